package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Talks to a language model. A {@code ServiceLoader} plug point; must be thread-safe. */
public interface ModelClient {

  /** Stable name, such as {@code recorded} or {@code ollama:qwen2.5:7b}. */
  String id();

  /**
   * The model's likeliest reply.
   *
   * @throws ModelUnavailableException if the model cannot be reached or refuses, or the time is
   *     over
   * @throws io.github.askjdbc.question.QuestionCancelledException if the question was cancelled
   */
  ModelReply reply(ModelRequest request, QuestionBudget budget);

  /**
   * What it is known to be able to do; asks the endpoint if nobody did before.
   *
   * @throws ModelUnavailableException as {@link #reply}
   */
  default Set<Capability> capabilities(QuestionBudget budget) {
    return Set.of();
  }

  /** The text by which it finds that out, if it sends one. */
  default Optional<String> probe() {
    return Optional.empty();
  }

  /** What it is known to be able to do without asking; empty where nobody asked yet. */
  default Optional<Set<Capability>> knownCapabilities() {
    return Optional.of(Set.of());
  }

  /** Tokens that a question may still use, in and out; those of little effort where none counts. */
  default long tokensLeft() {
    return ModelUse.Effort.LOW.tokens();
  }

  /**
   * Replies drawn at random, as {@link Sampling#FIXED} says and as far as the model can.
   *
   * @param count at least 1
   * @return as many
   */
  default List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
    List<ModelReply> replies = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      replies.add(reply(request, budget));
    }
    return replies;
  }
}
