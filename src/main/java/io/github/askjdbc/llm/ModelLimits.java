package io.github.askjdbc.llm;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * What a model may cost.
 *
 * @param time that one question may wait for it, all calls together
 * @param tokens that one question may use, in and out together
 * @param tokensPerDay that all questions may use within 24 hours; empty for any number
 * @param parallel calls of this endpoint at once, at least 1
 */
public record ModelLimits(Duration time, long tokens, OptionalLong tokensPerDay, int parallel) {}
