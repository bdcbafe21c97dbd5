package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;

/**
 * The verb right before a time, which says what came about then: of "orders placed in 2024 that
 * were delivered late" it is not the delivery, and stays that began in 2024 may have ended later.
 *
 * @param word its place among the words of the question
 * @param period token of the time
 */
public record GoverningVerb(Draft draft, int word, int period) {

  /** The verb of a time; empty where none stands right before it. */
  public static Optional<GoverningVerb> of(Draft draft, int period) {
    List<Word> words = draft.question.words();
    int at = draft.tokens.get(period).span().first() - 1;
    while (at >= 0 && !words.get(at).content()) {
      at--;
    }
    return at < 0 ? Optional.empty() : Optional.of(new GoverningVerb(draft, at, period));
  }

  /** The date that is meant where another was chosen; the same where no word speaks against it. */
  public Optional<TimeChoice.Dated> date(TimeChoice.Dated chosen) {
    String verb = draft.question.words().get(word).folded();
    int teller = chosen.by().orElse(word);
    boolean begins = WordClass.ROW_BEGUN.contains(verb) && draft.table(draft.at(word)).isEmpty();
    boolean participle = WordClass.isParticiple(verb);
    boolean otherDeed = participle && teller > word;
    List<TimeChoice.Dated> rest =
        draft.dates.of(draft.tokens.get(period).span()).stream()
            .filter(one -> one.column().table().equals(chosen.column().table()))
            .toList();
    boolean made = WordClass.MAKING.contains(verb) && !draft.fillerBefore(period, WordClass.FOR);
    if (made && isPlanned(chosen.column())) {
      return only(rest.stream().filter(one -> saysMade(one.column())).toList())
          .or(() -> Optional.of(chosen));
    }
    if (teller == word || (TimeChoice.isOwn(chosen.column()) && !otherDeed)) {
      return Optional.of(chosen);
    }
    EventEnds ends = new EventEnds(draft.knowledge);
    if (begins && ends.ends(chosen.column().table()).contains(chosen.column())) {
      return only(
          rest.stream()
              .filter(one -> ends.begun(one.column().table()).contains(one.column()))
              .toList());
    }
    return otherDeed ? ofNoun(chosen.column().table()) : Optional.of(chosen);
  }

  /** Bookings that were made in May may be for June. */
  private static boolean saysMade(ColumnName date) {
    return NameParts.of(date.column()).stream().anyMatch(WordClass.MADE_DATE::contains)
        && !isPlanned(date);
  }

  /** Whether a date may lie ahead: what is due, planned or expected. */
  public static boolean isPlanned(ColumnName date) {
    return NameParts.of(date.column()).stream().anyMatch(WordClass.PLANNED_DATE::contains);
  }

  /** The own date of what the noun before the verb stands for. */
  private Optional<TimeChoice.Dated> ofNoun(TableName otherwise) {
    TableName rows = NearestRows.of(draft, draft.at(word)).orElse(otherwise);
    return only(
        draft.dates.of(draft.tokens.get(period).span()).stream()
            .filter(one -> one.column().table().equals(rows))
            .filter(one -> TimeChoice.isOwn(one.column()))
            .toList());
  }

  private static Optional<TimeChoice.Dated> only(List<TimeChoice.Dated> dated) {
    return dated.size() == 1
        ? dated.stream()
            .map(
                one ->
                    new TimeChoice.Dated(one.column(), one.form(), one.score(), Optional.empty()))
            .findFirst()
        : Optional.empty();
  }
}
