package io.github.askjdbc.recognition;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.PlainSql;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Prints how many questions of three words or more are recognised, by phrasing, and how many of the
 * gold queries are taken for questions, over all {@code questions.jsonl} below a folder.
 */
public final class RecognitionCommand {

  private static final QuestionRecognizer AUTO = new QuestionRecognizer(QuestionMode.AUTO);

  private RecognitionCommand() {}

  /**
   * @param phrasing how the question is put; those without one are counted together
   */
  record Line(
      @JsonProperty(required = true) String id,
      @JsonProperty(required = true) String question,
      String gold,
      String phrasing) {}

  private static final class Count {
    int short_;
    int asked;
    int recognised;
    final List<String> missed = new ArrayList<>();
  }

  /**
   * @param args the folder, and {@code missed} to print the questions that are not recognised
   */
  public static void main(String[] args) throws IOException {
    boolean list = args.length > 1 && args[1].equals("missed");
    Map<String, Count> counts = new TreeMap<>();
    int golds = 0;
    int misrouted = 0;
    for (Path file : files(Path.of(args[0]))) {
      for (Line line : JsonLines.read(file, Line.class, Line::id).rows()) {
        count(
            line,
            counts.computeIfAbsent(
                line.phrasing() == null ? "none" : line.phrasing(), name -> new Count()));
        if (line.gold() != null) {
          golds++;
          if (!(AUTO.recognize(line.gold()) instanceof PlainSql)) {
            misrouted++;
            System.out.println("taken for a question: " + line.id());
          }
        }
      }
    }
    counts.forEach((phrasing, count) -> print(phrasing, count, list));
    System.out.printf("gold queries: %d, taken for questions: %d%n", golds, misrouted);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> found = Files.walk(folder)) {
      return found
          .filter(file -> file.endsWith("questions.jsonl") || file.endsWith("evidence.jsonl"))
          .sorted()
          .toList();
    }
  }

  private static void count(Line line, Count count) {
    if (line.question().strip().split("\\s+").length < 3) {
      count.short_++;
      return;
    }
    count.asked++;
    if (AUTO.recognize(line.question()) instanceof Asked) {
      count.recognised++;
    } else {
      count.missed.add(line.question());
    }
  }

  private static void print(String phrasing, Count count, boolean list) {
    System.out.printf(
        "%s: %d of %d recognised (%.2f %%), %d shorter than three words%n",
        phrasing,
        count.recognised,
        count.asked,
        100.0 * count.recognised / Math.max(1, count.asked),
        count.short_);
    if (list) {
      count.missed.forEach(text -> System.out.println("  " + text));
    }
  }
}
