package io.github.askjdbc.generation.embedded.grammar.relations;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;

/**
 * "The role name of the employees", "the star rating description of the hotels": an attribute of
 * what a row refers to, whose name says of what it is, as the row's own key does.
 */
final class ReferredAttribute {

  private ReferredAttribute() {}

  /**
   * @param at token of the column
   * @param owner whose attribute it is said to be
   */
  static boolean isNamed(Draft draft, int at, TableName owner) {
    ColumnName column = draft.column(at).orElseThrow();
    List<ForeignKey> keys = draft.graph.references(owner, column.table());
    boolean whole =
        draft.tokens.get(at).link().filter(link -> link.naming() == NameExtent.WHOLE).isPresent();
    return whole
        && draft.tokens.get(at).span().length() > 1
        && keys.size() == 1
        && keys.get(0).fromColumns().size() == 1
        && isOf(words(column.column()), words(keys.get(0).fromColumns().get(0)));
  }

  /** Whether {@code role_name} is of what {@code role_id} tells. */
  private static boolean isOf(List<String> attribute, List<String> key) {
    int last = key.size() - 1;
    int noun = WordClass.KEY_COLUMN.contains(key.get(last)) ? last : key.size();
    return noun > 0
        && attribute.size() > noun
        && attribute.subList(0, noun).equals(key.subList(0, noun));
  }

  private static List<String> words(String name) {
    return NameParts.of(ShortNames.writtenOut(name));
  }
}
