package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.IdentifierWords;
import io.github.askjdbc.linking.NameRoles;
import io.github.askjdbc.linking.SchemaLanguage;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.Span;
import java.util.List;
import java.util.Optional;

/**
 * Flags a result of columns that the question does not speak of, where the query has nothing of the
 * noun that it does ask for: the phone for "the fax number", the weight for "how tall".
 *
 * <p>The usual cause is a question about something that the database does not hold, answered by the
 * nearest column that it does.
 *
 * <p>Not flagged: a noun that may stand for a column or table of the query by a list of synonyms;
 * nouns that stand for anything, such as "value"; a column whose name is no English, or says as
 * little; and one that names its row, unless an attribute is asked for ("the size of"), since
 * "which members" may mean the names of people.
 */
@ErrorSignal(
    id = OtherColumn.ID,
    effect = Effect.VETOES_READERS,
    message = MessageContent.NAMES_ONLY,
    summary = "The result shows another column than the one that the question asks for",
    condition =
        "The noun that the question asks to see is compared with what the query uses; it fires "
            + "where nothing is left of the noun, and no word speaks of any column shown.",
    correction =
        "Show the column that the question names. If the database has none, the question has no "
            + "answer here.",
    clauses = Clause.SELECT)
public final class OtherColumn implements Detector {
  static final String ID = "other-column";

  @Override
  public Verdict inspect(Subject subject) {
    if (subject.question().asked().isEmpty()) {
      return new Verdict.Abstained("the question has no noun where one is asked for");
    }
    Optional<WordSpan> noun = subject.account().unansweredThings().stream().findFirst();
    List<SelectItem> items = subject.names().outermost().get(0).select().items();
    List<ColumnName> shown =
        items.stream().flatMap(item -> shown(subject, item.value()).stream()).toList();
    if (noun.isEmpty() || shown.size() < items.size() || !areOthers(subject, shown, noun.get())) {
      return new Verdict.Clean();
    }
    String message =
        "the question asks for \"%s\", not for %s"
            .formatted(subject.question().text(noun.get()), shown.get(0));
    Span all = items.get(0).span().to(items.get(items.size() - 1).span());
    return new Verdict.Flagged(List.of(new Finding(ID, Clause.SELECT, all, message)));
  }

  private static boolean areOthers(Subject subject, List<ColumnName> shown, WordSpan noun) {
    SchemaLanguage language =
        subject.once(SchemaLanguage.class, () -> new SchemaLanguage(subject.knowledge()));
    boolean attribute =
        subject.question().ownerships().stream()
            .anyMatch(one -> noun.covers(one.attribute().last()));
    return shown.stream()
            .filter(column -> subject.mentions().score(column) == 0)
            .filter(column -> language.isEnglish(column.column()))
            .filter(column -> attribute || !(isVague(column) || namesRow(subject, column)))
            .count()
        == shown.size();
  }

  private static boolean isVague(ColumnName column) {
    return NameStems.of(column.column()).stream().allMatch(WordClass.VAGUE::contains);
  }

  private static boolean namesRow(Subject subject, ColumnName column) {
    NameRoles roles = subject.once(NameRoles.class, NameRoles::new);
    return subject
        .once(IdentifierWords.class, () -> new IdentifierWords(subject.knowledge().catalog()))
        .of(column.column())
        .stream()
        .anyMatch(word -> roles.naming(word) || WordClass.NAMING_ROWS.contains(word));
  }

  /** The column that an item shows, as it stands or aggregated; none for a count. */
  private static Optional<ColumnName> shown(Subject subject, Expr value) {
    boolean aggregated =
        value instanceof Expr.Call call
            && call.aggregate()
            && call.arguments().size() == 1
            && !call.name().equals("COUNT");
    return subject.names().column(aggregated ? ((Expr.Call) value).arguments().get(0) : value);
  }
}
