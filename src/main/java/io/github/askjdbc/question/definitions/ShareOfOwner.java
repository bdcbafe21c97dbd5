package io.github.askjdbc.question.definitions;

import java.util.Optional;

/**
 * A share of the rows that something has: "the percentage of parcels with a delay" of one depot is
 * "what percentage of the parcels of that depot have a delay".
 */
final class ShareOfOwner {

  private static final String WHAT = "What ";
  private static final String THE = " of the ";

  private ShareOfOwner() {}

  /**
   * @param share "percentage of parcels with a delay"
   * @param rest what limits the rows, with the end of the question: "of the Leeds depot?"
   */
  static Optional<String> of(Said share, Said rest) {
    int noun = share.afterArticles(2);
    int narrowing = DefinitionReader.narrowing(share, noun);
    boolean limits =
        rest.size() > 1
            && DefiningWords.PREPOSITION.contains(rest.folded(0))
            && rest.text().indexOf(',') < 0
            && rest.first(0, DefiningWords.JOIN) < 0
            && rest.first(0, DefiningWords.EACH) < 0
            && rest.first(0, DefiningWords.VERB) < 0;
    boolean plain =
        DefiningWords.OF.contains(share.folded(1))
            && narrowing > noun
            && share.first(noun, DefiningWords.NEGATION) < 0;
    return limits && plain
        ? Narrowing.of(share.from(narrowing))
            .flatMap(one -> one.predicative().or(one::owning))
            .map(done -> put(share, noun, narrowing, rest, done))
        : Optional.empty();
  }

  private static String put(Said share, int noun, int narrowing, Said rest, String done) {
    String rows = share.from(noun, narrowing);
    int again = rest.afterArticles(1);
    int end = again + narrowing - noun;
    boolean same = end < rest.size() && rest.stems(again, end).equals(share.stems(noun, narrowing));
    String limit = rest.from(same ? end : 0, rest.size());
    return WHAT + share.from(0, 1) + THE + rows + " " + limit + " " + done + "?";
  }
}
