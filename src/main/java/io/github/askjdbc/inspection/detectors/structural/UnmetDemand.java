package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.account.Answer;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flags a query that leaves out something the question asks for beside names and values, such as a
 * count, a mean, an order or a negation, or that adds one that nobody asked for.
 *
 * <p>The usual cause is a question read too quickly: "how many for each" answered with one number,
 * or with a list.
 *
 * <p>Not flagged: a cue whose words name a numeric column that the query uses, as in "number of
 * employees", end a longer name, as in "phone number of", or stand in a name that it uses, as in
 * {@code max_speed}; "each", "or" and "between", which right queries follow in too many ways.
 * Without any cue the detector abstains.
 */
@ErrorSignal(
    id = UnmetDemand.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The question asks for a count, order, extreme or negation and the query has none",
    condition =
        "Words that ask for a count, a mean, an extreme, an order or a negation are "
            + "compared with the operations of the query; it fires where one side lacks what "
            + "the other has.",
    correction =
        "Add the operation that the question asks for, or leave out the one that it does " + "not.",
    clauses = Clause.SELECT)
public final class UnmetDemand implements Detector {
  static final String ID = "unmet-demand";

  /** What right queries do in too many ways to be seen. */
  private static final Set<Cue> OFTEN_UNSAID = EnumSet.of(Cue.EACH, Cue.OR, Cue.BETWEEN);

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<Demand> demands = demands(subject);
    for (Demand demand : demands) {
      if (subject.account().answer(demand) == Answer.UNMET && !readOtherwise(subject, demand)) {
        String words = words(subject, demand.span());
        Span whole = subject.query().query().span();
        findings.add(
            new Finding(
                ID, Clause.SELECT, whole, "nothing in the query answers \"" + words + "\""));
      }
    }
    findings.addAll(UnaskedParts.findings(subject));
    if (demands.isEmpty() && findings.isEmpty()) {
      return new Verdict.Abstained("the question asks for nothing but names and values");
    }
    return Verdict.of(findings);
  }

  /** Of demands that lie within one another only the longest counts. */
  private static List<Demand> demands(Subject subject) {
    List<Demand> demands =
        subject.question().demands().stream()
            .filter(demand -> demand.source() == Demand.Source.WORDS)
            .filter(demand -> demand.cue().filter(cue -> !OFTEN_UNSAID.contains(cue)).isPresent())
            .toList();
    return demands.stream()
        .filter(
            demand ->
                demands.stream()
                    .noneMatch(
                        other ->
                            other.span().length() > demand.span().length()
                                && other.span().overlaps(demand.span())))
        .toList();
  }

  /**
   * A column may hold what the words ask for: "number of employees". So may one that ranks, and one
   * whose name has the words in it.
   */
  private static boolean readOtherwise(Subject subject, Demand demand) {
    boolean amount = demand.is(Cue.COUNT) || demand.is(Cue.SUM);
    if (inNames(subject, demand) || (amount && ranksByNumber(subject))) {
      return true;
    }
    int last = demand.span().last();
    if (amount) {
      last++;
      while (last < subject.question().words().size() - 1
          && !subject.question().words().get(last).content()) {
        last++;
      }
    }
    WordSpan spoken = new WordSpan(demand.span().first(), last);
    return subject.question().links().stream()
        .filter(link -> link.span().overlaps(spoken))
        .anyMatch(
            link ->
                link.namedColumn()
                    .filter(subject.facts().names().columns()::contains)
                    .filter(column -> isPartOf(demand, link) || subject.isNumber(column))
                    .isPresent());
  }

  /** Whether the words only end a name, as "number of" does in "phone number of". */
  private static boolean isPartOf(Demand demand, Link name) {
    return name.span().first() < demand.span().first() && demand.span().overlaps(name.span());
  }

  private static boolean inNames(Subject subject, Demand demand) {
    return demand
        .span()
        .words()
        .mapToObj(subject.question().words()::get)
        .anyMatch(word -> subject.account().vocabulary().names(word.stem()));
  }

  private static boolean ranksByNumber(Subject subject) {
    return subject.facts().order().stream()
        .flatMap(key -> key.column().stream())
        .anyMatch(subject::isNumber);
  }

  private static String words(Subject subject, WordSpan span) {
    List<Word> words = subject.question().words();
    return subject
        .question()
        .question()
        .text()
        .substring(words.get(span.first()).start(), words.get(span.last()).end());
  }
}
