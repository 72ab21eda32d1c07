# SPDX-FileCopyrightText: The Parlour developers
# SPDX-License-Identifier: GPL-3.0-or-later

# fish completion for the three programs. Verbs and options come from their own help, games and bots from parlour-cli.

function __parlour_verb # the verb on the command line, and the verb below it
    set -l words (commandline -opc)
    test (basename $words[1]) = parlour; and return
    for word in $words[2..]
        string match -qr '^[a-z]+$' -- $word; or break
        echo $word
        test $word = contest; or break
    end
end

function __parlour_help
    set -l words (commandline -opc)
    $words[1] (__parlour_verb) --help 2>/dev/null
end

function __parlour_options
    __parlour_help | sed -nE 's/^ +(-[A-Za-z], ?)?(--[a-z-]+)( <[A-Za-z]+>)?( [A-Z]+)*  +(.*)/\2\t\5/p'
end

function __parlour_verbs
    set -l verb (__parlour_verb)
    test (count $verb) -eq 0 -o "$verb" = contest; or return
    __parlour_help | sed -nE 's/^  ([a-z]+)  +(.*)/\1\t\2/p'
end

function __parlour_games
    parlour-cli games 2>/dev/null | sed -n 's/^\([a-z][a-z-]*\)  .*/\1/p'
end

function __parlour_bots # after those that are typed already
    set -l before (commandline -ct | string match -r '^.*,')
    for bot in you (parlour-cli games --json 2>/dev/null | sed -n 's/^ *"id": "\([a-z-]*\.[^"]*\)",*$/\1/p')
        echo $before$bot
    end
end

function __parlour_wants -a kind # whether the word before is an option of this kind
    set -l words (commandline -opc)
    switch $kind
        case game
            test "$words[-1]" = --game
            or begin
                test (count $words) -eq 2; and not contains -- "$words[2]" games verify replay share seal serve contest
            end
        case bots
            contains -- "$words[-1]" --seats --bots --add --against --by
    end
end

for program in parlour parlour-cli parlour-lab
    complete -c $program -n 'string match -q -- "-*" (commandline -ct)' -a '(__parlour_options)'
    complete -c $program -a '(__parlour_verbs)'
    complete -c $program -n '__parlour_wants game' -a '(__parlour_games)'
    complete -c $program -n '__parlour_wants bots' -a '(__parlour_bots)'
end
