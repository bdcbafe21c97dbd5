package io.github.askjdbc.question.definitions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the evidence of a question defines in plain English, put into the question. */
public final class Definitions {

  private static final int LONGEST_EVIDENCE = 1_000;
  private static final int LONGEST_QUESTION = 1_000;
  private static final int MOST = 5;

  private Definitions() {}

  /**
   * A question in which what a term means stands in the term's place.
   *
   * @return empty where the evidence holds anything but definitions, where none of them is of a
   *     term in the question, and where it cannot be told how one is to be read
   */
  public static Optional<String> restated(String question, String evidence) {
    if (evidence.length() > LONGEST_EVIDENCE || question.length() > LONGEST_QUESTION) {
      return Optional.empty();
    }
    List<TermDefinition> definitions = new ArrayList<>();
    Set<List<String>> terms = new HashSet<>();
    List<String> besides = new ArrayList<>();
    for (String statement : statements(evidence)) {
      if (Uncounted.is(statement) || OwnTime.is(statement)) {
        besides.add(statement);
        continue;
      }
      Optional<TermDefinition> read = DefinitionReader.read(statement);
      if (read.isEmpty() || !terms.add(read.get().term()) || definitions.size() == MOST) {
        return Optional.empty();
      }
      definitions.add(read.get());
    }
    Optional<String> timed = besides(besides, definitions, question);
    if (timed.isEmpty() || Restating.joins(question, definitions)) {
      return Optional.empty();
    }
    String text = timed.get();
    for (TermDefinition definition : definitions) {
      Optional<String> restated = Restating.of(text, definition);
      if (restated.isEmpty() && Restating.mentions(text, definition)) {
        return Optional.empty();
      }
      text = restated.orElse(text);
    }
    return text.equals(timed.get()) ? Optional.empty() : Optional.of(text);
  }

  /** The words of a question that its evidence tells the meaning of. */
  public static List<Stretch> told(String question, String evidence) {
    if (evidence.length() > LONGEST_EVIDENCE || question.length() > LONGEST_QUESTION) {
      return List.of();
    }
    Said said = Said.of(question);
    AskedWords words = new AskedWords(said);
    return statements(evidence).stream()
        .flatMap(statement -> UnusedTerms.in(words, statement))
        .map(
            place ->
                new Stretch(said.word(place.first()).start(), said.word(place.end() - 1).end()))
        .toList();
  }

  /**
   * The question with what is told beside the definitions; empty where it cannot be told how that
   * is to be read.
   */
  private static Optional<String> besides(
      List<String> statements, List<TermDefinition> definitions, String question) {
    Optional<String> text = Optional.of(question);
    for (String statement : statements) {
      text =
          OwnTime.is(statement)
              ? text.flatMap(asked -> OwnTime.restated(asked, statement))
              : text.filter(asked -> Uncounted.isSaid(statement, definitions, asked));
    }
    return text;
  }

  /** What stands between ends of sentences and lines. */
  private static List<String> statements(String text) {
    List<String> statements = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      boolean last = at + 1 >= text.length() || Character.isWhitespace(text.charAt(at + 1));
      char c = at == text.length() ? '\n' : text.charAt(at);
      if (c == ';' || c == '\n' || ((c == '.' || c == '!') && last)) {
        String statement = text.substring(from, at).strip();
        if (!statement.isEmpty()) {
          statements.add(statement);
        }
        from = Math.min(at + 1, text.length());
      }
    }
    return statements;
  }
}
