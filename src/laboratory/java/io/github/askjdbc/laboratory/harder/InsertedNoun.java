package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.hipparchus.random.RandomGenerator;

/**
 * Puts someone or something unknown before what the question asks about: "the lawyer of the
 * singer", or behind it: "the singer's dentist". TrustSQL's column-related.
 *
 * @param nouns to choose from; those that mean something to the database are passed over
 */
record InsertedNoun(Wording wording, List<String> nouns) implements Recipe {

  enum Wording {
    NOUN_OF,
    POSSESSIVE
  }

  private static final Set<String> DETERMINERS =
      Set.of("the", "each", "every", "all", "any", "a", "an", "different", "these", "those");

  /** Words before a noun that leave room for "the lawyer of". */
  private static final Set<String> OPENINGS =
      Set.of(
          "of", "for", "from", "in", "by", "with", "to", "at", "on", "are", "is", "do", "does",
          "have", "has", "many", "which", "what", "list", "show", "find", "count");

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    for (Grounding grounding : source.grounded()) {
      List<String> unknown =
          nouns.stream()
              .filter(noun -> !grounding.vocabulary().resolves(Words.stem(noun)))
              .toList();
      List<Words.Word> subjects =
          grounding.tableWords().stream().filter(word -> standsFree(grounding, word)).toList();
      if (unknown.isEmpty() || subjects.isEmpty()) {
        continue;
      }
      String noun = unknown.get(random.nextInt(unknown.size()));
      made.add(
          EvaluationQuestion.unanswerable(
              grounding.question().id() + "~" + noun,
              grounding.question().db(),
              worded(grounding, subjects.get(0), noun),
              "column-related"));
    }
    return made;
  }

  /** Not inside a compound such as "car maker", and after a word that takes a noun. */
  private static boolean standsFree(Grounding grounding, Words.Word subject) {
    List<Words.Word> words = grounding.words();
    int at = words.indexOf(subject);
    boolean compound =
        at + 1 < words.size() && grounding.vocabulary().names(words.get(at + 1).stem());
    if (compound || at == 0) {
      return false;
    }
    String before = words.get(at - 1).text().toLowerCase(Locale.ROOT);
    return DETERMINERS.contains(before) || OPENINGS.contains(before);
  }

  private String worded(Grounding grounding, Words.Word subject, String noun) {
    boolean plural = NounNumber.isPlural(LetterCase.lower(subject.text()));
    String form = plural ? NounNumber.plural(noun) : noun;
    if (wording == Wording.POSSESSIVE) {
      return grounding.replaced(
          subject.start(), subject.end(), subject.text() + (plural ? "' " : "'s ") + form);
    }
    List<Words.Word> words = grounding.words();
    int at = words.indexOf(subject);
    int start = subject.start();
    boolean counted = false;
    if (at > 0) {
      String before = words.get(at - 1).text().toLowerCase(Locale.ROOT);
      counted = before.equals("many") || before.equals("which") || before.equals("what");
      if (DETERMINERS.contains(before)) {
        start = words.get(at - 1).start();
      }
    }
    String rest = grounding.question().question().substring(start, subject.end());
    return grounding.replaced(start, subject.end(), (counted ? "" : "the ") + form + " of " + rest);
  }
}
