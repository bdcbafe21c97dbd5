package io.github.askjdbc.cli.shell;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * When a language model is waited for.
 *
 * @param isNow whether a reply is waited for at this moment
 * @param nanoTime a monotonic clock in nanoseconds
 */
public record ModelWait(BooleanSupplier isNow, LongSupplier nanoTime) {}
