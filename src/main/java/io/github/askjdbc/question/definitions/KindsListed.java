package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.Set;

/**
 * "Events of the types wedding, christening and birthday" at the end of a statement, which are of
 * one of them each: events of type wedding, christening or birthday.
 */
final class KindsListed {

  private static final Set<String> KINDS = LexiconFile.read("definitions").section("kinds").words();

  private KindsListed() {}

  static String plain(String statement) {
    Said said = Said.of(statement);
    for (int at = 1; at + 3 < said.size(); at++) {
      boolean kinds =
          DefiningWords.OF.contains(said.folded(at))
              && said.word(at + 1).isArticle()
              && KINDS.contains(said.folded(at + 2));
      int last = said.size() - 2;
      if (kinds && last > at + 2 && isList(said, at + 3, last)) {
        return said.from(0, at + 1)
            + " "
            + NounNumber.singular(said.folded(at + 2))
            + " "
            + said.from(at + 3, last).replace("'", "")
            + " or "
            + said.from(last + 1).replace("'", "");
      }
    }
    return statement;
  }

  /** Whether nothing but names stands there, the last one behind "and". */
  private static boolean isList(Said said, int from, int and) {
    for (int at = from; at < said.size(); at++) {
      boolean closed = WordClass.CLOSED_CLASS.contains(said.folded(at));
      if (at == and ? !WordClass.AND.contains(said.folded(at)) : closed) {
        return false;
      }
    }
    return true;
  }
}
