package io.github.askjdbc.memory;

import io.github.askjdbc.learning.Calibrator;

/**
 * What people's verdicts on one database make of a confidence.
 *
 * @param verdicts how many it was fitted to
 */
public record Refit(Calibrator calibrator, int verdicts) {}
