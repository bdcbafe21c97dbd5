package io.github.askjdbc.generation.embedded.grammar.context;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.LinkedPhrase;
import io.github.askjdbc.generation.embedded.joins.JoinGraph;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * "Who is Ada Lowe's manager" asks for the one whom a row of hers refers to, though a column of
 * jobs holds "manager" too.
 */
final class OwnRoles {

  private static final double SCORE = 0.9;

  private OwnRoles() {}

  /** The reading with such a word as one for the column that refers to them. */
  static List<LinkedPhrase> told(List<LinkedPhrase> reading, JoinGraph graph) {
    List<LinkedPhrase> told = new ArrayList<>(reading);
    boolean who = !reading.isEmpty() && WordClass.ASKING_PERSON.contains(reading.get(0).text());
    for (int at = 1; who && at < reading.size(); at++) {
      int place = at;
      Optional<ColumnName> job = value(reading, at);
      Optional<ForeignKey> key =
          job.flatMap(one -> graph.toOwnRows(one.table(), stem(reading, place)));
      if (key.isPresent() && isOfPerson(reading, at, job.get())) {
        told.set(at, with(reading.get(at), key.get()));
      }
    }
    return List.copyOf(told);
  }

  private static LinkedPhrase with(LinkedPhrase role, ForeignKey key) {
    ColumnName column = new ColumnName(key.from(), key.fromColumns().get(0));
    Link link = new Link.ToColumn(role.span(), column, SCORE, Evidence.PART_OF_NAME);
    return new LinkedPhrase(
        role.span(), Optional.of(link), List.of(link), SCORE, role.text(), role.content());
  }

  /** Whether the name of a row of the same table stands beside it, and nothing behind both. */
  private static boolean isOfPerson(List<LinkedPhrase> reading, int at, ColumnName job) {
    List<Integer> names = new ArrayList<>();
    for (int other = 1; other < reading.size(); other++) {
      Optional<ColumnName> value = value(reading, other);
      if (other != at && value.isPresent()) {
        if (!value.get().table().equals(job.table()) || value.get().equals(job)) {
          return false;
        }
        names.add(other);
      } else if (other != at && reading.get(other).link().isPresent()) {
        return false;
      }
    }
    return !names.isEmpty();
  }

  private static String stem(List<LinkedPhrase> reading, int at) {
    return Stemming.stem(reading.get(at).text());
  }

  private static Optional<ColumnName> value(List<LinkedPhrase> reading, int at) {
    return reading
        .get(at)
        .link()
        .filter(Link.ToValue.class::isInstance)
        .map(link -> ((Link.ToValue) link).column());
  }
}
