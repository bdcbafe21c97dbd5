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
    CAST(true),
    /** The test passes only through ask-jdbc: it fails now and then, or by its order. */
    BETTER(true),
    /** Anything else: a defect. */
    WORSE(false);

    private final boolean excused;

    Kind(boolean excused) {
      this.excused = excused;
    }

    boolean excused() {
      return excused;
    }
  }

  Kind kind() {
    if (asking.status().equals(direct.status())) {
      return Kind.CAST;
    }
    return asking.status().equals("SUCCESSFUL") ? Kind.BETTER : Kind.WORSE;
  }

  String line() {
    return String.join(
        "\t", kind().name(), test, direct.status(), asking.status(), asking.reason());
  }
}
