package io.github.askjdbc.transparency;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import net.jqwik.api.Example;

/** What only a target behind a network shows. */
abstract class ServerTransparencyProperties extends TransparencyProperties {

  /** A query that waits for hours. */
  abstract String sleeping();

  @Example
  void abort_whileTheTargetWorks_hasTheOutcomesOfTheTarget() {
    assertTimeoutPreemptively(
        NO_DEADLOCK,
        () -> assertAlike("", connection -> SeveredConnection.byAbort(sleeping(), connection)));
  }

  @Example
  void networkTimeout_whileTheTargetWorks_hasTheOutcomesOfTheTarget() {
    assertTimeoutPreemptively(
        NO_DEADLOCK,
        () -> assertAlike("", connection -> SeveredConnection.byTimeout(sleeping(), connection)));
  }
}
