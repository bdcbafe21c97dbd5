package io.github.askjdbc.pipeline;

import io.github.askjdbc.sql.Clause;
import java.util.Optional;

/**
 * One row of a report.
 *
 * @param signal id of the detector, or what the stage looked at
 * @param verdict clean, flagged or abstained; answer or abstain on the last step
 * @param fragment the SQL, or the words of the question, that the step speaks of
 * @param confidence between 0 and 1, on steps that have one
 */
public record Step(
    Stage stage,
    String signal,
    String verdict,
    Optional<Clause> clause,
    Optional<String> fragment,
    String message,
    Optional<Double> confidence) {}
