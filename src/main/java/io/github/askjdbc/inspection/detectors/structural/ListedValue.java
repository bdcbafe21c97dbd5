package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ListedTexts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.inspection.detectors.structural.ComparedTexts.ComparedText;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;

/**
 * Flags a column that is held to one text where its cells list several, that text among them:
 * {@code features = 'Trailers'} beside cells such as {@code Trailers,Commentaries}.
 *
 * <p>The usual cause is that the text stands alone in some cells, so that the query finds rows.
 *
 * <p>Not flagged: a text that is a list itself, or that one cell alone lists; and questions that
 * say "only", or "just".
 */
@ErrorSignal(
    id = ListedValue.ID,
    effect = Effect.VETOES,
    summary = "A column of lists is held to one of the things that its cells list",
    condition =
        "Values of the column that hold the text and more are looked up; it fires where several of "
            + "them are lists, and the text is one of the things listed.",
    correction = "Compare with LIKE, so that lists that hold the text are found too.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class ListedValue implements Detector {
  static final String ID = "listed-value";

  @Override
  public Verdict inspect(Subject subject) {
    List<ComparedText> demanded = new ComparedTexts(subject).demanded();
    if (demanded.isEmpty()) {
      return new Verdict.Abstained("no column is held to a text");
    }
    boolean alone =
        subject.question().words().stream().map(Word::folded).anyMatch(WordClass.ALONE::contains);
    return Verdict.of(
        alone
            ? List.of()
            : demanded.stream().flatMap(one -> finding(subject, one).stream()).toList());
  }

  private static Optional<Finding> finding(Subject subject, ComparedText one) {
    ListedTexts listed = ListedTexts.of(one.text(), one.column(), subject.values());
    return listed.any()
        ? Optional.of(
            new Finding(
                ID,
                one.clause(),
                one.span(),
                "'%s' is one of several things that cells list, as in '%s'"
                    .formatted(one.text(), listed.lists().get(0))))
        : Optional.empty();
  }
}
