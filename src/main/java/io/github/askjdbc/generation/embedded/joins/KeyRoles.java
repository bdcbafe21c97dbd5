package io.github.askjdbc.generation.embedded.joins;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.NameRoles;
import io.github.askjdbc.linking.Shortening;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a key's columns say of the row that they refer to, beside what it is: {@code
 * sold_by_agent_id} that the agent sold. Where two tables have several keys, the question's words
 * tell which is meant; where they do not, a key that says nothing more is.
 */
final class KeyRoles {

  private static final int SHORTEST_BEGINNING = 4;
  private static final int SHORTEST_VERB = 3;
  private static final int LONGEST_ENDING = 4;

  /** Those who are above others, and what is said of them whatever they are called. */
  private static final Set<String> LEADERS = stems(List.copyOf(WordClass.LEADER.words()));

  private static final Set<String> ABOVE = stems(List.copyOf(WordClass.LEADING.words()));

  /** Verbs by the stems of their irregular past forms. */
  private static final Map<String, String> PAST =
      LexiconFile.list("irregular-verbs").keyed().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  form -> Stemming.stem(form.getKey()), form -> Stemming.stem(form.getValue())));

  /** What those do who are called by a noun of another stem. */
  private static final Map<String, String> DEEDS =
      LexiconFile.list("role-deeds").keyed().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  role -> Stemming.stem(role.getKey()), role -> Stemming.stem(role.getValue())));

  private final Map<ForeignKey, Set<String>> roles = new HashMap<>();

  KeyRoles(CatalogSnapshot catalog) {
    IdentifierWords splitter = new IdentifierWords(catalog);
    NameRoles names = new NameRoles();
    for (ForeignKey key : catalog.foreignKeys()) {
      Set<String> target = stems(splitter.of(key.to().name()));
      target.addAll(key.toColumns().stream().flatMap(c -> stems(splitter.of(c)).stream()).toList());
      Set<String> own =
          key.fromColumns().stream()
              .flatMap(column -> stems(splitter.of(column)).stream())
              .filter(stem -> !target.contains(stem) && !names.generic(stem))
              .filter(stem -> !WordClass.FUNCTION.contains(stem))
              .collect(Collectors.toSet());
      if (own.stream().anyMatch(stem -> !WordClass.PARTICLE.contains(stem))) {
        own.removeIf(WordClass.PARTICLE::contains); // handed_out_by: who handed
      }
      roles.put(
          key, own.stream().map(stem -> PAST.getOrDefault(stem, stem)).collect(Collectors.toSet()));
    }
  }

  private static Set<String> stems(List<String> words) {
    Set<String> stems = new HashSet<>();
    words.forEach(word -> stems.addAll(NameStems.of(word)));
    return stems;
  }

  /**
   * How well a key fits the words of a question.
   *
   * @param stems of the question's words
   * @return 0 where they tell its role, 1 where they tell a part of it ("manager" of a deputy
   *     manager), 2 where it has none, 3 where they do not speak of it
   */
  int distance(ForeignKey key, Set<String> stems) {
    boolean none = roles.getOrDefault(key, Set.of()).isEmpty();
    return none ? 2 : isSaid(key, stems) ? 0 : speaksOf(key, stems) ? 1 : 3;
  }

  /** Whether a key says more of the row that it refers to than what it is. */
  boolean hasRole(ForeignKey key) {
    return !roles.getOrDefault(key, Set.of()).isEmpty();
  }

  /** Whether some words tell the whole role of a key that has one. */
  boolean isSaid(ForeignKey key, Set<String> stems) {
    Set<String> role = roles.getOrDefault(key, Set.of());
    return !role.isEmpty() && role.stream().allMatch(word -> said(word, stems));
  }

  /** Whether some words tell the role of a key or a part of it. */
  boolean speaksOf(ForeignKey key, Set<String> stems) {
    return roles.getOrDefault(key, Set.of()).stream().anyMatch(word -> said(word, stems));
  }

  /** Whether a word is one for the role of a key, whose name may shorten or extend it. */
  boolean tells(ForeignKey key, String stem) {
    return roles.getOrDefault(key, Set.of()).stream()
        .anyMatch(
            role ->
                said(role, Set.of(stem))
                    || (role.length() >= SHORTEST_VERB && stem.startsWith(role))
                    || (stem.length() >= SHORTEST_BEGINNING && role.startsWith(stem)));
  }

  /** Whether a word says of a key that whom it leads to is above: "boss" or "runs" of a manager. */
  boolean isAbove(ForeignKey key, String stem) {
    Set<String> role = roles.getOrDefault(key, Set.of());
    return ABOVE.contains(stem) && !role.isEmpty() && LEADERS.containsAll(role);
  }

  /** Who "owns" is the owner, who "drives" the driver. */
  private static boolean does(String role, String ending, Set<String> stems) {
    String verb = role.substring(0, Math.max(0, role.length() - ending.length()));
    return role.endsWith(ending) && verb.length() >= SHORTEST_VERB && stems.contains(verb);
  }

  /** "Inspection" of an inspector; a headcount has nothing to do with who is the head. */
  private static boolean isExtended(String role, String stem) {
    return stem.startsWith(role) && stem.length() - role.length() <= LONGEST_ENDING;
  }

  private static boolean said(String role, Set<String> stems) {
    return isSaid(role, stems)
        || stems.stream()
            .flatMap(stem -> Stream.ofNullable(PAST.get(stem)))
            .anyMatch(verb -> isSaid(role, Set.of(verb)));
  }

  private static boolean isSaid(String role, Set<String> stems) {
    return stems.contains(role)
        || stems.contains(DEEDS.getOrDefault(role, role))
        || WordClass.AGENT_ENDING.words().stream().anyMatch(ending -> does(role, ending, stems))
        || (role.length() >= SHORTEST_BEGINNING
            && stems.stream().anyMatch(stem -> isExtended(role, stem)))
        || stems.stream().anyMatch(stem -> Shortening.isShortOfConsonants(role, stem));
  }
}
