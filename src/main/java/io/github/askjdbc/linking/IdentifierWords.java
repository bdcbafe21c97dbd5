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
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Reads the words out of identifiers: {@code dept_no} is "department number", {@code cDate} "date",
 * {@code airportcode} "airport code" where other names use both words or both are frequent words.
 */
public final class IdentifierWords {

  private static final int SHORTEST_PART = 3;
  private static final int SHORTEST_END = 2;
  private static final int LONGEST_END = 3;

  /** Shorter words end too many names by chance. */
  private static final int SHORTEST_WORD = 4;

  private static final String MIN = "min";
  private static final String MAX = "max";
  private static final String MINUTES = "minutes";

  private static final LexiconFile ENDINGS = LexiconFile.read("short-endings");
  private static final Map<String, String> SHORT_ENDINGS = ENDINGS.section("behind a word").keyed();
  private static final Map<String, String> BEHIND_PART = ENDINGS.section("behind a part").keyed();

  private final Map<String, String> abbreviations = LexiconFile.list("abbreviations").keyed();
  private final Compounds compounds = new Compounds();
  private final Set<String> vocabulary = new HashSet<>(WordClass.NAME_PART.words());
  private final Map<String, List<String>> told = new HashMap<>();

  /** What has a highest value somewhere, and so a lowest one and no minutes: {@code age_max}. */
  private final Set<List<String>> bounded = new HashSet<>();

  /** What an ending of its own follows somewhere: {@code incid} of {@code incid_id}. */
  private final Set<String> ended = new HashSet<>();

  /** What the names of keys call the rows of tables in short: {@code brk} for brokers. */
  private final Set<String> shortThings = new HashSet<>();

  /** What tables are called in one word. */
  private final Set<String> heads = new HashSet<>();

  /** What tables are called that would else be short for what only ends a name: {@code CNT_MST}. */
  private final Set<String> things = new HashSet<>();

  /**
   * @param identifiers every name of the database, which tell what may be a part of a compound
   */
  public IdentifierWords(Collection<String> identifiers) {
    for (String identifier : identifiers) {
      List<String> parts = NameParts.of(identifier);
      int last = parts.size() - 1;
      if (last > 0 && parts.get(last).equals(MAX)) {
        bounded.add(parts.subList(0, last));
      }
      for (int at = 0; at < parts.size(); at++) {
        String part = parts.get(at);
        if (part.length() >= SHORTEST_PART) {
          vocabulary.add(part);
        }
        if (at + 1 < parts.size() && SHORT_ENDINGS.containsKey(parts.get(at + 1))) {
          ended.add(part);
        }
      }
    }
  }

  /** For all names of a database; short forms that its own names explain are written out too. */
  public IdentifierWords(CatalogSnapshot catalog) {
    this(identifiers(catalog));
    TableWords words = new TableWords(catalog);
    OwnShortForms.of(catalog, words).forEach(this::addShortForm);
    for (Table table : catalog.tables()) {
      String name = table.name().name();
      words
          .of(name)
          .ifPresent(
              parts -> {
                told.put(name, parts);
                parts.stream().limit(parts.size() - 1L).forEach(shortThings::add);
                vocabulary.add(NounNumber.singular(parts.get(parts.size() - 1)));
              });
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

  /** What the name of a key calls rows in short, and what their table does. */
  private void addShortForm(String form, String word) {
    shortThings.add(form);
    boolean known = CommonWords.contains(form) || isShort(form);
    if (known && word.startsWith(form) && !CommonWords.contains(word)) {
      abbreviations.putIfAbsent(word, meant(form)); // RUNNR of RUNLG, SVCNO of SVCCAT
      return;
    }
    String meant = meant(form);
    if (Shortening.ofNoWord(word, meant).isPresent()) {
      abbreviations.putIfAbsent(word, meant);
    }
    begun(form, word).ifPresent(whole -> abbreviations.putIfAbsent(word, whole));
    if (word.length() > form.length()) {
      abbreviations.putIfAbsent(form, meant(word));
    }
  }

  /** The word that a table's name begins with and a key's is short for: STAYRC beside STYNO. */
  private static Optional<String> begun(String form, String name) {
    return IntStream.range(Math.max(SHORTEST_WORD, name.length() - LONGEST_END), name.length())
        .mapToObj(cut -> name.substring(0, cut))
        .filter(word -> CommonWords.contains(word) && !CommonWords.contains(name))
        .filter(word -> Shortening.isWithoutVowels(form, word))
        .findFirst();
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
      if (prefix && at + 1 < parts.size() && isShort(part + parts.get(at + 1))) {
        words.addAll(expanded(part + parts.get(++at))); // LName, f_name
        continue;
      }
      if (prefix) {
        continue;
      }
      boolean end = at > 0 && at == parts.size() - 1;
      if (end && part.equals(MIN) && areMinutes(parts.subList(0, at))) {
        words.add(MINUTES);
        continue;
      }
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

  /** {@code delay_min}, where no {@code delay_max} and no price is beside it. */
  private boolean areMinutes(List<String> before) {
    return !bounded.contains(before)
        && (!WordClass.MEASURED_IN_UNITS.ends(before.get(before.size() - 1))
            || WordClass.LENGTH_OF_TIME.contains(before.get(before.size() - 1)));
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
    boolean word = WordVectors.shipped().knows(part);
    for (int end = LONGEST_END; !word && !ended.contains(part) && end >= SHORTEST_END; end--) {
      int cut = part.length() - end;
      String before = part.substring(0, Math.max(0, cut));
      String meant = cut < SHORTEST_PART ? "" : ending(before, part.substring(cut));
      if (!meant.isEmpty()) {
        return List.of(before, meant);
      }
    }
    for (int cut = part.length() - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      if (known(part.substring(0, cut)) && known(part.substring(cut))) {
        return List.of(part.substring(0, cut), part.substring(cut));
      }
    }
    for (int cut = SHORTEST_PART; !word && cut <= part.length() - SHORTEST_PART; cut++) {
      if (isShort(part.substring(0, cut)) && isShort(part.substring(cut))) {
        return List.of(part.substring(0, cut), part.substring(cut));
      }
    }
    for (int cut = SHORTEST_PART; !word && cut <= part.length() - SHORTEST_WORD; cut++) {
      String rest = part.substring(cut);
      if (shortThings.contains(part.substring(0, cut)) && CommonWords.contains(rest)) {
        return List.of(part.substring(0, cut), rest);
      }
    }
    List<String> parts = compounds.parts(part);
    boolean named =
        ended.contains(part) && WordClass.SHORT_NAME_ENDING.contains(parts.get(parts.size() - 1));
    return named ? List.of(part) : parts;
  }

  /** What a short ending means behind some letters; empty where it is none there. */
  private String ending(String before, String end) {
    boolean part = heads.contains(before) || vocabulary.contains(before);
    boolean word = part || isShort(before) || CommonWords.contains(before);
    String behindPart = part ? BEHIND_PART.getOrDefault(end, "") : "";
    return word ? SHORT_ENDINGS.getOrDefault(end, behindPart) : "";
  }

  private boolean known(String word) {
    return vocabulary.contains(word) || vocabulary.contains(NounNumber.plural(word));
  }
}
