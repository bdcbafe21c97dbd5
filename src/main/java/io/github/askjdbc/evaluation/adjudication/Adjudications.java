package io.github.askjdbc.evaluation.adjudication;

import io.github.askjdbc.evaluation.adjudication.Adjudication.Right;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What was said of answers. A file of them has one line an answer, its fields apart by tabs: {@code
 * id, source, hash, right, why}; the first three are those of {@link WrongAnswerList}. Blank lines
 * and those that begin with # are passed over.
 */
public record Adjudications(Map<AnswerKey, Adjudication> byAnswer) {

  private static final int FIELDS = 5;

  public Adjudications {
    byAnswer = Map.copyOf(byAnswer);
  }

  /**
   * @throws IOException if the file cannot be read
   * @throws IllegalArgumentException if a line is not of that form, or says of an answer what
   *     another line says otherwise
   */
  public static Adjudications read(Path file) throws IOException {
    Map<AnswerKey, Adjudication> read = new LinkedHashMap<>();
    List<String> lines = Files.readAllLines(file);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String place = file.getFileName() + ":" + (i + 1);
      String[] fields = line.split("\t", FIELDS);
      if (fields.length < FIELDS) {
        throw new IllegalArgumentException(
            place
                + " has "
                + fields.length
                + " fields; needed are id, source, hash, who is right and why, with tabs between");
      }
      Adjudication said = new Adjudication(right(fields[3].strip(), place), fields[4].strip());
      AnswerKey key = new AnswerKey(fields[0].strip(), fields[2].strip());
      Adjudication before = read.putIfAbsent(key, said);
      if (before != null && before.right() != said.right()) {
        throw new IllegalArgumentException(
            place
                + " says "
                + said.right().word()
                + " of an answer of which a line before says "
                + before.right().word()
                + "; leave one of them");
      }
    }
    return new Adjudications(read);
  }

  private static Right right(String word, String place) {
    return Arrays.stream(Right.values())
        .filter(one -> one.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    place
                        + " says that '"
                        + word
                        + "' is right; allowed are "
                        + Arrays.stream(Right.values())
                            .map(Right::word)
                            .collect(Collectors.joining(", "))));
  }

  /** Whether this very SQL was found to be right for the question, whatever its gold says. */
  public boolean excuse(AnswerKey answer) {
    Adjudication said = byAnswer.get(answer);
    return said != null && said.right() == Right.WRITER;
  }

  /** How many answers were read. */
  public int size() {
    return byAnswer.size();
  }
}
