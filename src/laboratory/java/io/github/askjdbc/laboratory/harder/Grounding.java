package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.matching.SqlTokens.Kind;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * What a question speaks of, as far as its gold and its words agree: tables and columns that the
 * gold uses, and where the question names them.
 */
record Grounding(
    EvaluationQuestion question,
    DatabaseVocabulary vocabulary,
    List<Schema.Table> tables,
    List<Words.Word> words) {

  /** A column that the gold uses, of the only gold table that has it. */
  record Used(Schema.Table table, Schema.Column column) {

    String path() {
      return table.name() + "." + column.name();
    }
  }

  /** A text that the gold compares with a column, and where the question says it. */
  record Literal(Used column, String value, int start, int end) {}

  /** Words of the question that name something, both offsets in its text. */
  record Mention(int start, int end) {}

  static Grounding of(EvaluationQuestion question, DatabaseVocabulary vocabulary) {
    List<Token> tokens = SqlTokens.of(question.gold().orElse(""));
    List<Schema.Table> tables =
        tokens.stream()
            .flatMap(token -> vocabulary.schema().table(token.content()).stream())
            .distinct()
            .toList();
    return new Grounding(question, vocabulary, tables, Words.of(question.question()));
  }

  /** The words of the question that are in a gold table's name, but for those that mean nothing. */
  List<Words.Word> tableWords() {
    Set<String> stems = new LinkedHashSet<>();
    tables.forEach(table -> stems.addAll(Words.stems(table.name())));
    return words.stream()
        .filter(word -> stems.contains(word.stem()) && word.text().length() > 2)
        .toList();
  }

  /** The columns that the gold uses and that only one of its tables has. */
  List<Used> columns() {
    Set<String> names = new LinkedHashSet<>();
    for (Token token : SqlTokens.of(question.gold().orElse(""))) {
      if (token.kind() != Kind.TEXT) {
        names.add(token.content().toLowerCase(Locale.ROOT));
      }
    }
    List<Used> used = new ArrayList<>();
    for (String name : names) {
      List<Schema.Table> owners =
          tables.stream().filter(table -> table.column(name).isPresent()).toList();
      if (owners.size() == 1) {
        used.add(new Used(owners.get(0), owners.get(0).column(name).orElseThrow()));
      }
    }
    return used;
  }

  /** Where the question says all the words of a name, one after another. */
  Optional<Mention> mention(String name) {
    List<String> stems = List.copyOf(Words.stems(name));
    for (int i = 0; i + stems.size() <= words.size(); i++) {
      boolean all = true;
      for (int j = 0; j < stems.size() && all; j++) {
        all = words.get(i + j).stem().equals(stems.get(j));
      }
      if (all && !stems.isEmpty()) {
        return Optional.of(
            new Mention(words.get(i).start(), words.get(i + stems.size() - 1).end()));
      }
    }
    return Optional.empty();
  }

  /** Texts of the gold's comparisons that the question holds, in any case. */
  List<Literal> literals() {
    List<Token> tokens = SqlTokens.of(question.gold().orElse(""));
    List<Literal> literals = new ArrayList<>();
    String lower = question.question().toLowerCase(Locale.ROOT);
    for (int i = 2; i < tokens.size(); i++) {
      Token value = tokens.get(i);
      boolean compared = tokens.get(i - 1).isSymbol("=") || tokens.get(i - 1).is("like");
      boolean text = value.kind() == Kind.TEXT || value.text().startsWith("\"");
      if (!compared || !text || value.content().isBlank()) {
        continue;
      }
      String name = tokens.get(i - 2).content();
      int at = lower.indexOf(value.content().toLowerCase(Locale.ROOT));
      if (at >= 0 && standsAlone(lower, at, at + value.content().length())) {
        columns().stream()
            .filter(used -> used.column().name().equalsIgnoreCase(name))
            .findFirst()
            .ifPresent(
                used ->
                    literals.add(
                        new Literal(used, value.content(), at, at + value.content().length())));
      }
    }
    return literals;
  }

  String replaced(int start, int end, String with) {
    String text = question.question();
    return text.substring(0, start) + with + text.substring(end);
  }

  private static boolean standsAlone(String text, int start, int end) {
    return (start == 0 || !Character.isLetterOrDigit(text.charAt(start - 1)))
        && (end == text.length() || !Character.isLetterOrDigit(text.charAt(end)));
  }
}
