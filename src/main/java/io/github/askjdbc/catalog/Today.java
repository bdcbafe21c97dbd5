package io.github.askjdbc.catalog;

import java.time.LocalDate;
import java.util.Optional;

/** The day that "last month" and "this year" are reckoned from. */
@FunctionalInterface
public interface Today {

  /** Where nobody tells it. */
  Today UNKNOWN = Optional::empty;

  /** Empty where it cannot be told; times that need it are not read then. */
  Optional<LocalDate> date();
}
