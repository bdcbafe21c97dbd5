package io.github.askjdbc.repair;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import java.util.List;
import java.util.Optional;

/** One way of mending what one signal flags, from what is known of the database. Stateless. */
interface Repair {

  /** Stable, lower case with hyphens, as reports show it. */
  String id();

  /** The signal whose findings it mends. */
  String signal();

  /**
   * What to change, of as many of the findings as can be mended at once.
   *
   * @param findings of {@link #signal} on the subject's query, at least one
   * @return empty where the database does not say how, or allows for more than one way
   */
  Optional<Change> change(Subject subject, List<Finding> findings);
}
