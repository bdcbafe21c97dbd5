package io.github.askjdbc.exam;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Locale;
import java.util.Optional;

/**
 * What an exam may cost, before it is begun.
 *
 * @param questions that are still to be asked
 * @param promptCharacters of one prompt
 */
public record ExamCost(int questions, long promptCharacters, ModelSettings model) {

  /** Of text in a language of Latin letters; an estimate. */
  private static final int CHARACTERS_A_TOKEN = 4;

  /** Of SQL and a sentence; an estimate. */
  private static final int REPLY = WritingPrompt.REPLY / 6;

  /**
   * The characters of one prompt: of the longest for the first question that can be answered.
   *
   * @param paper of at least one question
   * @throws SQLException if the database does not answer
   */
  public static long promptCharacters(
      ExamPaper paper, QuestionPipeline pipeline, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    ExamQuestion first =
        paper.questions().stream()
            .filter(question -> question.gold().isPresent())
            .findFirst()
            .orElse(paper.questions().get(0));
    return pipeline.prompts(Question.of(first.text()), database, budget).stream()
        .mapToLong(prompt -> prompt.text().length())
        .max()
        .orElse(0);
  }

  /** In and out together, as they are to be expected. */
  long tokens() {
    return in() + out();
  }

  private long in() {
    return questions * promptCharacters / CHARACTERS_A_TOKEN;
  }

  private long out() {
    return (long) questions * REPLY;
  }

  /** Calls and seconds at most, tokens as they are to be expected; for a person. */
  public String text() {
    String told =
        String.format(
            Locale.ROOT,
            "At most %d calls and %d s; about %d tokens in and %d out",
            (long) questions * model.use().effort().calls(),
            questions * model.limits().time().toSeconds(),
            in(),
            out());
    Optional<ModelPrice> price = model.price();
    return price
            .map(
                one ->
                    told
                        + String.format(
                            Locale.ROOT, ", cost %.5f", one.of(new TokenCount(in(), out()))))
            .orElse(told)
        + ".";
  }
}
