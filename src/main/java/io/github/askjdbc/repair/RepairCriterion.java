package io.github.askjdbc.repair;

import io.github.askjdbc.generation.Candidate;
import java.util.Optional;

/** Tells a repair whether it is one. */
public interface RepairCriterion {

  /** Guards and inspects a mended query as any other; empty where the guard refuses it. */
  Optional<Inspected> inspect(Candidate mended);

  /** Whether the mended query leads to a better decision than the original. */
  boolean improves(Inspected mended, Inspected original);
}
