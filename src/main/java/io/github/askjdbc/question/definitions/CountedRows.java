package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;

/**
 * A statement about which rows are counted, whatever is asked of them: "cancelled orders do not
 * count", "count only delivered orders", "orders without a date are left out".
 *
 * @param rows the words for those rows, without articles
 * @param only whether no others are counted, or all but these
 * @param noun where the noun of the rows ends
 */
record CountedRows(Said rows, boolean only, int noun) {

  private static final int LONGEST_NOUN = 3;
  private static final String THAT = " that ";
  private static final String NOT = " not ";
  private static final String WITH = " with ";
  private static final String WITHOUT = " without ";

  /** Whether a statement is one, be it understood or not. */
  static boolean is(String statement) {
    Said said = Said.of(statement);
    return Uncounted.is(statement)
        || said.length(0, DefiningWords.COUNT_ONLY) > 0
        || said.length(0, DefiningWords.LEAVE_OUT) > 0
        || isOnly(said);
  }

  private static boolean isOnly(Said said) {
    return DefiningWords.ONLY.contains(said.folded(0))
        && said.lengthBefore(said.size(), DefiningWords.COUNTED) > 0;
  }

  /** Empty for other statements, and where it cannot be told which rows are meant. */
  static Optional<CountedRows> of(String statement) {
    Said said = Said.of(statement);
    int leads = said.length(0, DefiningWords.COUNT_ONLY);
    if (leads > 0) {
      return rows(said.from(leads), true);
    }
    int leaves = said.length(0, DefiningWords.LEAVE_OUT);
    if (leaves > 0) {
      return rows(said.from(leaves), false);
    }
    if (isOnly(said)) {
      int counted = said.lengthBefore(said.size(), DefiningWords.COUNTED);
      return rows(said.from(1, said.size() - counted), true);
    }
    int uncounted = said.lengthBefore(said.size(), DefiningWords.UNCOUNTED);
    return uncounted > 0 ? rows(said.from(0, said.size() - uncounted), false) : Optional.empty();
  }

  private static Optional<CountedRows> rows(String text, boolean only) {
    Said whole = Said.of(text);
    Said said = Said.of(whole.from(whole.afterArticles(0)));
    int narrowing = said.size() < 2 ? -1 : DefinitionReader.narrowing(said, 0);
    int noun = narrowing > 0 ? narrowing : said.size();
    boolean plain =
        noun > 0
            && noun <= LONGEST_NOUN
            && NounNumber.isPlural(said.folded(noun - 1))
            && text.indexOf(',') < 0
            && text.indexOf('(') < 0
            && said.first(0, DefiningWords.JOIN) < 0
            && said.first(0, DefiningWords.POSSESSIVE) < 0
            && (noun > 1 || narrowing > 0);
    return plain ? Optional.of(new CountedRows(said, only, noun)) : Optional.empty();
  }

  /** The stem of the noun of the rows. */
  String stem() {
    return rows.word(noun - 1).stem();
  }

  /**
   * A question, or one in which definitions were put, that asks of those rows alone; empty where it
   * does not name them once, or names more of them than the noun.
   */
  Optional<String> restated(String text) {
    AskedWords words = new AskedWords(Said.of(text));
    return words
        .found(List.of(stem()))
        .filter(place -> fits(words, place))
        .flatMap(
            place ->
                told(words.question().from(place.first(), place.end()))
                    .map(told -> words.put(place, told)));
  }

  /** Whether the noun stands alone there, and nothing else tells what the statement does. */
  private boolean fits(AskedWords words, Place place) {
    Said question = words.question();
    String before = question.folded(place.first() - 1);
    boolean alone =
        WordClass.CLOSED_CLASS.contains(before)
            || WordClass.FUNCTION.contains(before)
            || WordClass.ASKING.contains(before)
            || DefiningWords.TELLING.contains(before)
            || DefiningWords.MANY.contains(before)
            || DefiningWords.OR_MORE.containsKey(before)
            || question.isNumber(place.first() - 1);
    boolean many = NounNumber.isPlural(question.folded(place.end() - 1));
    boolean there = question.folded(place.end() + 1).equals("there");
    boolean told = only && DefiningWords.COPULA.contains(question.folded(place.end())) && !there;
    boolean again =
        rows.words().stream()
            .filter(word -> !WordClass.CLOSED_CLASS.contains(word.folded()))
            .filter(word -> !word.stem().equals(stem()))
            .map(SaidWord::stem)
            .anyMatch(stem -> question.words().stream().anyMatch(one -> one.stem().equals(stem)));
    return alone && many && !told && !again && words.endsThere(place.end());
  }

  /** Those rows that are counted, as one would call them: "orders that are not cancelled". */
  Optional<String> phrase() {
    return told(rows.from(noun - 1, noun));
  }

  /** The noun with what limits it. */
  private Optional<String> told(String asked) {
    if (only) {
      return Optional.of(rows.from(0, noun - 1) + " " + asked + " " + rows.from(noun))
          .map(String::strip);
    }
    if (noun == rows.size()) {
      boolean one = noun == 2 && Narrowing.isParticiple(rows.folded(0));
      return one ? Optional.of(asked + THAT + "are" + NOT + rows.folded(0)) : Optional.empty();
    }
    return noun > 1 ? Optional.empty() : denied().map(text -> asked + text);
  }

  /** The contrary of what narrows the noun. */
  private Optional<String> denied() {
    String lead = rows.folded(noun);
    if (lead.equals(WITHOUT.strip())) {
      return Optional.of(WITH + rows.from(noun + 1));
    }
    boolean owned = lead.equals("whose");
    int verb = rows.first(noun + 1, DefiningWords.VERB);
    boolean clause =
        owned ? verb > noun + 1 : DefiningWords.RELATIVE.contains(lead) && verb == noun + 1;
    if (clause && verb + 1 < rows.size()) {
      boolean negated = DefiningWords.NEGATION.contains(rows.folded(verb + 1));
      String rest = rows.from(negated ? verb + 2 : verb + 1);
      String start = " " + rows.from(noun, verb + 1);
      boolean simple = Said.of(rest).first(0, DefiningWords.NEGATION) < 0;
      return simple ? Optional.of(start + (negated ? " " : NOT) + rest) : Optional.empty();
    }
    boolean value = lead.equals(WITH.strip()) && rows.size() == noun + 3;
    return value
        ? Optional.of(" whose " + rows.from(noun + 1, noun + 2) + " is" + NOT + rows.from(noun + 2))
        : Optional.empty();
  }
}
