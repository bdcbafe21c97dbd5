package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.ToldDeed;
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
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Flags a query that joins two tables for a deed that neither their names nor those of its columns
 * tell: employees who bought a studio are not those who belong to it.
 *
 * <p>The usual cause is that these rows have to do with one another, but otherwise.
 *
 * <p>Not flagged: what is done, without those who do it right before; a verb that names something
 * of the query itself; verbs that say no more than that two rows belong together, such as "have";
 * and a query over one table.
 */
@ErrorSignal(
    id = UntoldDeed.ID,
    effect = Effect.VETOES_READERS,
    message = MessageContent.NAMES_ONLY,
    summary = "Tables are joined for a deed that the database does not tell",
    condition =
        "For verbs that say more than that rows belong together, the names of the tables and "
            + "columns of the query are compared with words that go with the verb; it fires where "
            + "none of them does, and where those who are said to do it do not.",
    correction =
        "Join by the table that tells the deed, such as orders for what was bought. Without one "
            + "the question has no answer.",
    clauses = Clause.JOIN)
public final class UntoldDeed implements Detector {
  static final String ID = "untold-deed";

  @Override
  public Verdict inspect(Subject subject) {
    LinkedQuestion question = subject.question();
    List<Integer> verbs =
        IntStream.range(0, question.words().size())
            .filter(at -> ToldDeed.of(word(question, at)).isPresent())
            .filter(at -> doer(question, at).isPresent())
            .filter(at -> question.linksAt(at).noneMatch(link -> isUsed(link, subject)))
            .boxed()
            .toList();
    if (verbs.isEmpty() || subject.facts().names().tables().size() < 2) {
      return new Verdict.Abstained("no tables are joined for a deed of rows");
    }
    Set<String> names = names(subject);
    return Verdict.of(
        verbs.stream()
            .filter(at -> !isTold(question, at, names))
            .map(
                at ->
                    new Finding(
                        ID,
                        Clause.JOIN,
                        subject.query().query().span(),
                        "no table or column tells that \""
                            + doer(question, at).orElseThrow()
                            + " "
                            + question.words().get(at).text()
                            + "\""))
            .toList());
  }

  /** Whether the verb names something that the query uses, or nothing of the schema. */
  private static boolean isUsed(Link link, Subject subject) {
    boolean column =
        link.namedColumns().stream().anyMatch(subject.names().columns()::containsValue);
    boolean table =
        link.namedTable().filter(subject.facts().names().tables()::contains).isPresent();
    return column || table || link.holder().isEmpty();
  }

  private static boolean isTold(LinkedQuestion question, int verb, Set<String> names) {
    ToldDeed deed = ToldDeed.of(word(question, verb)).orElseThrow();
    boolean told = deed.names().isEmpty() || deed.names().stream().anyMatch(names::contains);
    return told
        && doer(question, verb)
            .filter(doer -> deed.others().contains(NounNumber.singular(doer)))
            .isEmpty();
  }

  /** The rows right before the verb: "customers sold it", "customers who sold it". */
  private static Optional<String> doer(LinkedQuestion question, int verb) {
    boolean relative = verb > 1 && WordClass.RELATIVE_PRONOUN.contains(word(question, verb - 1));
    int named = relative ? verb - 2 : verb - 1;
    return question
        .linksAt(named)
        .filter(link -> link.naming() == NameExtent.WHOLE && link.namedTable().isPresent())
        .map(link -> word(question, named))
        .findFirst();
  }

  /** Of the words in the names that the query uses, as they are and with endings off. */
  private static Set<String> names(Subject subject) {
    Stream<String> columns =
        subject.query().columns().stream()
            .flatMap(one -> subject.names().column(one.node()).stream())
            .map(ColumnName::column);
    Stream<String> tables = subject.facts().names().tables().stream().map(table -> table.name());
    return Stream.concat(tables, columns)
        .distinct()
        .flatMap(name -> NameParts.of(ShortNames.writtenOut(name)).stream())
        .flatMap(part -> Stream.of(part, NounNumber.singular(part)))
        .collect(Collectors.toSet());
  }

  private static String word(LinkedQuestion question, int at) {
    return question.words().get(at).folded();
  }
}
