package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Short forms that a database explains itself: where the key of {@code branch} is called {@code
 * br_no}, "br" is short for branch in all its names; so are letters of it in their order, and the
 * initials of a name of several words.
 */
final class OwnShortForms {

  private static final int SHORTEST = 2;

  /** A form that leaves out fewer letters may be a word of its own. */
  private static final int LEFT_OUT = 2;

  private static final Set<String> KEY_WORDS = LexiconFile.list("key-words").words();

  private OwnShortForms() {}

  /** From the short form to the words that it stands for; without those of two meanings. */
  static Map<String, String> of(CatalogSnapshot catalog, TableWords tables) {
    Set<String> fillers = LexiconFile.list("fillers").words();
    Map<String, Set<String>> meanings = new HashMap<>();
    for (Table table : catalog.tables()) {
      List<String> key = key(table);
      String called = table.name().name();
      List<String> name = tables.of(called).orElseGet(() -> NameParts.written(called));
      if (key.size() < 2 || name.isEmpty() || fillers.contains(key.get(0))) {
        continue;
      }
      meanings.computeIfAbsent(key.get(0), form -> new HashSet<>()).addAll(meant(key.get(0), name));
    }
    return meanings.entrySet().stream()
        .filter(entry -> entry.getValue().size() == 1)
        .collect(Collectors.toMap(Map.Entry::getKey, entry -> entry.getValue().iterator().next()));
  }

  /** The parts of its key's name; where none is declared, of its first column's, if a key's. */
  static List<String> key(Table table) {
    if (table.primaryKey().isEmpty() && !table.columns().isEmpty()) {
      List<String> first = NameParts.written(table.columns().get(0).name().column());
      return KEY_WORDS.contains(first.get(first.size() - 1)) ? first : List.of();
    }
    return table.primaryKey().size() == 1
        ? NameParts.written(table.primaryKey().get(0))
        : List.of();
  }

  private static Set<String> meant(String form, List<String> name) {
    if (form.length() < SHORTEST) {
      return Set.of();
    }
    String initials = name.stream().map(part -> part.substring(0, 1)).collect(Collectors.joining());
    if (name.size() > 1 && form.equals(initials)) {
      return Set.of(String.join(" ", name));
    }
    return name.stream()
        .filter(part -> part.charAt(0) == form.charAt(0))
        .filter(part -> isShorter(form, part) || isWithoutVowels(part, form))
        .collect(Collectors.toSet());
  }

  private static boolean isShorter(String form, String part) {
    return form.length() >= SHORTEST
        && (part.length() >= form.length() + LEFT_OUT || isCut(form, part))
        && holdsInOrder(part, form);
  }

  /** {@code pt} where the key says {@code pat}. */
  private static boolean isWithoutVowels(String part, String form) {
    return part.length() >= SHORTEST
        && part.length() < form.length()
        && Shortening.consonants(form).equals(part);
  }

  /** {@code mat} of {@code matl}, which is longer by one letter and no plural. */
  private static boolean isCut(String form, String part) {
    return part.length() == form.length() + 1
        && part.startsWith(form)
        && !CommonWords.contains(part)
        && !NounNumber.isPlural(part);
  }

  private static boolean holdsInOrder(String part, String form) {
    int at = 0;
    for (int letter = 0; letter < part.length() && at < form.length(); letter++) {
      if (part.charAt(letter) == form.charAt(at)) {
        at++;
      }
    }
    return at == form.length();
  }
}
