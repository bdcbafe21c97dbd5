package io.github.askjdbc.generation.embedded.grammar.redundancy;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.generation.embedded.grammar.phrases.HeldState;
import io.github.askjdbc.generation.embedded.grammar.phrases.YearColumns;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.PhrasalVerb;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words that say with those beside them what one word says too: "signed up", "built before 2005"
 * with a year that is compared, "until a date after", "card holders".
 */
public final class SpokenPartRule implements Rule {

  private static final String AGE = "age";

  @Override
  public void apply(Draft draft) {
    Set<ColumnName> used = new HashSet<>();
    Stream.concat(
            draft.actions.stream().flatMap(action -> UsedColumns.of(action).stream()),
            draft.selected.stream().flatMap(one -> UsedColumns.of(one.expression()).stream()))
        .forEach(used::add);
    for (int at = 0; at < draft.size(); at++) {
      boolean word = draft.isUnknown(at) && draft.tokens.get(at).content();
      if (word
          && (isOfNoun(draft, at)
              || isNameOfAsked(draft, at)
              || isOfPeople(draft, at)
              || isOfVerb(draft, at)
              || isAge(draft, at)
              || isOfTime(draft, at, used))) {
        draft.take(at);
      }
    }
  }

  /** "People" or "employees" where the rows asked for are such, and no others are spoken of. */
  private static boolean isOfPeople(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean people = WordClass.PEOPLE.contains(word);
    boolean another = !NounNumber.isPlural(word) && draft.fillerBefore(at, WordClass.ARTICLE);
    if (another || (!people && !WordClass.EMPLOYEE.contains(word))) {
      return false;
    }
    boolean asked = draft.fillerBefore(at, WordClass.ASKING); // "of which people"
    Optional<Table> rows =
        draft
            .subject
            .or(() -> people && !asked ? ofShown(draft) : Optional.empty())
            .flatMap(draft.knowledge.catalog()::table);
    long named =
        draft.named.stream()
            .flatMap(one -> draft.knowledge.catalog().table(one).stream())
            .filter(draft.names::isOfPeople)
            .count();
    return rows.isPresent()
        && named <= 1
        && ((people && draft.names.isOfPeople(rows.get()))
            || (WordClass.EMPLOYEE.contains(word) && isPaid(rows.get())));
  }

  /** Whose columns are shown, and of no others. */
  private static Optional<TableName> ofShown(Draft draft) {
    List<TableName> shown =
        draft.selected.stream()
            .flatMap(one -> UsedColumns.of(one.expression()).stream())
            .map(ColumnName::table)
            .distinct()
            .toList();
    return shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
  }

  private static boolean isPaid(Table rows) {
    return rows.columns().stream()
        .flatMap(column -> NameParts.of(column.name().column()).stream())
        .anyMatch(WordClass.EMPLOYEE_COLUMN::contains);
  }

  private static boolean isRead(Draft draft, int at) {
    return at >= 0 && at < draft.size() && !draft.free(at);
  }

  /** Those who hold what is named, and "Dr" before a name. */
  private static boolean isOfNoun(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    if (WordClass.HONORIFIC.contains(word) && isNameOfPerson(draft, at + 1)) {
      return true;
    }
    if (!isRead(draft, at - 1)) {
      return false;
    }
    return WordClass.HOLDER.contains(word) && isNamedByPeople(draft, at - 1);
  }

  /** "The names of all campuses", "the full name of the clerk": what rows are shown by anyway. */
  private static boolean isNameOfAsked(Draft draft, int at) {
    String word = draft.tokens.get(at).text();
    boolean full = WordClass.FULL.contains(word) && WordClass.NAMES.contains(text(draft, at + 1));
    if (!full && !WordClass.NAMES.contains(word)) {
      return false;
    }
    List<ColumnName> names =
        draft
            .subject
            .flatMap(draft.knowledge.catalog()::table)
            .map(draft.names::of)
            .orElse(List.of());
    boolean shown =
        draft.selected.isEmpty()
            ? draft.counted.isEmpty() && draft.metric.isEmpty() && draft.ratio.isEmpty()
            : full && names.stream().allMatch(name -> isSelected(draft, name));
    return shown
        && !names.isEmpty()
        && names.stream().noneMatch(draft.columns::isKey)
        && (full || draft.table(draft.next(at)).equals(draft.subject));
  }

  private static boolean isSelected(Draft draft, ColumnName name) {
    return draft.selected.stream()
        .anyMatch(one -> UsedColumns.of(one.expression()).equals(Optional.of(name)));
  }

  private static String text(Draft draft, int at) {
    return at < draft.size() ? draft.tokens.get(at).text() : "";
  }

  private static boolean isNameOfPerson(Draft draft, int at) {
    return isRead(draft, at)
        && draft
            .value(at)
            .map(Link.ToValue::column)
            .filter(column -> draft.areNamedPeople(column.table()) && draft.isName(column))
            .isPresent();
  }

