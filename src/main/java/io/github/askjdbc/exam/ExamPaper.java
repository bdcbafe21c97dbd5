package io.github.askjdbc.exam;

import io.github.askjdbc.database.Fingerprint;
import io.github.askjdbc.memory.ExamRecords;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The questions of one exam, in the order in which they are asked.
 *
 * @param wanted how many there should have been
 */
public record ExamPaper(List<ExamQuestion> questions, int wanted) {

  public ExamPaper {
    questions = List.copyOf(questions);
  }

  public int size() {
    return questions.size();
  }

  /** How many of them the database can answer. */
  public int answerable() {
    return (int) questions.stream().filter(one -> one.gold().isPresent()).count();
  }

  /** What it is known by where answers are kept. */
  public ExamRecords.Paper mark() {
    String all =
        questions.stream()
            .map(one -> one.text() + "\n" + one.gold().orElse(""))
            .collect(Collectors.joining("\n\n"));
    return new ExamRecords.Paper(Fingerprint.of(all), size());
  }
}
