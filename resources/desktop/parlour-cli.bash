# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# bash completion for parlour-cli

_parlour_cli_bots() { # of the game on the command line, or of all games
  parlour-cli games --json 2>/dev/null | sed -n 's/^ *"id": "\([a-z-]*\.[^"]*\)",*$/\1/p' | grep "^${COMP_WORDS[2]:-}"
}

_parlour_cli_games() {
  parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p'
}

_parlour_cli_presets() { # as the refusal of an unknown one lists them
  parlour-cli contest run --preset '?' --out '' 2>&1 | sed -n 's/.*the presets are //p' | tr -d ,
}

_parlour_cli() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]:-} words=
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    mapfile -t COMPREPLY < <(compgen -W "games watch match replay verify deal seal share play evaluate solve analyse puzzles doctor serve contest help --help --version" -- "$word")
    return
  fi
  case $previous in
    --seats | --bots | --add)
      local before=
      [[ $word != *,* ]] || before=${word%,*},
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_parlour_cli_bots) you" -- "${word##*,}")
      return ;;
    --preset) mapfile -t COMPREPLY < <(compgen -W "$(_parlour_cli_presets)" -- "$word"); return ;;
    --format)
      words="round-robin gauntlet cup tables"
      [[ ${COMP_WORDS[2]:-} != export ]] || words="csv json md html"
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"); return ;;
    --game) mapfile -t COMPREPLY < <(compgen -W "$(_parlour_cli_games)" -- "$word"); return ;;
    serve) mapfile -t COMPREPLY < <(compgen -W "$(COMP_WORDS=() _parlour_cli_bots)" -- "$word"); return ;;
    --bot) mapfile -t COMPREPLY < <(compgen -W "exec:" -- "$word"); compopt -o nospace; return ;;
    --out) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --save | --transcript) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --cards) mapfile -t COMPREPLY < <(compgen -W "real dealt" -- "$word"); return ;;
    --values) mapfile -t COMPREPLY < <(compgen -W "app article" -- "$word"); return ;;
    --level) mapfile -t COMPREPLY < <(compgen -W "casual club master" -- "$word"); return ;;
    --trump) mapfile -t COMPREPLY < <(compgen -W "s h d c" -- "$word"); return ;;
  esac
  case $verb in
    replay | verify | share | analyse)
      [[ $verb != replay ]] || words="--to --seat --position --what-if --cards --count --level --seed --json"
      [[ $verb != share ]] || words="--step --seat"
      [[ $verb != analyse ]] || words="--match --position --seat --threads --reasons --json"
      mapfile -t COMPREPLY < <(compgen -f -X '!*.parlour' -- "$word"; compgen -f -X '!*.contest' -- "$word"; compgen -d -- "$word")
      ;;
    watch) words="--seats --seed --salt --seal --own-words --rules --position --move-time --reports --words --save --commands --force --pause" ;;
    match) words="--seats --matches --seed --salt --threads --rules --move-time --json" ;;
    play) words="--seats --seed --salt --seal --own-words --rules --position --move-time --save --commands --force" ;;
    doctor) words="--bot --game --games --seed --save --transcript --commands --force --move-time" ;;
    serve) words="--game" ;;
    puzzles)
      words="--count --seed --level --json"
      [[ $COMP_CWORD -ne 2 ]] || words=$(_parlour_cli_games)
      ;;
    deal)
      words="--date --json"
      [[ $COMP_CWORD -ne 2 ]] || words=$(_parlour_cli_games)
      ;;
    seal) words="--words" ;;
    games) words="--json" ;;
    contest)
      if [[ $COMP_CWORD -eq 2 ]]; then
        words="run resume show merge export ladder"
      else
        case ${COMP_WORDS[2]} in
          run) words="--preset --game --format --bots --matches --seats --rounds --first-to --seed --salt --threads --rules --move-time --sprt --shard
            --out --json --commands" ;;
          resume) words="--add --matches --yes --threads --json --commands" ;;
          show | merge) words="--json --commands" ;;
          export) words="--format --out --commands --force" ;;
          ladder) words="--out --force" ;;
        esac
        [[ ${COMP_WORDS[2]} == run ]] || mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi ;;
    solve)
      words="durak pazaak pazaak-full yahtzee --rules --deck --against --pairs --iterations --games --seed --threads --step --out --force --json"
      [[ ${COMP_WORDS[2]:-} != durak ]] || mapfile -t COMPREPLY < <(compgen -f -X '!*.parlour' -- "$word"; compgen -d -- "$word")
      ;;
    evaluate) words="durak --hand --trump --stock --sizes --deck --values --json" ;;
  esac
  case $verb in watch | match | play) [[ $COMP_CWORD -ne 2 ]] || words=$(_parlour_cli_games) ;; esac
  local more
  mapfile -t more < <(compgen -W "$words --help" -- "$word")
  COMPREPLY+=("${more[@]}")
}
complete -F _parlour_cli parlour-cli
