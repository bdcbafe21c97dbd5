package io.github.askjdbc.catalog.semantics;

/**
 * Where a statement about the database stands, for messages.
 *
 * @param file as it was named, or what stands for a file ("comment of the database")
 * @param line from 1; 0 where there are no lines
 * @param key the path of keys down to it, such as {@code tables[0].dimensions[2].name}; may be
 *     empty
 */
public record Source(String file, int line, String key) {

  @Override
  public String toString() {
    return file + (line > 0 ? ":" + line : "") + (key.isEmpty() ? "" : " (" + key + ")");
  }
}
