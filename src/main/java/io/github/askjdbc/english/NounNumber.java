package io.github.askjdbc.english;

import java.util.List;
import java.util.Optional;

/** Singular and plural of nouns, by the regular endings and a list of the others. English only. */
public final class NounNumber {

  private static final List<String> NO_PLURAL_ENDINGS = List.of("ss", "us", "is");
  private static final List<String> HISSING = List.of("s", "x", "z", "ch", "sh");

  /** What is left of a plural whose "es" is an ending; "uses" and "sizes" only lose their "s". */
  private static final List<String> BEFORE_ES = List.of("ss", "x", "zz", "ch", "sh", "us");

  /** The singulars of "causes" and "houses" do not end in "us". */
  private static final List<String> BEFORE_S = List.of("aus", "eus", "ous");

  private static final int SHORTEST_BEFORE_ES = 3;
  private static final int SHORTEST_PLURAL = 3;
  private static final int SHORTEST_IN_IES = 5;

  private NounNumber() {}

  /**
   * @param noun in lower case, or a name that ends with one; left as it is in the plural
   */
  public static String plural(String noun) {
    int last = noun.lastIndexOf(' ') + 1;
    String word = noun.substring(last);
    if (isPlural(noun) || !Stemming.regular(word).equals(word)) {
      return noun;
    }
    Optional<String> irregular = Stemming.irregular(word);
    if (irregular.isPresent()) {
      return noun.substring(0, last) + irregular.get();
    }
    if (endsWithConsonantAndY(noun)) {
      return noun.substring(0, noun.length() - 1) + "ies";
    }
    return noun + (HISSING.stream().anyMatch(noun::endsWith) ? "es" : "s");
  }

  /**
   * @param noun in lower case, or a name that ends with one; left as it is in the singular
   */
  public static String singular(String noun) {
    String regular = Stemming.regular(noun);
    if (!regular.equals(noun) || !isPlural(noun)) {
      return regular;
    }
    if (noun.endsWith("ies") && noun.length() >= SHORTEST_IN_IES) {
      return noun.substring(0, noun.length() - 3) + "y";
    }
    String withoutEs = noun.substring(0, noun.length() - 2);
    boolean longEnding =
        noun.endsWith("es")
            && withoutEs.length() >= SHORTEST_BEFORE_ES
            && BEFORE_ES.stream().anyMatch(withoutEs::endsWith)
            && BEFORE_S.stream().noneMatch(withoutEs::endsWith);
    return longEnding ? withoutEs : noun.substring(0, noun.length() - 1);
  }

  /** Whether a noun ends as regular plurals do. */
  public static boolean isPlural(String noun) {
    return noun.length() >= SHORTEST_PLURAL
        && noun.endsWith("s")
        && NO_PLURAL_ENDINGS.stream().noneMatch(noun::endsWith);
  }

  /** Whether two folded nouns are the same but for their number. */
  public static boolean isSame(String one, String other) {
    String left = Stemming.regular(one);
    String right = Stemming.regular(other);
    return left.equals(right) || plurals(left).contains(right) || plurals(right).contains(left);
  }

  /** The ways in which the plural of a singular may be written. */
  public static List<String> plurals(String singular) {
    if (singular.endsWith("y")) {
      return List.of(singular + "s", singular.substring(0, singular.length() - 1) + "ies");
    }
    boolean longer = singular.endsWith("o") || HISSING.stream().anyMatch(singular::endsWith);
    return longer ? List.of(singular + "s", singular + "es") : List.of(singular + "s");
  }

  private static boolean endsWithConsonantAndY(String noun) {
    return noun.length() > 1
        && noun.endsWith("y")
        && "aeiou".indexOf(noun.charAt(noun.length() - 2)) < 0;
  }
}
