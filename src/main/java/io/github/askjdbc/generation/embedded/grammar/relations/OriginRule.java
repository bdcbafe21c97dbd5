package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.phrases.NamedRow;
import io.github.askjdbc.linking.WordSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "Trains from Leeds to York", where rows refer to two others of a kind, one by a key for where
 * something comes from and one by a key for where it goes to.
 */
public final class OriginRule implements Rule {

  @Override
  public void apply(Draft draft) {
    int noun =
        IntStream.range(0, draft.size())
            .filter(at -> draft.table(at).isPresent())
            .findFirst()
            .orElse(draft.size());
    for (int at = noun + 1; at < draft.size(); at++) {
      boolean from = draft.fillerBefore(at, WordClass.FROM);
      boolean to = draft.fillerBefore(at, WordClass.TO);
      if (from != to) {
        read(draft, noun, at, from ? WordClass.ORIGIN : WordClass.DESTINATION);
      }
    }
  }

  private static void read(Draft draft, int noun, int at, WordClass role) {
    Optional<NamedRow> row = NamedRow.from(draft, at).filter(one -> one.isWhole(draft));
    Optional<ForeignKey> key =
        row.flatMap(one -> key(draft, draft.table(noun).orElseThrow(), one.table(), role));
    if (key.isEmpty()) {
      return;
    }
    List<Integer> places = new ArrayList<>(row.get().places());
    int verb = draft.previous(at);
    if (verb > noun
        && draft.isUnknown(verb)
        && WordClass.MOVING.contains(draft.tokens.get(verb).text())) {
      places.add(verb);
    }
    List<WordSpan> spans = draft.take(places);
    draft.where(row.get().isReferredBy(key.get(), spans), spans);
  }

  /** Empty where there are not two keys between the tables, one for each end. */
  private static Optional<ForeignKey> key(
      Draft draft, TableName rows, TableName ends, WordClass role) {
    List<ForeignKey> keys =
        draft.knowledge.catalog().keysOf(rows).stream()
            .filter(key -> key.from().equals(rows) && key.to().equals(ends))
            .filter(key -> key.fromColumns().size() == 1)
            .distinct()
            .toList();
    List<ForeignKey> origins = keys.stream().filter(key -> is(key, WordClass.ORIGIN)).toList();
    List<ForeignKey> goals = keys.stream().filter(key -> is(key, WordClass.DESTINATION)).toList();
    return keys.size() == 2 && origins.size() == 1 && goals.size() == 1 && !origins.equals(goals)
        ? Optional.of((role == WordClass.ORIGIN ? origins : goals).get(0))
        : Optional.empty();
  }

  private static boolean is(ForeignKey key, WordClass end) {
    return NameParts.of(ShortNames.writtenOut(key.fromColumns().get(0))).stream()
        .anyMatch(part -> end.contains(part) || beginsSo(part, key.to(), end));
  }

  /** {@code originstation} of stations. */
  private static boolean beginsSo(String part, TableName ends, WordClass end) {
    return NameParts.of(ends.name()).stream()
        .anyMatch(
            noun ->
                end.words().stream()
                    .anyMatch(word -> part.startsWith(word + NounNumber.singular(noun))));
  }
}
