package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which column a period of a question is of: the one that a word near it names or tells by an event
 * of that sort; else the date of the row itself, as {@code order_date} is an order's; else the one
 * date of a table that the question names, unless it only keeps the books.
 */
public final class TimeChoice {

  /** From it a reader that must be right may take the likeliest, if no other is near. */
  private static final double SURE = 0.55;

  private static final double LIKELY = 0.45;
  private static final double MARGIN = 0.05;

  private static final double PER_WORD = 0.03;
  private static final double OWN = 0.65;
  private static final double ONLY = 0.6;
  private static final double FIRST = 0.5;
  private static final double UNNAMED_TABLE = 0.9;
  private static final double UNTOLD_OF_UNNAMED = 0.5;

  /** The words for a table tell less of its dates than verbs do. */
  private static final double TABLE_WORD = 0.8;

  /** "Orders" is no word for when a delivery was ordered. */
  private static final double OTHER_TABLE_WORD = 0.4;

  /** Fewer letters of a table's name tell nothing. */
  private static final int SHORTEST = 3;

  private static final String DUE = "due";
  private static final EventNames EVENTS = new EventNames();

  private static final Reach BESIDE_PERIOD = new Reach(8, 4, PER_WORD);
  private static final Reach WHOLE_QUESTION =
      new Reach(Integer.MAX_VALUE / 2, Integer.MAX_VALUE / 2, 0);

  /**
   * Where the words are that may tell which times are meant.
   *
   * @param before words before a period
   * @param behind words behind it
   * @param perWord how much less one tells for each word between
   */
  private record Reach(int before, int behind, double perWord) {}

  /**
   * A column of times.
   *
   * @param score between 0 and 1; the higher the likelier that it is meant
   * @param by the word that tells; empty where none does
   */
  public record Dated(ColumnName column, TimeForm form, double score, Optional<Integer> by) {}

  private final LinkedQuestion question;
  private final DatabaseKnowledge knowledge;
  private final Map<WordSpan, List<Dated>> chosen = new HashMap<>();
  private final Map<WordSpan, List<Dated>> asked = new HashMap<>();
  private final Map<Integer, Map<ColumnName, Double>> toldBy = new HashMap<>();

  /** Looked for once; empty before. */
  private Optional<List<ColumnName>> timeColumns = Optional.empty();

  private final Set<TableName> named = new LinkedHashSet<>();
  private final Set<TableName> spoken = new LinkedHashSet<>();

  public TimeChoice(LinkedQuestion question, DatabaseKnowledge knowledge) {
    this.question = question;
    this.knowledge = knowledge;
    for (Link link : Stream.concat(question.links().stream(), question.hints().stream()).toList()) {
      if (link.evidence().firm()) {
        link.namedTable().ifPresent(named::add);
      }
      if (link.evidence() != Evidence.VIA_PERIOD) {
        link.holder().ifPresent(spoken::add);
      }
    }
  }

  /** Whether a reader that must be right may take it. */
  public static boolean isSure(Dated dated) {
    return dated.score() >= SURE;
  }

  static boolean isLikely(Dated dated) {
    return dated.score() >= LIKELY;
  }

  /** The one that is likely by itself and before all others. */
  public Optional<Dated> likely(WordSpan period) {
    return alone(of(period));
  }

  /** The same among those of one table. */
  public Optional<Dated> likely(WordSpan period, TableName table) {
    return alone(of(period).stream().filter(one -> one.column().table().equals(table)).toList());
  }

  private static Optional<Dated> alone(List<Dated> dated) {
    boolean alone = dated.size() < 2 || dated.get(0).score() - dated.get(1).score() >= MARGIN;
    return dated.stream().limit(1).filter(one -> alone && isLikely(one)).findFirst();
  }

  /** Columns of times of the tables that the question speaks of, the likeliest first. */
  public List<Dated> of(WordSpan period) {
    return chosen.computeIfAbsent(period, this::choose);
  }

  /** The column that holds when something came about, where a word for that tells it. */
  public Optional<Dated> asked(WordSpan when) {
    return alone(asked.computeIfAbsent(when, this::told));
  }

  private List<Dated> told(WordSpan when) {
    return timeColumns().stream()
        .map(column -> told(column, when, WHOLE_QUESTION))
        .sorted(Comparator.comparingDouble(Dated::score).reversed())
        .toList();
  }

