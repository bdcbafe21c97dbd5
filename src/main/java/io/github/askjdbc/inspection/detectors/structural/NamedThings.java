package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Literal;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What of the database a question names so clearly that a right query hardly does without it: a
 * column or table in full, a stored value, a declared filter, a number.
 *
 * <p>Left to other signals, or to nobody: what a word only may mean; cues; tables that a table of
 * the query refers to, and the plural of a column of its tables, since their rows speak of those;
 * the word "name", since a column that is called like the thing holds its name; a value, where the
 * query compares with one that the question does not hold, such as its code; and the number one.
 */
final class NamedThings {
  private static final String NAME = "name";

  private final Subject subject;

  NamedThings(Subject subject) {
    this.subject = subject;
  }

  /** Whether the word at an index names such a thing. */
  boolean named(int index) {
    List<Link> links = subject.question().linksAt(index).toList();
    boolean cue = links.stream().anyMatch(Link.ToCue.class::isInstance);
    boolean implied =
        links.stream().anyMatch(link -> link instanceof Link.ToTable table && referred(table));
    Word word = subject.question().words().get(index);
    boolean name = word.stem().equals(NAME);
    boolean rows = links.stream().anyMatch(link -> speaksOfRows(word, link));
    return !cue && !implied && !name && !rows && links.stream().anyMatch(this::clear);
  }

  /**
   * Whether it is a column's name in the plural: "players" are the rows of a table with players.
   */
  private boolean speaksOfRows(Word word, Link link) {
    return link instanceof Link.ToColumn named
        && subject.facts().names().tables().contains(named.column().table())
        && NounNumber.isPlural(word.folded())
        && !NameParts.of(named.column().column()).contains(word.folded());
  }

  private boolean clear(Link link) {
    if (link instanceof Link.ToNumber number) {
      return number.number().compareTo(BigDecimal.ONE) != 0;
    }
    if (link instanceof Link.ToValue) {
      return link.naming() == NameExtent.WHOLE && !standsIn();
    }
    return (link instanceof Link.ToFilter && link.evidence() == Evidence.DECLARED)
        || link instanceof Link.ToMetric
        || ((link instanceof Link.ToColumn || link instanceof Link.ToTable)
            && link.naming() == NameExtent.WHOLE);
  }

  private boolean referred(Link.ToTable link) {
    return subject.knowledge().catalog().keysOf(link.table()).stream()
        .anyMatch(
            key ->
                key.to().equals(link.table())
                    && subject.facts().names().tables().contains(key.from()));
  }

  /** Whether a literal may stand for a value that the question gives in other words. */
  private boolean standsIn() {
    Set<String> said =
        subject.question().words().stream()
            .flatMap(word -> NameStems.of(word.text()).stream())
            .collect(Collectors.toSet());
    return subject.facts().literals().stream()
        .filter(literal -> literal.isText() || literal.kind() == Literal.Kind.NUMBER)
        .anyMatch(literal -> !said.containsAll(NameStems.of(literal.value())));
  }
}
