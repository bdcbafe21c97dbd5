package io.github.askjdbc.question.definitions;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the evidence of a question defines in plain English, put into the question. */
public final class Definitions {

  private static final int LONGEST_EVIDENCE = 1_000;
  private static final int LONGEST_QUESTION = 1_000;
  private static final int MOST = 12;

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
    Optional<String> year =
        FiscalYear.restated(question, evidence).or(() -> YearlyTime.restated(question, evidence));
    if (year.isPresent()) {
      return year;
    }
    List<String> statements = statements(evidence);
    Optional<DatedTerm> dated = DatedTerm.of(question, statements);
    return dated.isEmpty()
        ? restatedWhole(question, statements)
        : dated.flatMap(
            time ->
                time.others().isEmpty()
                    ? Optional.of(time.question())
                    : restatedWhole(time.question(), time.others()));
  }

  private static Optional<String> restatedWhole(String question, List<String> statements) {
    List<String> apart =
        statements.stream()
            .flatMap(one -> OwnTime.apart(one).stream())
            .flatMap(one -> Exclusion.apart(one).stream())
            .toList();
    // "refunded ones not counted" may also be read where it stands
    return restated(question, apart)
        .or(() -> apart.equals(statements) ? Optional.empty() : restated(question, statements));
  }

  private static Optional<String> restated(String question, List<String> statements) {
    List<TermDefinition> definitions = new ArrayList<>();
    Set<List<String>> terms = new HashSet<>();
    List<String> besides = new ArrayList<>();
    for (String statement : statements) {
      if (EmptyGroups.isSaid(statement, definitions, question)
          || SaidAnyway.is(statement, question)) {
        continue;
      }
      Optional<String> excluded =
          definitions.stream().flatMap(one -> Exclusion.named(statement, one).stream()).findFirst();
      if (excluded.isPresent() || CountedRows.is(statement) || OwnTime.is(statement)) {
        besides.add(excluded.orElse(statement));
        continue;
      }
      int last = definitions.size() - 1;
      Optional<TermDefinition> placed =
          last < 0 ? Optional.empty() : PlaceOfMember.told(statement, definitions.get(last));
      if (placed.isPresent()) {
        definitions.set(last, placed.get());
        continue;
      }
      Optional<TermDefinition> read = DefinitionReader.read(statement);
      if (read.isEmpty() || !terms.add(read.get().term()) || definitions.size() == MOST) {
        return Optional.empty();
      }
      definitions.add(read.get());
    }
    Optional<String> timed = timed(besides, question);
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
    boolean defined = !text.equals(timed.get());
    Optional<String> counted = counted(besides, definitions, question, text);
    return counted.filter(one -> defined || !one.equals(timed.get()));
  }

  /** With what limits the rows that are counted, where the text does not tell of it already. */
  private static Optional<String> counted(
      List<String> statements, List<TermDefinition> definitions, String question, String text) {
    Optional<String> counted = Optional.of(text);
    for (String statement : statements) {
      boolean told =
          OwnTime.is(statement)
              || Uncounted.isSaid(statement, definitions, question)
              || Unended.isSaid(statement, definitions);
      if (!told) {
        counted = counted.flatMap(one -> CountedRows.of(statement).flatMap(it -> it.restated(one)));
      }
    }
    return counted;
  }

  /**
   * Nouns of rows that the evidence leaves out and the question may be about, as stems; an empty
   * one where it cannot be told what is left out, or a word of the question may be for them.
   */
  public static Set<String> uncounted(String question, String evidence) {
    if (evidence.length() > LONGEST_EVIDENCE || question.length() > LONGEST_QUESTION) {
      return Set.of();
    }
    AskedWords words = new AskedWords(Said.of(question));
    return statements(evidence).stream()
        .filter(CountedRows::is)
        .filter(one -> !Uncounted.isSaid(one, List.of(), question))
        .map(one -> CountedRows.of(one).map(CountedRows::stem).orElse(""))
        .map(stem -> words.places(List.of(stem)).findAny().isPresent() ? "" : stem)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The first statement that defines and limits nothing, or else the first of all. */
  public static String unread(String evidence) {
    List<String> statements = statements(evidence);
    return statements.stream()
        .filter(one -> DefinitionReader.read(one).isEmpty())
        .filter(one -> OwnTime.restated("", one).isEmpty() && CountedRows.of(one).isEmpty())
        .findFirst()
        .orElse(statements.isEmpty() ? evidence : statements.get(0));
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

  /** The question with its time told; empty where it cannot be told how that is to be read. */
  private static Optional<String> timed(List<String> statements, String question) {
    Optional<String> text = Optional.of(question);
    for (String statement : statements) {
      if (OwnTime.is(statement)) {
        text = text.flatMap(asked -> OwnTime.restated(asked, statement));
      }
    }
    return text;
  }

  /** One for each of the classes or codes that a statement tells. */
  private static List<String> apart(String statement) {
    List<String> sizes = SizeClasses.statements(statement);
    List<String> classes = sizes.isEmpty() ? ClassDefinitions.statements(statement) : sizes;
    return classes.isEmpty() ? CodesTold.statements(statement) : classes;
  }

  /** What stands between ends of sentences and lines. */
  static List<String> statements(String evidence) {
    String text = CodesTold.joined(evidence);
    List<String> statements = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      boolean last = at + 1 >= text.length() || Character.isWhitespace(text.charAt(at + 1));
      char c = at == text.length() ? '\n' : text.charAt(at);
      if (c == ';' || c == '\n' || ((c == '.' || c == '!') && last)) {
        String statement = text.substring(from, at).strip();
        if (!statement.isEmpty()) {
          statements.addAll(apart(statement));
        }
        from = Math.min(at + 1, text.length());
      }
    }
    return statements;
  }
}
