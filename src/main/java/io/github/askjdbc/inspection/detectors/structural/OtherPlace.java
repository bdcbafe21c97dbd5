package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.NameExtent;
import io.github.askjdbc.linking.Places;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Flags a query that takes a place for another one than the question speaks of: drivers who live in
 * Leeds are not those of a depot or an office there, clients who were born there are not those who
 * have their address there, bags made there are not those sold there, and near it is not in it.
 *
 * <p>The usual cause is that the database does not hold the place that is asked for, and another
 * column holds the text.
 *
 * <p>Not flagged: a place in the table of those who live there, or in a table of places; one that
 * is told by its name to be where somebody was born; one of the things made there or of their
 * makers; and a query over a table that says by its name who lives where.
 */
@ErrorSignal(
    id = OtherPlace.ID,
    effect = Effect.VETOES_READERS,
    message = MessageContent.NAMES_ONLY,
    summary = "A place is compared or shown for another one than is asked for",
    condition =
        "Where the question says that somebody lives or was born somewhere, that something was made "
            + "there, or is near it, the column that holds the place is looked at; it fires where "
            + "its name and table do not say that it is that place.",
    correction = "Use a column that holds that place. Without one the question has no answer.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.GROUP_BY, Clause.HAVING})
public final class OtherPlace implements Detector {
  static final String ID = "other-place";

  /** Verbs that go with words in names of columns. */
  private static final String WORK = "work";

  private static final String MADE = "made";

  /** Between the words and the place: "live in the old town of Leeds". */
  private static final int MOST_BETWEEN = 5;

  /** What is said of a place. */
  private enum Relation {
    LIVING(WordClass.LIVING, "where they live"),
    BEARING(WordClass.BEARING, "where they were born"),
    PRODUCING(WordClass.PRODUCING, "where they were made"),
    NEAR(WordClass.NEAR, "near it");

    private final WordClass words;
    private final String meaning;

    Relation(WordClass words, String meaning) {
      this.words = words;
      this.meaning = meaning;
    }
  }

  /**
   * Words for it.
   *
   * @param of the rows that are named first, and last, before them
   */
  private record Said(Relation relation, int at, Set<TableName> of) {

    /** "Near Leeds", "born in Leeds"; not "born before 1970, living in Leeds". */
    boolean isOf(WordSpan place, LinkedQuestion question) {
      boolean begun =
          relation == Relation.NEAR
              || WordClass.IN_HOUSE.contains(question.words().get(at + 1).folded());
      return place.first() <= at + MOST_BETWEEN
          && begun
          && IntStream.range(at + 1, place.first())
              .allMatch(
                  between ->
                      question
                          .linksAt(between)
                          .noneMatch(
                              link ->
                                  link instanceof Link.ToNumber || link instanceof Link.ToPeriod));
    }
  }

  /** A place that the query compares or shows. */
  private record Place(ColumnName column, Clause clause, Span span) {}

  @Override
  public Verdict inspect(Subject subject) {
    List<Said> said =
        Stream.of(Relation.values())
            .flatMap(relation -> said(relation, subject.question()))
            .toList();
    if (said.isEmpty()) {
      return new Verdict.Abstained("the question does not say what is where");
    }
    return Verdict.of(said.stream().flatMap(one -> findings(one, subject)).distinct().toList());
  }

  private static Stream<Said> said(Relation relation, LinkedQuestion question) {
    return IntStream.range(0, question.words().size())
        .filter(at -> relation.words.contains(question.words().get(at).folded()))
        .mapToObj(at -> new Said(relation, at, rowsBefore(at, question)));
  }

  private static Set<TableName> rowsBefore(int word, LinkedQuestion question) {
    List<TableName> named =
        IntStream.range(0, word)
            .boxed()
            .flatMap(question::linksAt)
            .filter(link -> link.naming() == NameExtent.WHOLE)
            .flatMap(link -> link.namedTable().stream())
            .toList();
    return named.isEmpty()
        ? Set.of()
        : new HashSet<>(List.of(named.get(0), named.get(named.size() - 1)));
  }

  private static Stream<Finding> findings(Said said, Subject subject) {
    Stream<Place> shown = said.relation() == Relation.LIVING ? shown(subject) : Stream.empty();
    return Stream.concat(compared(subject, said), shown)
        .filter(place -> !isMeant(said, place.column(), subject))
        .map(
            place ->
                new Finding(
                    ID,
                    place.clause(),
                    place.span(),
                    place.column() + " is not " + said.relation().meaning));
  }

  private static boolean isMeant(Said said, ColumnName place, Subject subject) {
    boolean own = said.of().isEmpty() || said.of().contains(place.table());
    return switch (said.relation()) {
      case LIVING ->
          tellsWhoLives(subject) || (!isOfWork(place) && (own || Places.isPlace(place.table())));
      case BEARING -> words(place).anyMatch(WordClass.BIRTHPLACE::contains);
      case PRODUCING -> own || !isPlace(place) || Places.isPlace(place.table()) || isOfMaker(place);
      case NEAR -> false;
    };
  }

  /** Compared with a text that stands behind the words. */
  private static Stream<Place> compared(Subject subject, Said words) {
    Set<String> said =
        subject.question().links().stream()
            .filter(Link.ToValue.class::isInstance)
            .filter(link -> link.span().first() > words.at())
            .filter(link -> words.isOf(link.span(), subject.question()))
            .map(link -> ((Link.ToValue) link).stored())
            .collect(Collectors.toSet());
    return new ComparedTexts(subject)
        .demanded().stream()
            .filter(one -> said.contains(one.text()))
            .map(one -> new Place(one.column(), one.clause(), one.span()));
  }

  /** Places by name, which the question names. */
  private static Stream<Place> shown(Subject subject) {
    Set<ColumnName> named =
        subject.question().links().stream()
            .flatMap(link -> link.namedColumn().stream())
            .collect(Collectors.toSet());
    return subject.query().columns().stream()
        .filter(one -> one.clause() == Clause.SELECT || one.clause() == Clause.GROUP_BY)
        .flatMap(
            one ->
                subject
                    .names()
                    .column(one.node())
                    .map(column -> new Place(column, one.clause(), one.node().span()))
                    .stream())
        .filter(place -> named.contains(place.column()))
        .filter(place -> isOfWork(place.column()) || isPlace(place.column()));
  }

  private static boolean tellsWhoLives(Subject subject) {
    return subject.facts().names().tables().stream()
        .flatMap(table -> NameParts.of(table.name()).stream())
        .anyMatch(WordClass.LIVING::contains);
  }

  private static boolean isPlace(ColumnName column) {
    return words(column).anyMatch(WordClass.HOME_TABLE::contains);
  }

  private static boolean isOfWork(ColumnName column) {
    return words(column).anyMatch(RelationVerbs.columns(WORK)::contains);
  }

  private static boolean isOfMaker(ColumnName column) {
    return NameParts.of(column.table().name()).stream()
        .map(NounNumber::singular)
        .anyMatch(RelationVerbs.columns(MADE)::contains);
  }

  private static Stream<String> words(ColumnName column) {
    return NameParts.of(ShortNames.writtenOut(column.column())).stream();
  }
}
