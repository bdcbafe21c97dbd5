package io.github.askjdbc.catalog;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Patterns of columns, {@code column} or {@code table.column}, where {@code *} stands for any
 * characters; without regard to case.
 *
 * <p>A match costs at most the length of the name times that of the patterns that hold a star
 * elsewhere than in {@code table.*}; the others cost a look-up together.
 */
final class NamePatterns {
  private static final char ANY = '*';
  private static final String ALL_OF = ".*";

  private final Set<String> names = new HashSet<>();
  private final Set<String> wholes = new HashSet<>();
  private final List<List<String>> globs = new ArrayList<>();

  NamePatterns(List<String> patterns) {
    for (String written : patterns) {
      String pattern = folded(written.strip());
      int star = pattern.indexOf(ANY);
      if (star < 0) {
        names.add(pattern);
      } else if (star == pattern.length() - 1 && pattern.endsWith(ALL_OF)) {
        wholes.add(pattern.substring(0, star - 1));
      } else {
        globs.add(literals(pattern));
      }
    }
  }

  private static List<String> literals(String pattern) {
    List<String> literals = new ArrayList<>();
    int from = 0;
    for (int star = pattern.indexOf(ANY); star >= 0; star = pattern.indexOf(ANY, from)) {
      literals.add(pattern.substring(from, star));
      from = star + 1;
    }
    literals.add(pattern.substring(from));
    return literals;
  }

  /** A dot may also belong to the column's own name, so both readings count. */
  boolean match(String table, String column) {
    return matches(folded(column), false) || matches(folded(table + "." + column), true);
  }

  private boolean matches(String name, boolean dotted) {
    if (names.contains(name)) {
      return true;
    }
    for (int dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
      if (wholes.contains(name.substring(0, dot))) {
        return true;
      }
    }
    return globs.stream()
        .anyMatch(literals -> (!dotted || hasDot(literals)) && matches(literals, name));
  }

  private static boolean hasDot(List<String> literals) {
    return literals.stream().anyMatch(literal -> literal.indexOf('.') >= 0);
  }

  /** The first and the last literal stand at the ends, the others anywhere in their order. */
  private static boolean matches(List<String> literals, String name) {
    String first = literals.get(0);
    String last = literals.get(literals.size() - 1);
    int from = first.length();
    int end = name.length() - last.length();
    if (from > end || !name.startsWith(first) || !name.endsWith(last)) {
      return false;
    }
    for (String literal : literals.subList(1, literals.size() - 1)) {
      int found = name.indexOf(literal, from);
      if (found < 0 || found + literal.length() > end) {
        return false;
      }
      from = found + literal.length();
    }
    return true;
  }

  /** Letter by letter, so that no letter becomes two. */
  private static String folded(String text) {
    return text.codePoints()
        .map(letter -> Character.toLowerCase(Character.toUpperCase(letter)))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }
}