  /** Whether the rows that a token names are called by the names of people. */
  private static boolean isNamedByPeople(Draft draft, int at) {
    Optional<Table> rows = draft.table(at).flatMap(draft.knowledge.catalog()::table);
    return rows.filter(
            table ->
                draft.names.isOfPeople(table)
                    || table.columns().stream()
                        .map(Column::name)
                        .filter(name -> !draft.columns.isKey(name))
                        .map(name -> NameParts.of(name.column()))
                        .anyMatch(parts -> parts.stream().anyMatch(WordClass.HOLDER::contains)))
        .isPresent();
  }

  /** "The oldest member by age". */
  private static boolean isAge(Draft draft, int at) {
    return draft.tokens.get(at).text().equals(AGE)
        && draft.fillerBefore(at, WordClass.BY)
        && IntStream.range(0, at)
            .filter(old -> !draft.free(old) && draft.measure(old).isPresent())
            .anyMatch(old -> WordClass.AGED.contains(draft.tokens.get(old).text()));
  }

  /** The particle of a verb that is read, and a verb before what is read of it. */
  private static boolean isOfVerb(Draft draft, int at) {
    List<Word> words = draft.question.words();
    int word = draft.tokens.get(at).span().first();
    boolean particle = isRead(draft, at - 1) && PhrasalVerb.endsAt(words, word);
    boolean called =
        WordClass.NAMED.contains(words.get(word).folded())
            && word + 1 < words.size()
            && WordClass.ASKING_THING.contains(words.get(word + 1).folded());
    return particle || called || asksWhatCalled(draft, at) || isSubscribing(draft, at);
  }

  /** "What is our heaviest cat called", where its name is what is shown. */
  private static boolean asksWhatCalled(Draft draft, int at) {
    return WordClass.NAMED.contains(draft.tokens.get(at).text())
        && (draft.next(at) >= draft.size() || draft.beginsSentence(at + 1))
        && WordClass.ASKING_THING.contains(draft.tokens.get(0).text())
        && draft.selected.stream()
            .allMatch(one -> UsedColumns.of(one.expression()).filter(draft::isName).isPresent());
  }

  /** "Subscribed to our newsletter", where a flag tells who gets it. */
  private static boolean isSubscribing(Draft draft, int at) {
    int behind = draft.next(at);
    int sent = isRead(draft, behind) ? behind : draft.next(behind); // "signed up for"
    return WordClass.SUBSCRIBING.contains(draft.tokens.get(at).text())
        && isRead(draft, sent)
        && draft.filter(sent).stream()
            .flatMap(flag -> flag.condition().columns().stream())
            .flatMap(column -> NameParts.of(column.column()).stream())
            .anyMatch(WordClass.SENT_TO_MANY::contains);
  }

  /** A word for the day that is compared, sorted by or shown, right beside it. */
  private static boolean isOfTime(Draft draft, int at, Set<ColumnName> used) {
    String word = draft.tokens.get(at).text();
    int next = draft.next(at);
    boolean beside = isRead(draft, next) || isRead(draft, draft.previous(at));
    boolean date =
        WordClass.OWN_DATE.contains(word)
            && isRead(draft, next)
            && (draft.period(next).isPresent()
                || draft.cue(next).filter(c -> c == Cue.AFTER || c == Cue.BEFORE).isPresent());
    Word said = draft.question.words().get(draft.tokens.get(at).span().first());
    boolean asked = draft.fillerBefore(at, WordClass.ASKING); // "and who published them"
    return date
        || (beside && !asked && isToldAlone(draft, said, used) && !isState(draft, word, next));
  }

  private static boolean isState(Draft draft, String word, int noun) {
    return draft.table(noun).filter(rows -> HeldState.isHeld(draft, rows, word)).isPresent();
  }

  /** Whether a word speaks of one of the times that the query reads, and of no other of its row. */
  private static boolean isToldAlone(Draft draft, Word said, Set<ColumnName> used) {
    return used.stream()
        .filter(column -> draft.named.contains(column.table()) && isTime(draft, column))
        .filter(column -> speaks(said, column))
        .anyMatch(
            column ->
                draft.knowledge.catalog().table(column.table()).stream()
                    .flatMap(table -> table.columns().stream())
                    .map(Column::name)
                    .filter(other -> !other.equals(column) && isTime(draft, other))
                    .noneMatch(other -> speaks(said, other)));
  }

  private static boolean speaks(Word said, ColumnName column) {
    return TimeChoice.speaksOf(said, column)
        || NameParts.of(column.column()).contains(said.folded());
  }

  private static boolean isTime(Draft draft, ColumnName column) {
    return draft.knowledge.times().form(column).isPresent() || YearColumns.isYear(column);
  }
}
