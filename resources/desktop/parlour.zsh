#compdef parlour parlour-cli parlour-lab
# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# zsh completion for the three programs. Verbs and options come from their own help, games and bots from parlour-cli.

local program=$words[1] previous=$words[CURRENT-1] word
local -a verb verbs options

for word in ${words[2,CURRENT-1]}; do
  [[ ${program:t} != parlour && $word == [a-z]* ]] || break
  verb+=($word)
  [[ $word == contest ]] || break
done

case $previous in
  --game)
    compadd -- ${(f)"$(parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p')"}
    return ;;
  --seats | --bots | --add | --against | --by)
    compset -P '*,'
    compadd -S '' -- you ${(f)"$(parlour-cli games --json 2>/dev/null | sed -n 's/^ *"id": "\([a-z-]*\.[^"]*\)",*$/\1/p')"}
    return ;;
esac

local help
help=$($program $verb --help 2>/dev/null)
options=(${(f)"$(print -r -- $help | sed -nE 's/^ +(-[A-Za-z], ?)?(--[a-z-]+)( <[A-Za-z]+>)?( [A-Z]+)*  +(.*)/\2:\5/p')"})
if (( ! $#verb )) || [[ $verb == contest ]]; then
  verbs=(${(f)"$(print -r -- $help | sed -nE 's/^  ([a-z]+)  +(.*)/\1:\2/p')"})
  (( ! $#verbs )) || _describe verb verbs
elif [[ $#verb -eq 1 && CURRENT -eq 3 ]]; then
  compadd -- ${(f)"$(parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p')"}
fi
[[ $PREFIX != -* ]] || _describe -o option options
_files
