package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A model of which is known what it wrote for each question, and nothing of what it was asked. It
 * replies once a question: neither does it mend its SQL, nor has it an opinion.
 */
public final class RepliesById implements ModelSource {

  private final Map<String, QuestionReply> replies;
  private final List<Problem> problems;
  private final CurrentQuestion question = new CurrentQuestion();

  private RepliesById(JsonLines.Content<QuestionReply> content) {
    this.replies =
        content.rows().stream().collect(Collectors.toMap(QuestionReply::id, Function.identity()));
    this.problems = content.problems();
  }

  /**
   * @param file JSON lines of id and sql, null where the model wrote none; confidence and logprobs
   *     where they are known
   */
  public static RepliesById read(Path file) throws IOException {
    return new RepliesById(JsonLines.read(file, QuestionReply.class, QuestionReply::id));
  }

  /** Its replies are kept for no other question: two may have the same text. */
  @Override
  public ModelAccess access() {
    return new ModelAccess(client -> new Client(client.id()), false);
  }

  @Override
  public Approach asking(Approach approach) {
    Approach known = question.during(approach);
    return (asked, connection, database, budget) -> {
      if (!replies.containsKey(asked.id())) {
        throw new Approach.UnusableQuestionException("there is no reply with this id");
      }
      return known.decide(asked, connection, database, budget);
    };
  }

  @Override
  public List<Problem> problems() {
    return problems;
  }

  /** In the place of an endpoint's. */
  private final class Client implements ModelClient {
    private final String id;

    Client(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      budget.check();
      if (question.requestsBefore() > 0) {
        throw new ModelUnavailableException("only its first reply to a question is known");
      }
      return replies.get(question.id()).reply();
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      return Set.of(Capability.JSON_SCHEMA);
    }
  }
}
