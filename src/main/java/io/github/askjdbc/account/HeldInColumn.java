package io.github.askjdbc.account;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Demand;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.Word;
import io.github.askjdbc.linking.WordSpan;
import io.github.askjdbc.sql.NamesRead;
import java.util.List;
import java.util.Optional;

/**
 * Whether a column that the query names may hold what words ask to be computed: "number of
 * employees", "phone number of", "the average rating" of a column that is called so.
 */
final class HeldInColumn {

  private final Account account;
  private final NamesRead names;

  HeldInColumn(Account account) {
    this.account = account;
    this.names = account.facts().names();
  }

  boolean mayHold(Demand demand) {
    boolean amount =
        demand.kind() == Cue.Kind.COUNT
            || demand.kind() == Cue.Kind.SUM
            || demand.kind() == Cue.Kind.SHARE;
    return isNamed(demand.span())
        || (amount && ranksByNumber())
        || speaksOfColumn(demand.span(), amount ? withNoun(demand.span()) : demand.span());
  }

  private boolean isNamed(WordSpan span) {
    List<Word> words = account.question().words();
    return span.words().anyMatch(word -> account.vocabulary().names(words.get(word).stem()));
  }

  private boolean ranksByNumber() {
    return account.facts().order().stream()
        .flatMap(key -> key.column().stream())
        .anyMatch(names.numbers()::contains);
  }

  /** With the words up to the next noun: what there is an amount of. */
  private WordSpan withNoun(WordSpan span) {
    List<Word> words = account.question().words();
    int last = span.last() + 1;
    while (last < words.size() - 1 && !words.get(last).content()) {
      last++;
    }
    return new WordSpan(span.first(), last);
  }

  private boolean speaksOfColumn(WordSpan asking, WordSpan spoken) {
    return account.question().links().stream()
        .filter(link -> link instanceof Link.ToColumn && link.span().overlaps(spoken))
        .anyMatch(
            link -> {
              Optional<ColumnName> column = link.namedColumn().filter(names.columns()::contains);
              boolean isEndOfName =
                  link.span().first() < asking.first() && link.span().overlaps(asking);
              return column.filter(one -> isEndOfName || names.numbers().contains(one)).isPresent();
            });
  }
}
