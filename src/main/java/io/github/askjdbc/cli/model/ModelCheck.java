package io.github.askjdbc.cli.model;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelRequest.Form;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.prompt.Linked;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Asks a model what it can do, then two questions of ours with the prompt of a database: the second
 * one finds the schema in the server's cache, if it keeps one.
 */
public final class ModelCheck {

  private static final List<String> QUESTIONS =
      List.of(
          "How many rows does the first table hold?", "How many rows does the last table hold?");

  /** More than any schema needs. */
  private static final long UNBOUNDED = 1_000_000_000;

  private static final int CHARACTERS_A_TOKEN = 3;
  private static final int ROUND = 1_000;

  private final ModelClient client;
  private final ModelSettings settings;
  private final Duration wait;
  private final LongSupplier nanoTime;

  /**
   * @param wait for each reply; apart from what a question may wait, to see how long it takes
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public ModelCheck(
      ModelClient client, ModelSettings settings, Duration wait, LongSupplier nanoTime) {
    this.client = client;
    this.settings = settings;
    this.wait = wait;
    this.nanoTime = nanoTime;
  }

  /** Up to three calls, more where an endpoint refuses to be asked all at once. */
  public ModelTrial run(WritingPrompt prompt) {
    long start = nanoTime.getAsLong();
    ModelTrial trial = ModelTrial.begun(fitting(prompt));
    try {
      Set<Capability> able = client.capabilities(budget());
      trial = trial.asked(since(start), able);
      Form form = able.contains(Capability.JSON_SCHEMA) ? Form.SQL : Form.FREE;
      for (String question : QUESTIONS) {
        start = nanoTime.getAsLong();
        ModelRequest request = request(prompt, question, form, settings.limits().tokens());
        ModelReply reply = client.reply(request, budget());
        trial = trial.replied(TriedPrompt.of(since(start), reply));
      }
      return trial;
    } catch (ModelUnavailableException away) {
      return trial.failed(since(start), away);
    }
  }

  /** Tokens for the whole schema, where it is cut to those that a question may use. */
  private Optional<Long> fitting(WritingPrompt prompt) {
    String question = QUESTIONS.get(0);
    String whole = request(prompt, question, Form.SQL, UNBOUNDED).whole();
    String sent = request(prompt, question, Form.SQL, settings.limits().tokens()).whole();
    long needed = (long) whole.length() / CHARACTERS_A_TOKEN + WritingPrompt.REPLY;
    return whole.equals(sent) ? Optional.empty() : Optional.of((needed / ROUND + 2) * ROUND);
  }

  private static ModelRequest request(
      WritingPrompt prompt, String question, Form form, long tokens) {
    return prompt.first(Question.of(question), Linked.NOTHING, form, tokens);
  }

  private Duration since(long start) {
    return Duration.ofNanos(nanoTime.getAsLong() - start);
  }

  private QuestionBudget budget() {
    return new QuestionBudget(nanoTime, wait, 0);
  }
}
