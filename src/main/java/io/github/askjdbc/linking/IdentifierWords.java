package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the words out of identifiers: {@code dept_no} is "department number", {@code cDate} "date",
 * {@code airportcode} "airport code" where other names use both words or both are frequent words.
 */
public final class IdentifierWords {

  private static final int SHORTEST_PART = 3;
  private static final int SHORT_END = 2;

  private static final Map<String, String> SHORT_ENDINGS =
      LexiconFile.read("short-endings").section("behind a word").keyed();

  private final Map<String, String> abbreviations = LexiconFile.list("abbreviations").keyed();
  private final Compounds compounds = new Compounds();
  private final Set<String> vocabulary = new HashSet<>(WordClass.NAME_PART.words());
  private final Map<String, List<String>> told = new HashMap<>();

  /** What tables are called in one word. */
  private final Set<String> heads = new HashSet<>();

  /** What tables are called that would else be short for what only ends a name: {@code CNT_MST}. */
  private final Set<String> things = new HashSet<>();

  /**
   * @param identifiers every name of the database, which tell what may be a part of a compound
   */
  public IdentifierWords(Collection<String> identifiers) {
    for (String identifier : identifiers) {
      for (String part : NameParts.of(identifier)) {
        if (part.length() >= SHORTEST_PART) {
          vocabulary.add(part);
        }
      }
    }
  }

  /** For all names of a database; short forms that its own names explain are written out too. */
  public IdentifierWords(CatalogSnapshot catalog) {
    this(identifiers(catalog));
    TableWords words = new TableWords(catalog);
    OwnShortForms.of(catalog, words)
        .forEach(
            (form, word) -> {
              String meant = meant(form);
              if (Shortening.ofNoWord(word, meant).isPresent()) {
                abbreviations.putIfAbsent(word, meant);
              }
              abbreviations.putIfAbsent(form, meant(word));
            });
    for (Table table : catalog.tables()) {
      String name = table.name().name();
      words.of(name).ifPresent(parts -> told.put(name, parts));
      if (parts(name).size() == 1) {
        heads.add(parts(name).get(0));
      }
    }
    heads.stream().filter(part -> WordClass.NAME_END.contains(meant(part))).forEach(things::add);
    abbreviations.putAll(words.shortForms());
    told.putAll(TableInitials.of(catalog, this));
    catalog.tables().stream()
        .flatMap(table -> PairedNames.of(table).stream())
        .forEach(
            names -> {
              abbreviations.putIfAbsent(names.shortFirst(), "first");
              abbreviations.putIfAbsent(names.shortLast(), "last");
            });
  }

  private static List<String> identifiers(CatalogSnapshot catalog) {
    List<String> identifiers = new ArrayList<>();
    for (Table table : catalog.tables()) {
      identifiers.add(table.name().name());
      table.columns().forEach(column -> identifiers.add(column.name().column()));
    }
    return identifiers;
  }

  /**
   * The words in their order, folded, abbreviations expanded. Never empty for a name with letters.
   */
  public List<String> of(String identifier) {
    List<String> words = new ArrayList<>();
    List<String> parts = parts(identifier);
    for (int at = 0; at < parts.size(); at++) {
      String part = parts.get(at);
      boolean prefix = part.length() == 1 && parts.size() > 1 && Character.isLetter(part.charAt(0));
      if (prefix) {
        continue;
      }
      boolean end = at > 0 && at == parts.size() - 1;
      if (things.contains(part) && !end) {
        words.add(part);
      } else if (!isShort(part)) {
        compound(part).forEach(word -> words.addAll(expanded(word)));
      } else {
        words.addAll(expanded(part));
      }
    }
    return words.isEmpty() ? parts : words;
  }

  /** The parts of an identifier that say what it names. */
  List<String> parts(String identifier) {
    List<String> parts = told.get(identifier);
    return parts == null ? NameParts.of(identifier) : parts;
  }

  private List<String> expanded(String part) {
    return List.of(meant(part).split(" ", -1));
  }

  private String meant(String part) {
    return abbreviations.getOrDefault(part, part);
  }

  /** Whether a part of an identifier is a short form that is written out. */
  boolean isShort(String part) {
    return abbreviations.containsKey(part);
  }

  private List<String> compound(String part) {
    int end = part.length() - SHORT_END;
    if (end >= SHORTEST_PART && SHORT_ENDINGS.containsKey(part.substring(end))) {
      String word = part.substring(0, end);
      boolean known = heads.contains(word) || CommonWords.contains(word);
      if (known && !WordVectors.shipped().knows(part)) {
        return List.of(word, SHORT_ENDINGS.get(part.substring(end)));
      }
    }
    for (int cut = part.length() - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      if (known(part.substring(0, cut)) && known(part.substring(cut))) {
        return List.of(part.substring(0, cut), part.substring(cut));
      }
    }
    return compounds.parts(part);
  }

  private boolean known(String word) {
    return vocabulary.contains(word) || vocabulary.contains(NounNumber.plural(word));
  }
}
