// An analyst that needs one of the shared tables, and asks for it when it is first asked itself; as LateBot is for bots.
#pragma once

#include "ai/resources.h"
#include "engine/core/analyst.h"

namespace parlour {

/// An analyst that reckons by a table, which is asked for on the thread that thinks. Stopped meanwhile it knows nothing:
/// half a win for everything, give or take half. The View has the rules as `rules`.
template <class G, class Table>
class LateAnalyst final : public Analyst<G> {
public:
    using Rules = typename G::Rules;
    using Find = std::function<std::shared_ptr<const Table>(const Rules& rules, const std::stop_token& stop)>;
    /// The analyst refers to its table, which lives longer.
    using Make = std::function<std::unique_ptr<Analyst<G>>(const Table& table)>;
    LateAnalyst(int version, Find find, Make make) : version_(version), find_(std::move(find)), make_(std::move(make)) {}

    int version() const override { return version_; }

    Analysis weigh(const Question<G>& question, const AnalysisWatcher& watcher) override
    {
        if (sitDown(question.view.rules, question.stop))
            return analyst_->weigh(question, watcher);
        Analysis nothing;
        nothing.actions.resize(question.legal.size(), {kUnknown, {}, 0, {}});
        nothing.actions.front().frequency = 1;
        return nothing;
    }

    Estimate valueOf(const typename G::View& view, Luck luck, const std::stop_token& stop, int simulations) override
    {
        return sitDown(view.rules, stop) ? analyst_->valueOf(view, luck, stop, simulations) : kUnknown;
    }
    std::optional<Estimate> pointsOf(const typename G::View& view, const std::stop_token& stop) override
    {
        return sitDown(view.rules, stop) ? analyst_->pointsOf(view, stop) : std::nullopt;
    }
    bool isBlindView(const typename G::View& view, const std::stop_token& stop) override
    {
        return sitDown(view.rules, stop) && analyst_->isBlindView(view, stop);
    }
    std::optional<Estimate> valueBetween(const typename G::View& before, const typename G::View& after,
                                         const std::stop_token& stop) override
    {
        return sitDown(before.rules, stop) ? analyst_->valueBetween(before, after, stop) : std::nullopt;
    }

private:
    static constexpr Estimate kUnknown{0.5, 0.5};

    bool sitDown(const Rules& rules, const std::stop_token& stop)
    {
        if (analyst_ && rules_ == rules)
            return true;
        analyst_.reset();
        table_ = find_(rules, stop);
        if (table_)
            analyst_ = make_(*table_);
        rules_ = rules;
        return analyst_ != nullptr;
    }

    int version_;
    Find find_;
    Make make_;
    Rules rules_{};
    std::shared_ptr<const Table> table_;
    std::unique_ptr<Analyst<G>> analyst_;
};

} // namespace parlour
