package io.github.askjdbc.question.definitions;

import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A statement beside a definition about the time of what is defined: "it belongs to the year in
 * which it was ordered", "the month is that of the due date". The time that a question tells is put
 * so: "ordered in 2024", "with due date in March 2024".
 *
 * @param words what is put before the time
 * @param stem of the last of them
 */
record OwnTime(String words, String stem) {

  private static final int LONGEST_SUBJECT = 3;
  private static final int LONGEST_TIME = 3;
  private static final int DIGITS_OF_YEAR = 4;
  private static final String WITH = "with ";
  private static final String YEAR_IS = "the year is that of the ";

  /** A statement, and at its end behind a comma its time: "..., dated by the delivery date". */
  static List<String> apart(String statement) {
    int comma = statement.lastIndexOf(',');
    Said behind = Said.of(comma < 0 ? "" : statement.substring(comma + 1));
    int dated = behind.length(0, DefiningWords.DATED_BEHIND);
    int name = behind.afterArticles(dated);
    int from = DefiningWords.POSSESSIVE.contains(behind.folded(name)) ? name + 1 : name;
    boolean date = WordClass.OWN_DATE.contains(behind.folded(behind.size() - 1));
    boolean told =
        dated > 0
            && from < behind.size()
            && behind.size() - from <= LONGEST_TIME
            && (dated > 1 || date)
            && of(YEAR_IS + behind.from(from)).isPresent();
    return told
        ? List.of(statement.substring(0, comma), YEAR_IS + behind.from(from))
        : List.of(statement);
  }

  /** Whether a statement is one, or speaks on of what was defined before, and defines nothing. */
  static boolean is(String statement) {
    Said said = Said.of(statement);
    return DefiningWords.PRONOUN.contains(said.folded(0))
        || DefiningWords.POSSESSIVE.contains(said.folded(0))
        || of(statement).isPresent();
  }

  /**
   * The question with the time of what is asked for; the same where it tells no time, or says
   * already of what it is. Empty where its time may be another.
   */
  static Optional<String> restated(String question, String statement) {
    return of(statement).flatMap(own -> restated(question, own));
  }

  /** What is put before the time; empty for other statements. */
  static Optional<String> words(String statement) {
    return of(statement).map(OwnTime::words);
  }

  private static Optional<String> restated(String question, OwnTime own) {
    Said said = Said.of(question);
    int[] times =
        IntStream.range(1, said.size()).filter(at -> lengthOfTime(said, at) > 0).toArray();
    boolean other =
        said.words().stream()
            .map(SaidWord::folded)
            .anyMatch(
                word -> DefiningWords.STRETCH.contains(word) || DefiningWords.DATED.contains(word));
    if (said.words().stream().anyMatch(own::isSaidBy)) {
      return Optional.of(question);
    }
    if (times.length == 0) {
      boolean timeless = !other && said.words().stream().noneMatch(SaidWord::isNumber);
      return Optional.of(question).filter(text -> timeless);
    }
    boolean apart = times.length == 1 && !other && !saysWhen(said, times[0]);
    return apart
        ? Optional.of(
            question.substring(0, said.word(times[0]).start())
                + own.words()
                + " "
                + said.from(times[0]))
        : Optional.empty();
  }

  private boolean isSaidBy(SaidWord word) {
    return words.startsWith(WITH) ? word.stem().equals(stem) : word.folded().equals(words);
  }

  /** "Placed in 2024" tells of what the time is. */
  private static boolean saysWhen(Said question, int time) {
    String before = question.folded(time - 1);
    return Narrowing.isParticiple(before) && !WordClass.POSSESSION.contains(before);
  }

  /** "In 2024", "in March 2024": how many words stand for a time; 0 for none. */
  private static int lengthOfTime(Said question, int at) {
    if (!DefiningWords.DURING.contains(question.folded(at))) {
      return 0;
    }
    for (int end = at + 1; end < question.size() && end - at <= LONGEST_TIME; end++) {
      SaidWord word = question.word(end);
      if (word.isNumber() && word.text().length() == DIGITS_OF_YEAR) {
        return end - at + 1;
      }
      if (WordClass.CLOSED_CLASS.contains(word.folded())) {
        return 0;
      }
    }
    return 0;
  }

  private static Optional<OwnTime> of(String statement) {
    Said said = Said.of(DefiningForm.plainTime(statement));
    for (int at = 1; at <= LONGEST_SUBJECT && at < said.size(); at++) {
      int length = said.length(at, DefiningWords.DATING);
      if (length > 0) {
        boolean pronoun = at == 1 && DefiningWords.PRONOUN.contains(said.folded(0));
        boolean stretch = DefiningWords.STRETCH.contains(said.folded(at - 1));
        int told = said.afterArticles(at + length);
        boolean belongs = length > 1 && DefiningWords.STRETCH.contains(said.folded(told));
        return pronoun || stretch || belongs ? time(said, at + length, stretch) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static Optional<OwnTime> time(Said said, int from, boolean stretch) {
    int first = said.afterArticles(from);
    boolean told = DefiningWords.STRETCH.contains(said.folded(first));
    int behind = told ? first + 1 : first;
    boolean which =
        WordClass.IN.contains(said.folded(behind))
            && WordClass.RELATIVE_PRONOUN.contains(said.folded(behind + 1));
    if (told && which) {
      int verb = verb(said, behind + 2);
      boolean done =
          verb + 2 == said.size()
              && DefiningWords.VERB.contains(said.folded(verb))
              && Narrowing.isParticiple(said.folded(verb + 1));
      return done ? Optional.of(of(said, verb + 1, "")) : Optional.empty();
    }
    int of = told && DefiningWords.OF.contains(said.folded(behind)) ? behind + 1 : behind;
    int noun = said.afterArticles(of);
    int name = DefiningWords.POSSESSIVE.contains(said.folded(noun)) ? noun + 1 : noun;
    boolean thatOf = first > from && DefiningWords.OF.contains(said.folded(from - 1));
    boolean named =
        (of > behind || stretch)
            && (name > of || thatOf || isEvent(said, name))
            && name < said.size()
            && said.size() - name <= LONGEST_TIME
            && said.first(name, DefiningWords.PREPOSITION) < 0
            && said.first(name, DefiningWords.JOIN) < 0;
    return named ? Optional.of(of(said, name, WITH)) : Optional.empty();
  }

  /** "The year of closing", and not "the month of May": one word without an article at the end. */
  private static boolean isEvent(Said said, int at) {
    return at + 1 == said.size() && !said.word(at).isName() && !said.isNumber(at);
  }

  /** Behind "it" or "the patient". */
  private static int verb(Said said, int from) {
    int noun = said.afterArticles(from);
    return noun > from ? noun + 1 : from + IfClause.afterPronouns(Said.of(said.from(from)));
  }

  private static OwnTime of(Said said, int from, String lead) {
    return new OwnTime(lead + said.from(from), said.word(said.size() - 1).stem());
  }
}
