package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.english.CueList;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.generation.embedded.mentions.Mention;
import io.github.askjdbc.generation.embedded.mentions.Mentions;
import io.github.askjdbc.generation.embedded.mentions.QuestionToken;
import io.github.askjdbc.laboratory.harder.LikeWords;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes questions that do not say the names: some words that name tables and columns are replaced
 * by words of like meaning, so that a model learns what such words are worth.
 */
final class Rewording {

  /** Of the questions, how many are reworded. */
  private static final double SHARE = 0.4;

  /** Of the names of a question, how many are replaced. */
  private static final double REPLACED = 0.6;

  private final LikeWords like = new LikeWords();
  private final Random random;

  Rewording(long seed) {
    this.random = new Random(seed);
  }

  /** Empty where it is not this question's turn, or it names nothing that has another word. */
  Optional<EvaluationQuestion> of(
      EvaluationQuestion question, LinkedQuestion linked, Mentions mentions) {
    if (random.nextDouble() >= SHARE) {
      return Optional.empty();
    }
    Map<String, String> others = others(mentions);
    if (others.isEmpty()) {
      return Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    int copied = 0;
    for (Word word : linked.words()) {
      String other = others.get(word.stem());
      if (other != null && !word.quoted()) {
        text.append(linked.read(), copied, word.start()).append(other);
        copied = word.end();
      }
    }
    text.append(linked.read().substring(copied));
    return Optional.of(
        EvaluationQuestion.answerable(
            question.id() + "-reworded",
            question.db(),
            text.toString(),
            question.gold().orElseThrow()));
  }

  /** By the stems of names, what stands for them. */
  private Map<String, String> others(Mentions mentions) {
    Set<Integer> named = new TreeSet<>();
    mentions.tables().forEach(mention -> add(mention, named));
    mentions.columns().forEach(mention -> add(mention, named));
    Map<String, String> others = new TreeMap<>();
    for (int at : named) {
      QuestionToken token = mentions.tokens().get(at);
      boolean free =
          token.content()
              && !token.quoted()
              && !CueList.contains(token.text())
              && !others.containsKey(token.stem())
              && !inValue(mentions, at);
      if (free && random.nextDouble() < REPLACED) {
        List<String> words = new ArrayList<>(like.of(token.text()));
        if (!words.isEmpty()) {
          others.put(token.stem(), words.get(random.nextInt(words.size())));
        }
      }
    }
    return others;
  }

  private static void add(Mention mention, Set<Integer> named) {
    boolean clear = mention.kind() == Mention.Kind.FULL || mention.kind() == Mention.Kind.PART;
    for (int at = mention.first(); clear && mention.found() && at < mention.end(); at++) {
      named.add(at);
    }
  }

  private static boolean inValue(Mentions mentions, int at) {
    return mentions.values().stream().anyMatch(value -> value.first() <= at && at < value.end());
  }
}
