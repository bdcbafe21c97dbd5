package io.github.askjdbc.generation.embedded.grammar.durations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.times.ToldTimes;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.EventEnds;
import io.github.askjdbc.linking.TimeChoice;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two times of one row, as words tell them: both ("between order and delivery", "from start to
 * end", "30 days after the loss"), the later one ("to resolve a ticket", "resolution time"), or
 * neither, where the rows have but one beginning and one end ("how long rentals last").
 *
 * @param tokens those of the words that tell
 */
record EventPair(ColumnName start, ColumnName end, Set<Integer> tokens) {

  private static final int LONGEST_PHRASE = 4;
  private static final int LONGEST_CLAUSE = 7;

  /**
   * The two times whose distance a unit at a token measures; empty where they are not told without
   * doubt.
   */
  static Optional<EventPair> told(Draft draft, int unit) {
    return new Finder(draft, unit).find();
  }

  /** The same, where words tell of both. */
  static Optional<EventPair> bothTold(Draft draft, int unit) {
    return new Finder(draft, unit).both();
  }

  private static final class Finder {
    private final Draft draft;
    private final int unit;
    private final EventEnds ends;

    Finder(Draft draft, int unit) {
      this.draft = draft;
      this.unit = unit;
      this.ends = new EventEnds(draft.knowledge);
    }

    Optional<EventPair> both() {
      return IntStream.range(0, words()).boxed().flatMap(at -> both(at).stream()).findFirst();
    }

    Optional<EventPair> find() {
      Optional<EventPair> both = both();
      if (both.isPresent()) {
        return both;
      }
      for (int at = 0; at < words(); at++) {
        Optional<EventPair> later = later(at);
        if (later.isPresent()) {
          return later;
        }
      }
      return saysBoth() ? Optional.empty() : lasting();
    }

    /** Whether two times are spoken of, though not told. */
    private boolean saysBoth() {
      boolean from = false;
      for (int at = 0; at < words(); at++) {
        from |= WordClass.FROM.contains(word(at));
        if (isBetween(at) || (from && isTo(at))) {
          return true;
        }
      }
      return draft.isFree(draft.next(unit), Cue.AFTER);
    }

    /** Where a word stands between those for the two. */
    private Optional<EventPair> both(int joint) {
      int first = draft.tokens.get(unit).span().first();
      if (joint == first + 1 && draft.isFree(draft.at(joint), Cue.AFTER)) {
        ToldTimes said = done(first - 1);
        return said.scores().isEmpty() ? asked(joint) : pair(behind(joint), said, joint);
      }
      boolean to = isTo(joint);
      boolean and = WordClass.AND.contains(word(joint));
      int opening =
          IntStream.iterate(joint - 1, at -> at >= 0, at -> at - 1)
              .filter(at -> to ? WordClass.FROM.contains(word(at)) : isBetween(at))
              .findFirst()
              .orElse(-1);
      if ((and && opening < 0) || (!to && !and)) {
        return Optional.empty();
      }
      ToldTimes left = opening < 0 ? phrase(joint - 1, joint) : phrase(opening + 1, joint);
      return pair(left, behind(joint), opening < 0 ? joint : opening, joint);
    }

    /** "How many days after issue are invoices paid": behind the verb stands the later one. */
    private Optional<EventPair> asked(int joint) {
      int verb =
          IntStream.range(joint, words())
              .filter(at -> WordClass.BEING.contains(word(at)))
              .findFirst()
              .orElse(words());
      return pair(phrase(joint + 1, verb), phrase(verb, words()), joint);
    }

    private boolean isTo(int at) {
      boolean until =
          WordClass.UNTIL.contains(word(at)) && !WordClass.BEHIND_EVENT.contains(word(at));
      return until || WordClass.TO.contains(word(at));
    }

    private boolean isBetween(int at) {
      return draft.isFree(draft.at(at), Cue.BETWEEN);
    }

    private Optional<EventPair> pair(ToldTimes start, ToldTimes end, int... asked) {
      Set<TableName> tables = start.tables();
      tables.retainAll(end.tables());
      Optional<ColumnName> from = start.best(tables);
      Optional<ColumnName> until = end.best(tables);
      List<Integer> words = new ArrayList<>(start.words());
      words.addAll(end.words());
      IntStream.of(asked).forEach(words::add);
      return from.flatMap(
          one ->
              until.filter(two -> !isReversed(one, two)).flatMap(two -> fitting(one, two, words)));
    }

    /** Between one's end and the start of the next are two rows. */
    private boolean isReversed(ColumnName start, ColumnName end) {
      return ends.ends(start.table()).contains(start) && ends.starts(end.table()).contains(end);
    }

    /** The later one alone is told: "to resolve a ticket", "resolution time". */
    private Optional<EventPair> later(int at) {
      boolean to =
          WordClass.TO.contains(word(at))
              && at > 0
              && (isLength(at - 1)
                  || draft.at(at - 1) == unit
                  || draft.isFree(draft.at(at - 1), Cue.AVERAGE));
      boolean noun = WordClass.LENGTH_OF_TIME.contains(word(at));
      ToldTimes told = to ? behind(at) : noun ? before(at) : phrase(at, at);
      Optional<ColumnName> end = told.best(told.tables());
      return end.flatMap(
          column ->
              only(ends.starts(column.table()), column)
                  .flatMap(from -> fitting(from, column, told.words())));
    }

    private boolean isLength(int at) {
      return WordClass.LASTING.contains(word(at)) || WordClass.LENGTH_OF_TIME.contains(word(at));
    }

    /** Those that a noun, or a word for a column, names in this reading. */
    private List<TableName> named() {
      return IntStream.range(0, draft.size())
          .filter(at -> draft.tokens.get(at).link().filter(l -> l.evidence().firm()).isPresent())
          .boxed()
          .flatMap(at -> draft.table(at).or(() -> time(at).map(ColumnName::table)).stream())
          .distinct()
          .toList();
    }

    private Optional<ColumnName> time(int at) {
      return draft.column(at).filter(one -> draft.knowledge.times().form(one).isPresent());
    }

    private static Optional<ColumnName> only(List<ColumnName> starts, ColumnName end) {
      return starts.size() == 1 && !starts.contains(end)
          ? Optional.of(starts.get(0))
          : Optional.empty();
    }

    /** "How many days did rentals last": of the one table that has one beginning and one end. */
    private Optional<EventPair> lasting() {
      boolean said = IntStream.range(0, words()).anyMatch(this::isLength);
      List<EventPair> pairs = new ArrayList<>();
      for (TableName table : said ? named() : List.<TableName>of()) {
        List<ColumnName> until = end(table);
        if (until.size() == 1) {
          only(ends.begun(table), until.get(0))
              .or(() -> only(ends.starts(table), until.get(0)))
              .flatMap(from -> fitting(from, until.get(0), telling(from, until.get(0))))
              .ifPresent(pairs::add);
        }
      }
      return pairs.size() == 1 ? Optional.of(pairs.get(0)) : Optional.empty();
    }

    /** Of several ends those that a word tells: subscriptions that were cancelled. */
    private List<ColumnName> end(TableName table) {
      List<ColumnName> all = ends.ends(table);
      return all.size() < 2
          ? all
          : all.stream()
              .filter(
                  column ->
                      IntStream.range(0, words())
                          .mapToObj(draft.dates::toldBy)
                          .anyMatch(told -> told.getOrDefault(column, 0.0) >= ToldTimes.TELLING))
              .toList();
    }

    /** Words that only say that there was a beginning or an end: "admitted patients". */
    private List<Integer> telling(ColumnName start, ColumnName end) {
      return IntStream.range(0, words())
          .filter(at -> draft.question.words().get(at).content())
          .filter(
              at -> {
                Optional<ColumnName> linked = draft.column(draft.at(at));
                return linked.filter(one -> one.equals(start) || one.equals(end)).isPresent();
              })
          .boxed()
          .toList();
    }

    private Optional<EventPair> fitting(ColumnName start, ColumnName end, List<Integer> words) {
      boolean fits =
          start.table().equals(end.table())
              && !start.equals(end)
              && draft.knowledge.times().form(start).equals(draft.knowledge.times().form(end));
      Set<Integer> tokens = new TreeSet<>();
      words.stream().map(draft::at).filter(draft::free).forEach(tokens::add);
      return fits ? Optional.of(new EventPair(start, end, tokens)) : Optional.empty();
    }

    /** The words for an event that follow. */
    private ToldTimes behind(int joint) {
      int last = joint + 1;
      while (last < words()
          && last <= joint + LONGEST_PHRASE
          && !WordClass.BEHIND_EVENT.contains(word(last))
          && !isVerbBehind(joint, last)) {
        last++;
      }
      return phrase(joint + 1, last);
    }

    /** "After filing were there", and not "after they were filed". */
    private boolean isVerbBehind(int joint, int at) {
      return WordClass.BEING.contains(word(at))
          && IntStream.range(joint + 1, at)
              .anyMatch(before -> draft.question.words().get(before).content());
    }

    private ToldTimes before(int noun) {
      return phrase(noun - LONGEST_PHRASE, noun);
    }

    /** A verb tells before what it is done to: "paid an order more than 30 days after". */
    private ToldTimes done(int number) {
      return Stream.of(LONGEST_PHRASE, LONGEST_CLAUSE)
          .map(words -> phrase(number - words, number, at -> draft.table(draft.at(at)).isEmpty()))
          .filter(verbs -> !verbs.words().isEmpty())
          .findFirst()
          .orElseGet(() -> before(number));
    }

    private ToldTimes phrase(int from, int until) {
      return phrase(from, until, at -> true);
    }

    private ToldTimes phrase(int from, int until, IntPredicate allowed) {
      Map<ColumnName, Double> scores = new HashMap<>();
      List<Integer> telling = new ArrayList<>();
      for (int at = Math.max(0, from); at < until; at++) {
        int token = draft.at(at);
        Map<ColumnName, Double> told =
            token == unit || !allowed.test(at) || !mayTell(draft.question.words().get(at))
                ? Map.of()
                : draft.dates.toldBy(at);
        told.forEach((column, score) -> scores.merge(column, score, Double::sum));
        if (!told.isEmpty() && draft.table(token).isEmpty()) {
          telling.add(at);
        }
      }
      return new ToldTimes(scores, telling);
    }

    private static boolean mayTell(Word word) {
      return word.content() || TimeChoice.isEvent(word);
    }

    private int words() {
      return draft.question.words().size();
    }

    private String word(int at) {
      return draft.question.words().get(at).folded();
    }
  }
}
