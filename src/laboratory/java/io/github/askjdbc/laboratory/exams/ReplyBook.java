package io.github.askjdbc.laboratory.exams;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.exam.ExamQuestion;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.llm.WrittenSql;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * What a writer replied, by the text of the question. It replies once a question, so that it mends
 * nothing.
 */
record ReplyBook(Map<String, ModelReply> replies) {

  ReplyBook {
    replies = Map.copyOf(replies);
  }

  /** Of a writer that knows every answer, and that there is none where there is none. */
  static ReplyBook ofGold(List<ExamQuestion> questions) {
    Map<String, ModelReply> replies = new HashMap<>();
    questions.forEach(question -> replies.put(question.text(), gold(question)));
    return new ReplyBook(replies);
  }

  private static ModelReply gold(ExamQuestion question) {
    Map<String, Object> written = new TreeMap<>();
    written.put("sql", question.gold());
    written.put("reason", "");
    return new ModelReply(JsonLines.line(written), List.of(), TokenCount.UNKNOWN, Optional.empty());
  }

  /**
   * The same with some questions answered by what was written for another of them.
   *
   * @param questions that are drawn, and drawn from
   * @param share of them, between 0 and 1
   */
  ReplyBook spoilt(List<ExamQuestion> questions, double share, Random random) {
    Map<String, ModelReply> spoilt = new HashMap<>(replies);
    List<ExamQuestion> shuffled = new ArrayList<>(questions);
    Collections.shuffle(shuffled, random);
    for (ExamQuestion question : shuffled.subList(0, (int) Math.round(share * shuffled.size()))) {
      List<ModelReply> others = others(question, questions);
      if (!others.isEmpty()) {
        spoilt.put(question.text(), others.get(random.nextInt(others.size())));
      }
    }
    return new ReplyBook(spoilt);
  }

  /** With SQL for questions that have another answer. */
  private List<ModelReply> others(ExamQuestion question, List<ExamQuestion> questions) {
    return questions.stream()
        .filter(other -> !other.gold().equals(question.gold()))
        .map(other -> Optional.ofNullable(replies.get(other.text())))
        .flatMap(Optional::stream)
        .filter(reply -> sql(reply).isPresent() && !sql(reply).equals(sql(question)))
        .toList();
  }

  private Optional<String> sql(ExamQuestion question) {
    return Optional.ofNullable(replies.get(question.text())).flatMap(ReplyBook::sql);
  }

  private static Optional<String> sql(ModelReply reply) {
    return WrittenSql.of(reply) instanceof WrittenSql.Sql written
        ? Optional.of(written.sql())
        : Optional.empty();
  }

  /** In the place of an endpoint's, for one question. */
  ModelClient client(String id, String question) {
    return new Client(id, Optional.ofNullable(replies.get(question)));
  }

  /** Replies once. */
  private static final class Client implements ModelClient {
    private final String id;
    private Optional<ModelReply> left;

    Client(String id, Optional<ModelReply> left) {
      this.id = id;
      this.left = left;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      budget.check();
      ModelReply given =
          left.orElseThrow(
              () -> new ModelUnavailableException("no more than one reply to a question is known"));
      left = Optional.empty();
      return given;
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      return Set.of(Capability.JSON_SCHEMA);
    }
  }
}
