package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import picocli.CommandLine.Option;

/** How two runs are compared. */
public final class ComparisonOptions {

  @Option(
      names = "--penalty",
      defaultValue = "10",
      description = "How many right answers one wrong answer costs. Default: ${DEFAULT-VALUE}.")
  private double penalty;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For the bootstrap. Default: ${DEFAULT-VALUE}.")
  private long seed;

  /** In right answers. */
  public double penalty() {
    return penalty;
  }

  public Bootstrap bootstrap() {
    return new Bootstrap(seed, Bootstrap.DRAWS);
  }
}
