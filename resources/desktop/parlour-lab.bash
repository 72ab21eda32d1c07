# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# bash completion for parlour-lab

_parlour_lab() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]:-} words=
  case $previous in
    --bot|--bots) words=$(parlour-cli games --json 2>/dev/null | sed -n 's/^ *"id": "\([a-z-]*\.[^"]*\)",*$/\1/p' | grep "^${COMP_WORDS[2]:-}") ;;
    --out) mapfile -t COMPREPLY < <(compgen -f -- "$word"); return ;;
    *)
      case $COMP_CWORD:$verb in
        1:*) words="train exploit habits teach decks beliefs bench --help --version" ;;
        2:bench|2:habits|2:teach|2:beliefs) words="$(parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p') --time --json --help" ;;
        2:decks) words="pazaak-full --help" ;;
        2:*) words="coup coins --help" ;;
        *:train) words="--out --rules --iterations --seed --threads --endings --multiplayer --json --help" ;;
        *:exploit) words="--bot --rules --minutes --matches --tests --policy-gradient --seed --threads --json --help" ;;
        *:habits) words="--bots --matches --seed --json --help" ;;
        *:teach) words="--matches --kinds --simulations --rules --seed --json --help" ;;
        *:decks) words="--out --limit --seed --threads --help" ;;
        *:beliefs) words="--seats --rules --games --seed --help" ;;
        *:bench) words="--time --json --help" ;;
      esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _parlour_lab parlour-lab
