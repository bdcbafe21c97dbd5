package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.Map;
import java.util.Set;

/**
 * A statement in the words in which {@link DefinitionReader} reads definitions: "we call a loan
 * late if" is "a loan is called late if", and "by a veteran we mean" is "a veteran means".
 */
final class PlainStatement {

  private static final Map<String, String> SIGNS =
      LexiconFile.read("definitions").section("comparison").keyed();
  static final Set<String> COLLECTIVE =
      Set.copyOf(Runs.words(LexiconFile.list("name-roles").keyed().get("collective")));
  private static final String IS_CALLED = " is called ";
  private static final String ARE_CALLED = " are called ";
  private static final String MEANS = " means ";

  private PlainStatement() {}

  static String of(String statement) {
    String plainly =
        PlainTimes.of(RateOfRows.plain(PartOfField.plain(KindsListed.plain(ofStaff(statement)))));
    String opened = DefiningForm.plain(opened(Aside.without(spelt(plainly))));
    String plain = SinceThen.told(Supposing.plain(Bound.before(opened)));
    return DefinedAgain.plain(meant(spoken(called(unquoted(named(plain))))));
  }

  /** "Members of staff" are staff members. */
  private static String ofStaff(String statement) {
    Said said = Said.of(statement);
    for (int at = 1; at + 2 < said.size(); at++) {
      int staff = said.afterArticles(at + 2);
      if (WordClass.MEMBER_NOUN.contains(said.folded(at))
          && DefiningWords.OF.contains(said.folded(at + 1))
          && COLLECTIVE.contains(said.folded(staff))) {
        return statement.substring(0, said.word(at).start())
            + said.from(staff, staff + 1)
            + " "
            + said.from(at, at + 1)
            + statement.substring(said.word(staff).end());
      }
    }
    return statement;
  }

  /** "Amount > 1000" is "amount over 1000". */
  private static String spelt(String statement) {
    String text = statement;
    for (Map.Entry<String, String> sign : SIGNS.entrySet()) {
      text = text.replace(" " + sign.getKey() + " ", " " + sign.getValue() + " ");
    }
    return text;
  }

  /** "Note that an invoice is late if" is "an invoice is late if". */
  private static String opened(String statement) {
    Said said = Said.of(statement);
    int opening = isAtHome(said) ? 3 : said.length(0, DefiningWords.OPENING);
    boolean colon = DefiningWords.SIGN.contains(said.folded(opening));
    int from = opening + (colon ? 1 : 0);
    boolean more = opening > 0 && !DefiningWords.BEING.contains(said.folded(from));
    return more ? said.from(from) : statement;
  }

  /** "In our club," with which a statement begins. */
  private static boolean isAtHome(Said said) {
    return said.size() > 3
        && DefiningWords.AT_HOME.contains(said.folded(0))
        && DefiningWords.OUR_OWN.contains(said.folded(1))
        && !DefiningWords.STRETCH.contains(said.folded(2))
        && said.text().charAt(said.word(2).end()) == ',';
  }

  /** "The term big-ticket refers to" is "big-ticket refers to". */
  private static String named(String statement) {
    Said said = Said.of(statement);
    int first = said.afterArticles(0);
    boolean code =
        DefiningWords.CODE.contains(said.folded(first))
            && DefiningWords.TERM.contains(said.folded(first + 1));
    int name = code ? first + 1 : first;
    boolean quoted = statement.indexOf('"') >= 0 && statement.indexOf('"') < endOfTerm(said, name);
    boolean names =
        name > 0 && name + 1 < said.size() && DefiningWords.TERM.contains(said.folded(name));
    int from = names && quoted ? statement.indexOf('"') : -1;
    return from >= 0 ? statement.substring(from) : names ? said.from(name + 1) : statement;
  }

  private static int endOfTerm(Said said, int name) {
    return name + 1 < said.size() ? said.word(name + 1).start() : -1;
  }

  /** "We call an exhibition popular if more than 50 tickets were sold for it". */
  private static String called(String statement) {
    Said said = Said.of(statement);
    int condition = said.first(2, DefiningWords.CONDITION);
    if (!DefiningWords.SPEAKER.contains(said.folded(0)) || condition < 0) {
      return statement;
    }
    int noun = said.afterArticles(2);
    String verb = noun > 2 ? IS_CALLED : ARE_CALLED;
    int as = said.first(noun, DefiningWords.AS);
    if (DefiningWords.TREATS.contains(said.folded(1)) && as > noun && as + 1 < condition) {
      return said.from(2, as) + verb + said.from(as + 1);
    }
    boolean deems = DefiningWords.DEEMS.contains(said.folded(1)) && (as < 0 || as > condition);
    int term = deems ? term(said, noun, condition) : noun;
    return term > noun ? said.from(2, term) + verb + said.from(term) : statement;
  }

  /** "We speak of a late loan when": the last word is what is told of. */
  private static String spoken(String statement) {
    Said said = Said.of(statement);
    int condition = said.first(2, DefiningWords.CONDITION);
    boolean speaks =
        DefiningWords.SPEAKER.contains(said.folded(0))
            && DefiningWords.SPEAKING.contains(said.folded(1))
            && DefiningWords.OF.contains(said.folded(2));
    boolean apart = speaks && condition - said.afterArticles(3) > 1 && !said.isTied(condition - 1);
    return apart
        ? "a " + said.from(condition - 1, condition) + IS_CALLED + said.from(3)
        : statement;
  }

  /**
   * Where the term behind a noun begins: with an article ("a loan a straggler"), with the word
   * behind the noun where a preposition goes before the article ("a loan up for a check") or a
   * participle follows ("a contract earned out"), or with the last word that is one ("a machine
   * worn out") and those that hyphens tie to it.
   */
  private static int term(Said said, int noun, int condition) {
    int article = said.first(noun + 1, DefiningWords.ARTICLE);
    if (article > 0 && article < condition) {
      boolean phrase = DefiningWords.PREPOSITION.contains(said.folded(article - 1));
      return phrase ? noun + 1 : article;
    }
    boolean participle = noun + 2 < condition && Narrowing.isParticiple(said.folded(noun + 1));
    int term = participle ? noun + 1 : condition - 1;
    while (term > noun + 1
        && (said.isTied(term) || WordClass.CLOSED_CLASS.contains(said.folded(term)))) {
      term--;
    }
    return term;
  }

  /** "By monumental we mean works that are at least 150 cm high". */
  private static String meant(String statement) {
    Said said = Said.of(statement);
    int speaker = said.first(2, DefiningWords.SPEAKER);
    boolean means =
        DefiningWords.BY.contains(said.folded(0))
            && speaker > 1
            && DefiningWords.MEAN.contains(said.folded(speaker + 1));
    return means ? said.from(1, speaker) + MEANS + said.from(speaker + 2) : statement;
  }

  /** Without the quotes around a term with which it begins. */
  private static String unquoted(String statement) {
    int closing = statement.startsWith("\"") ? statement.indexOf('"', 1) : -1;
    return closing < 0
        ? statement
        : statement.substring(1, closing) + statement.substring(closing + 1);
  }
}
