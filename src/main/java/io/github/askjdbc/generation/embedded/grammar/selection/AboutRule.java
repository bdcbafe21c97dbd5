package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * "What is the book Emma about" asks for what a column tells of it, and not for its name; without
 * such a column it is not read.
 */
public final class AboutRule implements Rule {

  private static final String ABOUT = "about";

  @Override
  public void apply(Draft draft) {
    List<Word> words = draft.question.words();
    boolean asked =
        !words.isEmpty()
            && WordClass.ASKING_NAMELESS.contains(words.get(0).folded())
            && words.get(words.size() - 1).folded().equals(ABOUT)
            && draft.selected.isEmpty();
    if (!asked) {
      return;
    }
    Optional<ColumnName> told = told(draft);
    if (told.isEmpty()) {
      draft.reject();
      return;
    }
    draft.named.add(told.get().table());
    draft.select(0, new Cell(told.get()), draft.take(draft.size() - 1));
  }

  /** The one column that tells what the rows spoken of are about. */
  private static Optional<ColumnName> told(Draft draft) {
    List<ColumnName> columns =
        IntStream.range(0, draft.size())
            .boxed()
            .flatMap(at -> draft.rows(at).stream())
            .distinct()
            .flatMap(rows -> draft.knowledge.catalog().table(rows).stream())
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(
                name ->
                    NameParts.of(name.column()).stream().anyMatch(WordClass.ABOUT_COLUMN::contains))
            .toList();
    return columns.size() == 1 ? Optional.of(columns.get(0)) : Optional.empty();
  }
}
