// A match of any game, spoken to in the game's notation: for the window's sessions, the command line, records, golden tests
// and bots in other processes. Typed code (simulation, contests, search, table widgets) does not come here.
#pragma once

#include "engine/core/match.h"

#include <any>
#include <memory>
#include <string>

namespace parlour {

/// An event as some seats may know it; `event` is the game's Event.
struct AnyTold {
    SeatSet to;
    bool blurred = false;
    std::any event;
    std::string text; ///< plain English, from G::toText(Event)
};

/// The step by which a seat gives the match away: Match::forfeit in the notation of every game. Never asked for, and no
/// action of any game.
inline constexpr std::string_view kForfeit = "forfeit";

class AnyMatch {
public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> clone() const = 0;

    virtual Node node() const = 0;
    virtual int seats() const = 0;
    virtual int steps() const = 0;
    virtual RuleMap rules() const = 0;

    /// The chance outcome that the seed holds for this position, which must be a chance node.
    virtual std::string draw() const = 0;
    /// The actions of a seat that is waited for; the first does least. There may be more that are allowed.
    virtual std::vector<std::string> legal(Seat seat) const = 0;
    /// Could `seat` act so now?
    virtual bool allows(Seat seat, std::string_view text) const = 0;
    /// Who forfeited; -1: nobody.
    virtual Seat forfeiter() const = 0;
    /// Takes one step: `who` is a seat or kChanceSeat. Any seat may forfeit until the match is over. On an error nothing has
    /// changed. Appends what happened to `told` unless it is null.
    virtual Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told = nullptr) = 0;

    /// The game's View of `seat`.
    virtual std::any look(Seat seat) const = 0;
    virtual void fields(Seat seat, FieldVisitor& visitor) const = 0;
    /// What a bot in `seat` is asked here.
    virtual AnyQuestion question(Seat seat) const = 0;
    virtual double score(Seat seat) const = 0;
    virtual double points(Seat seat) const = 0;
};

/// What the program knows of a game without playing it.
struct GameInfo {
    std::string id;
    Text name;
    int version = 1;
    const std::vector<RuleOption>* options = nullptr;
    int maxSteps = 0;
    /// Validates and completes a rule map.
    Expected<RuleMap> (*complete)(const RuleMap&) = nullptr;
    /// How many seats complete, valid rules have.
    int (*seats)(const RuleMap&) = nullptr;
    /// A match at its start; `rules` must be valid.
    Expected<std::unique_ptr<AnyMatch>> (*start)(const RuleMap& rules, std::uint64_t seed) = nullptr;
};

template <Game G>
class TextMatch final : public AnyMatch {
public:
    TextMatch(const typename G::Rules& rules, std::uint64_t seed) : match_(rules, seed) {}
    std::unique_ptr<AnyMatch> clone() const override { return std::make_unique<TextMatch>(*this); }

    Node node() const override { return match_.node(); }
    int seats() const override { return match_.seats(); }
    int steps() const override { return match_.steps(); }
    RuleMap rules() const override { return G::rulesMap(match_.rules()); }
    std::string draw() const override { return G::toText(match_.draw()); }

    std::vector<std::string> legal(Seat seat) const override
    {
        ActionList<G> list;
        match_.legal(seat, list);
        std::vector<std::string> texts;
        for (const auto& action : list)
            texts.push_back(G::toText(action));
        return texts;
    }

    bool allows(Seat seat, std::string_view text) const override { return static_cast<bool>(allowed(seat, text)); }
    Seat forfeiter() const override { return match_.forfeiter(); }

    Expected<void> step(Seat who, std::string_view text, std::vector<AnyTold>* told) override
    {
        Trace<typename G::Event> trace(seats());
        auto* wanted = told ? &trace : nullptr;
        const Expected<void> done = who < 0 ? happen(text, wanted) : act(who, text, wanted);
        for (const auto& each : trace.told())
            told->push_back({each.to, each.blurred, each.event, G::toText(each.event)});
        return done;
    }

    std::any look(Seat seat) const override { return match_.look(seat); }
    void fields(Seat seat, FieldVisitor& visitor) const override { G::fields(match_.look(seat), visitor); }
    AnyQuestion question(Seat seat) const override { return {match_.look(seat), legal(seat), match_.luck(seat), steps()}; }
    double score(Seat seat) const override { return match_.score(seat); }
    double points(Seat seat) const override { return match_.points(seat); }

private:
    Expected<void> happen(std::string_view text, Trace<typename G::Event>* trace)
    {
        if (!match_.node().isChance())
            return Error(SAY("Error", "nothing is drawn or dealt here"));
        const auto chance = G::parseChance(text);
        if (!chance)
            return chance.error();
        if (!match_.allowsChance(*chance))
            return Error(SAY("Error", "\"%1\" cannot be drawn or dealt here"), {std::string(text)});
        match_.happen(*chance, trace);
        return {};
    }
    Expected<void> act(Seat seat, std::string_view text, Trace<typename G::Event>* trace)
    {
        if (text == kForfeit && seat < seats() && !match_.node().isOver()) {
            match_.forfeit(seat);
            return {};
        }
        const auto action = allowed(seat, text);
        if (!action)
            return action.error();
        match_.act(seat, *action, trace);
        return {};
    }
    Expected<typename G::Action> allowed(Seat seat, std::string_view text) const
    {
        const Node node = match_.node();
        if (!node.isWaiting() || seat < 0 || seat >= seats() || !node.seats.has(seat))
            return Error(SAY("Error", "seat %1 is not to move"), {static_cast<long long>(seat)});
        auto action = G::parseAction(text);
        if (action && !match_.allows(seat, *action))
            return Error(SAY("Error", "\"%1\" is not allowed here"), {std::string(text)});
        return action;
    }

    Match<G> match_;
};

template <Game G>
GameInfo gameInfo()
{
    GameInfo info;
    info.id = G::kId;
    info.name = G::name();
    info.version = G::kVersion;
    info.options = &G::options();
    info.maxSteps = G::kMaxSteps;
    info.complete = [](const RuleMap& given) -> Expected<RuleMap> {
        const auto rules = G::parseRules(given);
        if (!rules)
            return rules.error();
        return G::rulesMap(*rules);
    };
    info.seats = [](const RuleMap& map) { return G::seats(*G::parseRules(map)); };
    info.start = [](const RuleMap& map, std::uint64_t seed) -> Expected<std::unique_ptr<AnyMatch>> {
        const auto rules = G::parseRules(map);
        if (!rules)
            return rules.error();
        return std::unique_ptr<AnyMatch>(std::make_unique<TextMatch<G>>(*rules, seed));
    };
    return info;
}

} // namespace parlour