  /** How much each column of times of the tables that the question speaks of is told by a word. */
  public Map<ColumnName, Double> toldBy(int word) {
    return toldBy.computeIfAbsent(word, this::likenesses);
  }

  private Map<ColumnName, Double> likenesses(int word) {
    Map<ColumnName, Double> told = new HashMap<>();
    for (ColumnName column : timeColumns()) {
      double score = likeness(word, column, EventNames.parts(column));
      if (score > 0) {
        told.put(column, score);
      }
    }
    return Map.copyOf(told);
  }

  /** Those of the tables that the question speaks of. */
  private List<ColumnName> timeColumns() {
    if (timeColumns.isEmpty()) {
      timeColumns =
          Optional.of(
              tables()
                  .flatMap(table -> table.columns().stream())
                  .map(Column::name)
                  .filter(column -> knowledge.times().form(column).isPresent())
                  .toList());
    }
    return timeColumns.get();
  }

  /** Tables that the question speaks of, at most so many as are looked into. */
  public List<TableName> spokenTables() {
    return tables().map(Table::name).toList();
  }

  /** The word that tells that a column of times is meant; empty where none does. */
  public Optional<Integer> teller(WordSpan period, ColumnName column) {
    return of(period).stream()
        .filter(dated -> dated.column().equals(column))
        .findFirst()
        .flatMap(Dated::by);
  }

  /** Whether a word says of an event what a column's name says: "published", publication_year. */
  public static boolean speaksOf(Word word, ColumnName column) {
    return EVENTS.likeness(word.folded(), word.stem(), EventNames.parts(column)) > 0;
  }

  /** Whether a word is one for an event, though it may also ask for an answer: "return". */
  public static boolean isEvent(Word word) {
    return EVENTS.knows(word.stem());
  }

  private List<Dated> choose(WordSpan period) {
    List<Dated> dated = new ArrayList<>();
    tables().forEach(table -> dated.addAll(of(table, period)));
    dated.sort(Comparator.comparingDouble(Dated::score).reversed());
    return dated;
  }

  /** Those that the question speaks of. */
  private Stream<Table> tables() {
    return Stream.concat(named.stream(), spoken.stream())
        .distinct()
        .limit(SampledTables.MOST)
        .flatMap(table -> knowledge.catalog().table(table).stream());
  }

  private List<Dated> of(Table table, WordSpan period) {
    List<ColumnName> times =
        table.columns().stream()
            .map(Column::name)
            .filter(column -> knowledge.times().form(column).isPresent())
            .toList();
    List<ColumnName> kept = times.stream().filter(column -> !isLatest(column)).toList();
    List<ColumnName> events = kept.stream().filter(column -> !keepsBooks(column)).toList();
    List<Dated> dated = new ArrayList<>();
    double near = nearness(table.name(), period);
    for (ColumnName column : times) {
      double plain = near * untold(column, events.isEmpty() ? kept : events);
      Dated told = told(column, period, BESIDE_PERIOD);
      dated.add(
          told.score() >= plain ? told : new Dated(column, told.form(), plain, Optional.empty()));
    }
    return dated;
  }

  /** What speaks for a column where no word tells. */
  private static double untold(ColumnName column, List<ColumnName> events) {
    if (isOwn(column)) {
      return OWN;
    }
    boolean first = !events.isEmpty() && events.get(0).equals(column);
    boolean befalls =
        EventNames.words(column.column()).stream().anyMatch(WordClass.BEFALLS::contains);
    return !first ? 0 : events.size() > 1 || befalls ? FIRST : ONLY;
  }

  /** Whether the next event of its sort takes its place, as in {@code last_sign_in_at}. */
  private static boolean isLatest(ColumnName column) {
    return EventNames.words(column.column()).stream().anyMatch(WordClass.LATEST_IN_NAME::contains);
  }

  /** Less than 1 by the distance of the words that name a table; less for one that none name. */
  private double nearness(TableName table, WordSpan period) {
    return question.links().stream()
        .filter(link -> isOf(link, table))
        .mapToDouble(link -> 1 - PER_WORD * distance(link.span().last(), period))
        .max()
        .orElse(UNTOLD_OF_UNNAMED);
  }

  /** What is measured is named by its table or by the whole name of a column of numbers. */
  private boolean isOf(Link link, TableName table) {
    return link.namedTable().equals(Optional.of(table))
        || link.namedColumn()
            .filter(column -> column.table().equals(table) && link.naming() == NameExtent.WHOLE)
            .flatMap(knowledge.catalog()::column)
            .filter(column -> column.kind() == ColumnKind.NUMBER)
            .isPresent();
  }

