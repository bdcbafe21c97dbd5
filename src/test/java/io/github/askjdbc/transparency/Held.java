package io.github.askjdbc.transparency;

/**
 * An object of JDBC that a script may call.
 *
 * @param kind as what the target gave it: one object may be statement, rows and their metadata
 */
record Held(Calls kind, Object object) {

  boolean is(Calls otherKind, Object other) {
    return kind == otherKind && object == other;
  }
}
