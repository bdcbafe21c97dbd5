package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who writes at the moment, in the place of the model that the settings name. For one thread. */
public final class ExaminedWriter {

  private final Map<String, ModelReply> heard = new HashMap<>();
  private String question = "";
  private Hand hand = endpoint -> endpoint;

  /** Makes the client of one question of the endpoint's. */
  @FunctionalInterface
  private interface Hand {
    ModelClient over(ModelClient endpoint);
  }

  /** How questions come to whoever writes. */
  public ModelAccess access() {
    return new ModelAccess(endpoint -> hand.over(endpoint), false);
  }

  /** From here on a book replies. */
  void replyFrom(ReplyBook book) {
    hand = endpoint -> book.client(endpoint.id(), question);
  }

  /** From here on a model replies, and what it replies is heard. */
  void ask(RecordedModel model) {
    heard.clear();
    hand = endpoint -> new Heard(model, model.access().over().apply(endpoint));
  }

  /** The last reply to each question since {@link #ask}. */
  ReplyBook heard() {
    return new ReplyBook(heard);
  }

  /** The pipeline with its questions known here. */
  QuestionAnswering asking(QuestionAnswering pipeline) {
    return new Known(pipeline);
  }

  private final class Heard implements ModelClient {
    private final RecordedModel model;
    private final ModelClient recorded;

    Heard(RecordedModel model, ModelClient recorded) {
      this.model = model;
      this.recorded = recorded;
    }

    @Override
    public String id() {
      return recorded.id();
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      try {
        ModelReply reply = model.during(question, () -> recorded.reply(request, budget));
        heard.put(question, reply);
        return reply;
      } catch (SQLException e) {
        throw new IllegalStateException("a reply takes no database", e);
      }
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      return recorded.capabilities(budget);
    }

    @Override
    public Optional<String> probe() {
      return recorded.probe();
    }

    @Override
    public Optional<Set<Capability>> knownCapabilities() {
      return recorded.knownCapabilities();
    }

    @Override
    public List<ModelReply> samples(ModelRequest request, int count, QuestionBudget budget) {
      throw new UnsupportedOperationException("an exam draws no samples");
    }
  }

  private final class Known implements QuestionAnswering {
    private final QuestionAnswering pipeline;

    Known(QuestionAnswering pipeline) {
      this.pipeline = pipeline;
    }

    @Override
    public QuestionReport ask(Question asked, ReadOnlyDatabase database, QuestionBudget budget)
        throws SQLException {
      question = asked.text();
      return pipeline.ask(asked, database, budget);
    }

    @Override
    public QuestionReport check(
        Question asked, String sql, ReadOnlyDatabase database, QuestionBudget budget)
        throws SQLException {
      return pipeline.check(asked, sql, database, budget);
    }

    @Override
    public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
        throws SQLException {
      return pipeline.stillHolds(sql, database, budget);
    }
  }
}
