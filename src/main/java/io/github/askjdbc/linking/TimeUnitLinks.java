package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words that ask for a row for each stretch of time, or for one of them: "each month", "per year",
 * "by quarter", "month by month", "monthly", "which month had the most"; not those that name a
 * column.
 */
final class TimeUnitLinks {

  private static final String EACH_ENDING = "ly";

  private static final Set<String> UNITS =
      LexiconFile.list("time-units").keyed().values().stream()
          .flatMap(words -> Runs.words(words).stream())
          .collect(Collectors.toUnmodifiableSet());

  private TimeUnitLinks() {}

  /** Whether a word says that time passes, and names no value: "how many days pass". */
  static boolean isPassing(Link link, List<Word> words) {
    int at = link.span().first();
    return link instanceof Link.ToValue
        && link.span().length() == 1
        && at > 0
        && WordClass.LASTING.contains(words.get(at).folded())
        && UNITS.contains(words.get(at - 1).folded());
  }

  /**
   * @param found the readings so far
   */
  static List<Link> links(List<Word> words, List<Link> found) {
    return IntStream.range(0, words.size())
        .filter(at -> UNITS.contains(words.get(at).folded()) && isEach(words, at, found))
        .filter(at -> found.stream().noneMatch(link -> isName(link, at)))
        .<Link>mapToObj(at -> new Link.ToCue(new WordSpan(at, at), Cue.EACH_TIME))
        .toList();
  }

  /**
   * The readings without those by which such a word alone names a column, where other words name
   * other tables and not the column's: a row for each month of orders has nothing to do with the
   * month of a toll. Nor do the words behind "per" name a column by themselves.
   */
  static List<Link> near(List<Word> words, List<Link> found) {
    return found.stream()
        .filter(link -> !isFar(words, link, found) && !isRate(words, link))
        .toList();
  }

  /** "Per week" speaks of no column for meals per week. */
  private static boolean isRate(List<Word> words, Link link) {
    return link instanceof Link.ToColumn column
        && column.evidence() == Evidence.PART_OF_NAME
        && WordClass.PER.contains(words.get(link.span().first()).folded());
  }

  private static boolean isFar(List<Word> words, Link link, List<Link> found) {
    int at = link.span().first();
    boolean unit =
        link.span().length() == 1
            && link instanceof Link.ToColumn
            && UNITS.contains(words.get(at).folded())
            && isEach(words, at, found);
    if (!unit) {
      return false;
    }
    Set<TableName> named =
        found.stream()
            .filter(other -> !other.span().covers(at) && other.naming() == NameExtent.WHOLE)
            .flatMap(other -> Stream.concat(other.namedTable().stream(), ofColumn(other)))
            .collect(Collectors.toSet());
    return !named.isEmpty() && ofColumn(link).noneMatch(named::contains);
  }

  private static Stream<TableName> ofColumn(Link link) {
    return link.namedColumn().stream().map(ColumnName::table);
  }

  private static boolean isEach(List<Word> words, int at, List<Link> found) {
    if (words.get(at).folded().endsWith(EACH_ENDING)) {
      return true;
    }
    boolean by = at > 0 && WordClass.BY.contains(words.get(at - 1).folded());
    boolean again =
        at + 2 < words.size()
            && WordClass.BY.contains(words.get(at + 1).folded())
            && words.get(at + 2).stem().equals(words.get(at).stem());
    return by
        || again
        || isExtreme(words, at, found)
        || found.stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToCue cue
                        && cue.cue() == Cue.EACH
                        && cue.span().last() == at - 1);
  }

  /** "Which month had the most orders": of the rows of all, one is asked for. */
  private static boolean isExtreme(List<Word> words, int at, List<Link> found) {
    boolean asked = at > 0 && WordClass.ASKING_THING.contains(words.get(at - 1).folded());
    boolean having =
        at + 1 < words.size() && WordClass.POSSESSION.contains(words.get(at + 1).folded());
    return (asked || having)
        && found.stream()
            .anyMatch(
                link ->
                    link instanceof Link.ToCue cue
                        && (cue.cue() == Cue.TOP || cue.cue() == Cue.BOTTOM)
                        && cue.span().first() > at);
  }

  private static boolean isName(Link link, int at) {
    return link.span().covers(at)
        && link.namedColumn().isPresent()
        && link.naming() == NameExtent.WHOLE;
  }
}
