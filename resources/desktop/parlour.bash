# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# bash completion for parlour

_parlour() {
  local word=${COMP_WORDS[COMP_CWORD]}
  if [[ ${COMP_WORDS[COMP_CWORD-1]} == --game ]]; then
    local games
    games=$(parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p')
    mapfile -t COMPREPLY < <(compgen -W "$games" -- "$word")
  elif [[ ${COMP_WORDS[COMP_CWORD-1]} == --lang ]]; then
    mapfile -t COMPREPLY < <(compgen -W "en fr id ru zh_CN" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -W "--game --watch --lang --help --version" -- "$word"; compgen -f -X '!*.parlour' -- "$word"; compgen -d -- "$word")
  fi
}
complete -o filenames -F _parlour parlour
