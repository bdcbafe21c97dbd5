package io.github.askjdbc.introspection;

import java.util.List;

/** Singular and plural of the last word of a name, by the regular endings. English only. */
final class EnglishNumber {

  private static final List<String> NO_PLURAL_ENDINGS = List.of("ss", "us", "is");
  private static final List<String> HISSING = List.of("s", "x", "z", "ch", "sh");

  private EnglishNumber() {}

  static String plural(String name) {
    if (isPlural(name)) {
      return name;
    }
    if (name.length() > 1
        && name.endsWith("y")
        && "aeiou".indexOf(name.charAt(name.length() - 2)) < 0) {
      return name.substring(0, name.length() - 1) + "ies";
    }
    return name + (HISSING.stream().anyMatch(name::endsWith) ? "es" : "s");
  }

  static String singular(String name) {
    if (!isPlural(name)) {
      return name;
    }
    if (name.endsWith("ies") && name.length() > 4) {
      return name.substring(0, name.length() - 3) + "y";
    }
    String withoutEs = name.substring(0, name.length() - 2);
    boolean hissing = name.endsWith("es") && HISSING.stream().skip(1).anyMatch(withoutEs::endsWith);
    return hissing || name.endsWith("sses") ? withoutEs : name.substring(0, name.length() - 1);
  }

  private static boolean isPlural(String name) {
    return name.length() > 2
        && name.endsWith("s")
        && NO_PLURAL_ENDINGS.stream().noneMatch(name::endsWith);
  }
}
