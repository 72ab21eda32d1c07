# bash completion for parlour-cli

_parlour_cli_bots() { # of the game on the command line, or of all games
  parlour-cli games --json 2>/dev/null | sed -n 's/^ *"id": "\([a-z]*\.[^"]*\)",*$/\1/p' | grep "^${COMP_WORDS[2]:-}"
}

_parlour_cli() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]:-} words=
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then
    mapfile -t COMPREPLY < <(compgen -W "games watch match replay verify play evaluate bench --help --version" -- "$word")
    return
  fi
  case $previous in
    --seats)
      local before=
      [[ $word != *,* ]] || before=${word%,*},
      mapfile -t COMPREPLY < <(compgen -P "$before" -W "$(_parlour_cli_bots) you" -- "${word##*,}")
      return ;;
    --save) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    --values) mapfile -t COMPREPLY < <(compgen -W "app article" -- "$word"); return ;;
    --trump) mapfile -t COMPREPLY < <(compgen -W "s h d c" -- "$word"); return ;;
  esac
  case $verb in
    replay | verify)
      [[ $verb != replay ]] || words="--to --seat"
      mapfile -t COMPREPLY < <(compgen -f -X '!*.parlour' -- "$word"; compgen -d -- "$word")
      ;;
    watch) words="--seats --seed --rules --reports --words --save --pause" ;;
    match) words="--seats --matches --seed --threads --rules --json" ;;
    play) words="--seats --seed --rules" ;;
    games | bench) words="--json" ;;
    evaluate) words="durak --hand --trump --stock --sizes --deck --values --json" ;;
  esac
  case $verb in watch | match | play | bench) [[ $COMP_CWORD -ne 2 ]] || words="durak pazaak yahtzee coins" ;; esac
  local more
  mapfile -t more < <(compgen -W "$words --help" -- "$word")
  COMPREPLY+=("${more[@]}")
}
complete -F _parlour_cli parlour-cli
