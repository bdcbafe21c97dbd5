package io.github.askjdbc.introspection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A phrase with choices in it and, at most once, a place for the name of a table.
 *
 * <p>Written as words apart by blanks; {@code $name} stands for one of the alternatives of that
 * name, {@code $name?} for one of them or nothing, {@code {table}} for one to {@value
 * #LONGEST_NAME} words.
 */
final class PhrasePattern {

  private static final int LONGEST_NAME = 6;
  private static final String TABLE = "{table}";

  private sealed interface Element {
    record Fixed(String word) implements Element {}

    /**
     * @param optional whether it may be left out
     */
    record Choice(List<List<Element>> alternatives, boolean optional) implements Element {}

    record Table() implements Element {}
  }

  private final List<Element> elements;

  private PhrasePattern(List<Element> elements) {
    this.elements = elements;
  }

  /**
   * @param alternatives by their names, each pattern as written; they may refer to each other, but
   *     not in a circle
   * @throws IllegalStateException if a name is unknown
   */
  static PhrasePattern of(String written, Map<String, List<String>> alternatives) {
    return new PhrasePattern(elements(written, alternatives));
  }

  private static List<Element> elements(String written, Map<String, List<String>> alternatives) {
    List<Element> elements = new ArrayList<>();
    for (String part : written.split(" ", -1)) {
      if (part.equals(TABLE)) {
        elements.add(new Element.Table());
      } else if (part.startsWith("$")) {
        elements.add(choice(part, alternatives));
      } else if (!part.isEmpty()) {
        elements.add(new Element.Fixed(part));
      }
    }
    return List.copyOf(elements);
  }

  private static Element choice(String part, Map<String, List<String>> alternatives) {
    boolean optional = part.endsWith("?");
    String name = part.substring(1, part.length() - (optional ? 1 : 0));
    if (!alternatives.containsKey(name)) {
      throw new IllegalStateException("a phrase uses $" + name + ", which is not defined");
    }
    List<List<Element>> choices = new ArrayList<>();
    alternatives.get(name).forEach(one -> choices.add(elements(one, alternatives)));
    return new Element.Choice(List.copyOf(choices), optional);
  }

  /**
   * Whether a text with these words is worth comparing: few are, and comparing is not cheap.
   *
   * @param words folded
   */
  boolean mayMatch(Set<String> words) {
    return mayMatch(elements, words);
  }

  private static boolean mayMatch(List<Element> pattern, Set<String> words) {
    for (Element element : pattern) {
      boolean possible =
          element instanceof Element.Fixed fixed
              ? words.contains(fixed.word())
              : !(element instanceof Element.Choice choice) || mayMatch(choice, words);
      if (!possible) {
        return false;
      }
    }
    return true;
  }

  private static boolean mayMatch(Element.Choice choice, Set<String> words) {
    if (choice.optional()) {
      return true;
    }
    for (List<Element> alternative : choice.alternatives()) {
      if (mayMatch(alternative, words)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The ways in which all the words make the phrase.
   *
   * @return for each the words that name the table, empty where the phrase has no place for one
   */
  List<List<PhraseWord>> matches(List<PhraseWord> words) {
    List<List<PhraseWord>> found = new ArrayList<>();
    match(elements, words, Optional.empty(), found);
    return found;
  }

  private void match(
      List<Element> pattern,
      List<PhraseWord> words,
      Optional<List<PhraseWord>> table,
      List<List<PhraseWord>> found) {
    if (pattern.isEmpty()) {
      if (words.isEmpty()) {
        found.add(table.orElse(List.of()));
      }
      return;
    }
    List<Element> rest = pattern.subList(1, pattern.size());
    if (pattern.get(0) instanceof Element.Fixed fixed) {
      if (!words.isEmpty() && words.get(0).folded().equals(fixed.word())) {
        match(rest, words.subList(1, words.size()), table, found);
      }
    } else if (pattern.get(0) instanceof Element.Choice choice) {
      if (choice.optional()) {
        match(rest, words, table, found);
      }
      for (List<Element> alternative : choice.alternatives()) {
        List<Element> chosen = new ArrayList<>(alternative);
        chosen.addAll(rest);
        match(chosen, words, table, found);
      }
    } else {
      for (int length = Math.min(LONGEST_NAME, words.size()); length > 0; length--) {
        match(
            rest,
            words.subList(length, words.size()),
            Optional.of(words.subList(0, length)),
            found);
      }
    }
  }
}
