package io.github.askjdbc.catalog.values;

import java.io.IOException;
import java.util.Set;

/** A value that a search came upon. Numbers are had without reading its text. */
interface Hit {

  /** The column's number. */
  int column() throws IOException;

  /** Code points of the folded text. */
  int length() throws IOException;

  /** See {@link TextForm#characters}. */
  long characters() throws IOException;

  /** Distinct stems. */
  int words() throws IOException;

  String stored() throws IOException;

  /** See {@link TextForm#folded}. */
  String folded() throws IOException;

  Set<String> stems() throws IOException;
}
