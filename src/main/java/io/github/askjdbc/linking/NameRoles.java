package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Runs;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Words that play a part of their own in names; the lists are in {@code name-roles.txt}. */
public final class NameRoles {

  private final Set<String> decorations;
  private final Set<String> generic;
  private final Set<String> ordinary;
  private final Set<String> counting;
  private final Set<String> ofCounts;
  private final Set<String> collective;
  private final Set<String> naming;
  private final Set<String> times;
  private final Set<String> when;
  private final Set<String> units;
  private final Set<String> heads;
  private final Set<String> parts;
  private final Map<String, String> longer = new HashMap<>();

  public NameRoles() {
    Map<String, String> lists = LexiconFile.list("name-roles").keyed();
    decorations = words(lists, "decoration");
    generic = stems(lists, "generic head");
    ordinary = stems(lists, "ordinary modifier");
    counting = stems(lists, "counting head");
    ofCounts = words(lists, "count");
    collective = words(lists, "collective");
    naming = words(lists, "naming head");
    times = words(lists, "time");
    when = words(lists, "when");
    units = words(lists, "unit");
    heads = words(lists, "document head");
    parts = words(lists, "document part");
    for (String part : WordList.parts(lists.getOrDefault("longer", ""), ';')) {
      int is = part.indexOf('=');
      Runs.words(part.substring(0, Math.max(0, is)))
          .forEach(word -> longer.put(word, part.substring(is + 1).strip()));
    }
  }

  /** Whether a word of an identifier says nothing about what it names: {@code tbl}. */
  boolean decoration(String word) {
    return decorations.contains(word);
  }

  /** Whether people leave it out at the end of a name: "room" for {@code room_no}. */
  public boolean generic(String stem) {
    return generic.contains(stem);
  }

  /** Whether it means little without the word after it: "last" in {@code last_name}. */
  boolean ordinary(String stem) {
    return ordinary.contains(stem);
  }

  /** Whether "... of flights" asks for a count and not for a column of flights. */
  boolean counting(String stem) {
    return counting.contains(stem);
  }

  /** Whether a column that ends so holds how many there are of what stands before it. */
  boolean ofCount(String word) {
    return ofCounts.contains(word);
  }

  /** Whether it names all people of a kind at once: the crew, for crew members. */
  boolean collective(String word) {
    return collective.contains(word);
  }

  /** Whether a column that ends so tells a person which row is meant. */
  public boolean naming(String word) {
    return naming.contains(word);
  }

  /** Whether a table that ends so may hold documents whose parts are in another table. */
  boolean documentHead(String word) {
    return heads.contains(word);
  }

  /** Whether a table that ends so holds the parts of documents. */
  boolean documentPart(String word) {
    return parts.contains(word);
  }

  /** Whether it only says in what a column counts: {@code kilogram} in {@code weight_kg}. */
  boolean unit(String word) {
    return units.contains(word);
  }

  /** What people may say after a word that ends a name: "phone number" for {@code phone}. */
  Optional<String> longer(String word) {
    return Optional.ofNullable(longer.get(word));
  }

  /** Whether a column with that word in its name holds times. */
  public boolean time(String word) {
    return times.contains(word);
  }

  /** Whether a column that ends so holds the date of what stands before it: {@code due_on}. */
  boolean when(String word) {
    return when.contains(word);
  }

  private static Set<String> words(Map<String, String> lists, String list) {
    return Set.copyOf(Runs.words(lists.getOrDefault(list, "")));
  }

  private static Set<String> stems(Map<String, String> lists, String list) {
    return words(lists, list).stream().map(Stemming::stem).collect(Collectors.toUnmodifiableSet());
  }
}
