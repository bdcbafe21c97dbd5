package io.github.askjdbc.question.definitions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Names in a row: "Germany, Austria and Switzerland". */
final class NameList {

  private NameList() {}

  /** The same with "or" before the last; empty for any other text, and for one name. */
  static Optional<String> of(String text) {
    Said said = Said.of(text);
    List<String> names = new ArrayList<>();
    int from = said.afterArticles(0);
    for (int at = from; at < said.size(); at++) {
      boolean join = DefiningWords.JOIN.contains(said.folded(at));
      if (!join && !said.word(at).isName() && !said.word(at).isArticle()) {
        return Optional.empty();
      }
      boolean last = at + 1 == said.size();
      boolean ends = !join && (last || parted(said, at));
      if (ends) {
        names.add(said.from(from, at + 1));
      }
      if (join || ends) {
        from = said.afterArticles(at + 1);
      }
    }
    int last = names.size() - 1;
    return last < 1
        ? Optional.empty()
        : Optional.of(String.join(", ", names.subList(0, last)) + " or " + names.get(last));
  }

  private static boolean parted(Said said, int at) {
    boolean comma =
        said.text().substring(said.word(at).end(), said.word(at + 1).start()).contains(",");
    return comma || DefiningWords.JOIN.contains(said.folded(at + 1));
  }
}
