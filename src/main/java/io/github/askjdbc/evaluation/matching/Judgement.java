package io.github.askjdbc.evaluation.matching;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What is held of one SQL against its gold.
 *
 * @param benchmark execution match in the form {@link MatchForm#BENCHMARK}
 * @param strict execution match in the form {@link MatchForm#STRICT}
 * @param exact {@link ExactMatch}
 * @param efficiency the square root of the gold's time over the SQL's, where the SQL is right by
 *     the benchmark form (BIRD's R, of which the valid efficiency score is the mean with 0 for
 *     wrong SQL); above 1 where the SQL is the faster
 * @param failure why the SQL gave no rows
 */
public record Judgement(
    boolean benchmark,
    boolean strict,
    boolean exact,
    OptionalDouble efficiency,
    Optional<String> failure) {}
