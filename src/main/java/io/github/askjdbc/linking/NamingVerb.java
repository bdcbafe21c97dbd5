package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The verb of "name the trials that have ended", where no table that is spoken of has a column
 * called so: it asks for rows as "list" does, and not for the names of something else.
 */
final class NamingVerb {

  private static final String NAME = "name";

  private NamingVerb() {}

  /**
   * Whether the first word is no more than that verb.
   *
   * @param links what the words name
   */
  static boolean begins(List<Word> words, List<Link> links) {
    Set<TableName> spoken = spoken(links);
    return stands(words)
        && !spoken.isEmpty()
        && links.stream()
            .filter(NamingVerb::isOfVerb)
            .flatMap(link -> link.holder().stream())
            .noneMatch(spoken::contains);
  }

  /** "Name the firefighters", who have names, speaks of no names of their stations. */
  static List<Link> withoutOthers(List<Word> words, List<Link> links) {
    Set<TableName> spoken = spoken(links);
    return !stands(words) || begins(words, links) || spoken.isEmpty()
        ? links
        : links.stream()
            .filter(link -> !isOfVerb(link) || link.holder().stream().allMatch(spoken::contains))
            .toList();
  }

  private static boolean stands(List<Word> words) {
    return words.size() > 1
        && words.get(0).folded().equals(NAME)
        && WordClass.DETERMINER.contains(words.get(1).folded());
  }

  /** The tables that are named as a whole. */
  private static Set<TableName> spoken(List<Link> links) {
    return links.stream()
        .filter(link -> link.naming() == NameExtent.WHOLE)
        .flatMap(link -> link.namedTable().stream())
        .collect(Collectors.toSet());
  }

  static boolean isOfVerb(Link link) {
    return link.span().covers(0);
  }

  /** The words, the first one without a demand of its own. */
  static List<Word> passedOver(List<Word> words) {
    List<Word> passed = new ArrayList<>(words);
    Word verb = words.get(0);
    passed.set(
        0, new Word(verb.text(), verb.folded(), verb.stem(), verb.start(), verb.end(), false));
    return List.copyOf(passed);
  }
}
