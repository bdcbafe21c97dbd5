package io.github.askjdbc.generation.embedded.grammar.people;

import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import java.util.List;
import java.util.Optional;

/**
 * "Companies" behind what they do, where the rows are called by that alone: "insurance companies"
 * are insurers. "Customer companies" are only some of the customers.
 */
public final class CompanyRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      Optional<TableName> rows = draft.table(at - 1);
      boolean company =
          draft.isUnknown(at)
              && WordClass.COMPANY.contains(draft.tokens.get(at).text())
              && draft.adjacent(at - 1, at);
      String done = draft.tokens.get(at - 1).text();
      if (company && rows.filter(doers -> isDone(done, doers)).isPresent()) {
        draft.take(at);
      }
    }
  }

  /** "Insurance", where the rows are called insurers. */
  private static boolean isDone(String done, TableName doers) {
    List<String> name = NameParts.of(doers.name());
    return !NounNumber.isSame(name.get(name.size() - 1), done);
  }
}
