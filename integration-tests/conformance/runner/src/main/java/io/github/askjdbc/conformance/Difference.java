package io.github.askjdbc.conformance;

/**
 * A test that ends one way directly and another way through ask-jdbc.
 *
 * @param test the test's unique id
 * @param direct how it ended directly
 * @param asking how it ended through ask-jdbc
 */
record Difference(String test, Outcome direct, Outcome asking) {

  /** What lies behind a difference. */
  enum Kind {
    /** The same, but the test casts an object of JDBC to a class of the target's driver. */
    CAST,
    /** The suite's list of excuses says why no wrapper can pass. */
    EXCUSED,
    /** The test passes only through ask-jdbc: it fails now and then, or by its order. */
    BETTER,
    /** Anything else: a defect. */
    WORSE
  }

  Kind kind(Excuses excuses) {
    if (asking.status().equals(direct.status())) {
      return Kind.CAST;
    }
    if (asking.status().equals("SUCCESSFUL")) {
      return Kind.BETTER;
    }
    return excuses.of(test).isPresent() ? Kind.EXCUSED : Kind.WORSE;
  }

  String line(Excuses excuses) {
    return String.join(
        "\t",
        kind(excuses).name(),
        test,
        direct.status(),
        asking.status(),
        excuses.of(test).orElse(asking.reason()));
  }
}
