package io.github.askjdbc.repair;

/**
 * A mended query that was tried.
 *
 * @param repair id of the way of mending
 * @param before the SQL that it was made of
 * @param after the SQL that it gave, not to be run unless {@code improved}
 * @param message what was changed; may hold cell values
 * @param improved whether it leads to a better decision; one that does not is dropped
 * @param taken whether it went on into what was handed back
 */
public record RepairAttempt(
    String repair, String before, String after, String message, boolean improved, boolean taken) {

  RepairAttempt asTaken() {
    return new RepairAttempt(repair, before, after, message, improved, true);
  }
}
