package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hipparchus.random.RandomGenerator;

/**
 * Says tables and columns by words of like meaning, as Spider-Syn does: the question stays
 * answerable, with the same gold. No word is taken that names something else of the database.
 */
final class RewordedNames implements Recipe {

  /** Of the words that name something, how many are replaced. */
  private static final double REPLACED = 0.6;

  private static final int SHORTEST = 3;

  private final LikeWords like = new LikeWords();

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    for (Grounding grounding : source.grounded()) {
      EvaluationQuestion question = grounding.question();
      if (question.evidence().isPresent()) {
        continue; // its sentence speaks of the same words
      }
      String text = reworded(grounding, random);
      if (!text.equals(question.question())) {
        made.add(
            EvaluationQuestion.answerable(
                    question.id() + "~reworded", question.db(), text, question.gold().orElseThrow())
                .withCategory("reworded"));
      }
    }
    return made;
  }

  private String reworded(Grounding grounding, RandomGenerator random) {
    Set<String> naming = new HashSet<>();
    grounding.tables().forEach(table -> naming.addAll(Words.stems(table.name())));
    grounding.columns().forEach(used -> naming.addAll(Words.stems(used.column().name())));
    Map<String, String> chosen = new HashMap<>();
    String text = grounding.question().question();
    StringBuilder reworded = new StringBuilder();
    int copied = 0;
    for (Words.Word word : grounding.words()) {
      if (!naming.contains(word.stem())
          || word.text().length() < SHORTEST
          || inLiteral(grounding, word)) {
        continue;
      }
      String other =
          chosen.computeIfAbsent(word.stem(), stem -> other(word, grounding.vocabulary(), random));
      if (!other.isEmpty()) {
        reworded.append(text, copied, word.start()).append(other);
        copied = word.end();
      }
    }
    return reworded.append(text.substring(copied)).toString();
  }

  /** Empty where the word stays. */
  private String other(Words.Word word, DatabaseVocabulary vocabulary, RandomGenerator random) {
    if (random.nextDouble() >= REPLACED) {
      return "";
    }
    List<String> others =
        like.listed(LetterCase.lower(word.text())).stream()
            .filter(other -> Words.stems(other).stream().noneMatch(vocabulary::names))
            .toList();
    return others.isEmpty() ? "" : others.get(random.nextInt(others.size()));
  }

  private static boolean inLiteral(Grounding grounding, Words.Word word) {
    return grounding.literals().stream()
        .anyMatch(literal -> literal.start() < word.end() && word.start() < literal.end());
  }
}