  private static int distance(int at, WordSpan period) {
    return at < period.first() ? period.first() - at : at - period.last() + 1;
  }

  private Dated told(ColumnName column, WordSpan period, Reach reach) {
    TimeForm form = knowledge.times().form(column).orElseThrow();
    Dated best = new Dated(column, form, 0, Optional.empty());
    List<String> parts = EventNames.parts(column);
    int first = Math.max(0, period.first() - reach.before());
    int last = Math.min(question.words().size() - 1, period.last() + reach.behind());
    for (int at = first; at <= last; at++) {
      if (!period.covers(at) && question.words().get(at).content() && !isDenied(at, column)) {
        double score = likeness(at, column, parts) - reach.perWord() * distance(at, period);
        if (score > best.score()) {
          best = new Dated(column, form, score, Optional.of(at));
        }
      }
    }
    return best;
  }

  /** "Date" behind "expiry" speaks of no date but those that "expiry" tells. */
  private boolean isOfAnother(int at, List<String> parts) {
    if (at == 0 || !WordClass.OWN_DATE.contains(question.words().get(at).folded())) {
      return false;
    }
    Word before = question.words().get(at - 1);
    return before.content()
        && EVENTS.likeness(before.folded(), before.stem(), parts) == 0
        && timeColumns().stream()
            .map(EventNames::parts)
            .anyMatch(names -> EVENTS.likeness(before.folded(), before.stem(), names) > 0);
  }

  /** "In 2024, without those cancelled" speaks of no day of cancelling. */
  private boolean isDenied(int at, ColumnName column) {
    return question
        .linksAt(at)
        .anyMatch(
            link ->
                link instanceof Link.ToFilter filter
                    && filter.evidence() == Evidence.STATE
                    && filter.condition().columns().equals(List.of(column))
                    && filter.condition().testsMissing());
  }

  private double likeness(int at, ColumnName column, List<String> parts) {
    if (isOfAnother(at, parts) || TakingPlace.endsAt(question.words(), at)) {
      return 0;
    }
    Word word = question.words().get(at);
    double linked =
        question
            .linksAt(at)
            .filter(link -> link.namedColumn().equals(Optional.of(column)))
            .mapToDouble(Link::score)
            .max()
            .orElse(0);
    double like =
        Duty.isSaidOf(question.words(), at)
            ? EVENTS.likeness(DUE, DUE, parts)
            : Math.max(linked, EVENTS.likeness(word.folded(), word.stem(), parts));
    Set<TableName> tables =
        question
            .linksAt(at)
            .filter(link -> link.score() >= Link.LEAST_WHOLE)
            .flatMap(link -> link.namedTable().stream())
            .collect(Collectors.toSet());
    if (tables.contains(column.table())) {
      return like * TABLE_WORD;
    }
    double own = named.contains(column.table()) ? 1 : UNNAMED_TABLE;
    return like * (tables.isEmpty() ? own : OTHER_TABLE_WORD);
  }

  /** Whether it holds when a row was written or changed. */
  public static boolean keepsBooks(ColumnName column) {
    return EventNames.words(column.column()).stream().anyMatch(EventNames::bookkeeping);
  }

  /** Whether it is the date of the row itself: the order date of an order. */
  public static boolean isOwn(ColumnName column) {
    String table = column.table().name();
    List<String> stems = NameStems.of(table);
    return EventNames.written(column.column()).stream()
        .allMatch(
            part ->
                saysTime(part)
                    || stems.contains(Stemming.stem(part))
                    || stems.contains(Stemming.stem(ShortNames.writtenOut(part)))
                    || isShort(part, table));
  }

  /** {@code INV} of {@code INVHDR}, which is no word itself. */
  private static boolean isShort(String part, String table) {
    List<String> names = NameParts.of(table);
    String name = names.get(names.size() - 1);
    return part.length() >= SHORTEST
        && !CommonWords.contains(name)
        && EventNames.writtenOut(part).equals(part)
        && (name.startsWith(part) || Shortening.isShort(part, name));
  }

  private static boolean saysTime(String part) {
    return WordClass.OWN_DATE.contains(part)
        || (WordClass.TIME_NAME_PART.contains(part) && !EventNames.bookkeeping(part));
  }
}
