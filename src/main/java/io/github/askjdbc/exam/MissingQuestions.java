package io.github.askjdbc.exam;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.semantics.Naming;
import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.hipparchus.random.RandomGenerator;

/** Makes questions that the database cannot answer, in the ways of TrustSQL. */
final class MissingQuestions {

  private static final int SHORTEST_WORD = 4;

  private final ExamSchema schema;
  private final Set<String> known;
  private final LexiconFile words = LexiconFile.read("exam-words");
  private final ExamWording wording = new ExamWording();
  private final RandomGenerator random;

  MissingQuestions(ExamSchema schema, DatabaseKnowledge knowledge, RandomGenerator random) {
    this.schema = schema;
    this.known = stems(knowledge);
    this.random = random;
  }

  /** All that can be made of a kind, in an order that the seed decides. */
  List<ExamQuestion> of(QuestionKind kind) {
    List<ExamQuestion> made =
        switch (kind) {
          case COLUMN_SURFACE -> likeColumns();
          case COLUMN_RELATED -> attributes(kind, LexiconFile.list("exam-nouns").lines());
          case COLUMN_UNRELATED -> attributes(kind, words.section("attributes").lines());
          case NOT_SQL -> notSql();
          case OUT_OF_DOMAIN -> outOfDomain();
          default -> throw new IllegalArgumentException(kind + " can be answered");
        };
    return Shuffled.of(made, random);
  }

  /** Attributes whose last word is that of a column, and whose other words are nowhere. */
  private List<ExamQuestion> likeColumns() {
    List<ExamQuestion> made = new ArrayList<>();
    words
        .section("like")
        .keyed()
        .forEach(
            (head, attributes) -> {
              List<String> unknown =
                  WordList.parts(attributes, ',').stream()
                      .filter(phrase -> isUnknown(phrase.substring(0, phrase.lastIndexOf(' '))))
                      .toList();
              for (ExamTable table : tables()) {
                if (Stream.concat(Stream.of(table.label()), table.columns().stream())
                    .anyMatch(column -> SpokenNames.last(column).equals(head))) {
                  unknown.forEach(
                      phrase -> made.add(asking(QuestionKind.COLUMN_SURFACE, table, phrase)));
                }
              }
            });
    return made;
  }

  private List<ExamQuestion> attributes(QuestionKind kind, List<String> lines) {
    List<ExamQuestion> made = new ArrayList<>();
    for (String attribute : unknown(lines)) {
      for (ExamTable table : tables()) {
        made.add(asking(kind, table, attribute));
      }
    }
    return made;
  }

  private ExamQuestion asking(QuestionKind kind, ExamTable table, String missing) {
    Map<String, Noun> places =
        Map.of(
            "table", Noun.of(table),
            "label", Noun.of(table.label()),
            "missing", Noun.of(missing));
    return new ExamQuestion(
        kind, wording.of(kind, places, "", random), Optional.empty(), Optional.of(missing));
  }

  private List<ExamQuestion> notSql() {
    List<ExamQuestion> made = new ArrayList<>();
    for (String line : LexiconFile.list("exam-not-sql").lines()) {
      List<ExamTable> tables =
          tables().stream().filter(table -> table.columns().size() > 1).toList();
      if (tables.isEmpty()) {
        return made;
      }
      ExamTable table = tables.get(random.nextInt(tables.size()));
      List<ExamColumn> columns = Shuffled.of(table.columns(), random);
      Map<String, Noun> places =
          Map.of(
              "table", Noun.of(table),
              "column", Noun.of(columns.get(0)),
              "other", Noun.of(columns.get(1)));
      made.add(
          new ExamQuestion(
              QuestionKind.NOT_SQL,
              ExamWording.filled(line, places, random),
              Optional.empty(),
              Optional.empty()));
    }
    return made;
  }

  private List<ExamQuestion> outOfDomain() {
    return words.section("out-of-domain").lines().stream()
        .filter(
            line -> Runs.of(line, Characters::isLetterOrNumber).stream().allMatch(this::foreign))
        .map(
            line ->
                new ExamQuestion(
                    QuestionKind.OUT_OF_DOMAIN, line, Optional.empty(), Optional.of(line)))
        .toList();
  }

  private boolean foreign(String word) {
    return word.length() < SHORTEST_WORD || !known.contains(stem(word));
  }

  /** Phrases of which no word stands in a name. */
  private List<String> unknown(List<String> phrases) {
    return phrases.stream().filter(this::isUnknown).toList();
  }

  private boolean isUnknown(String phrase) {
    return Runs.words(phrase).stream().noneMatch(word -> known.contains(stem(word)));
  }

  private List<ExamTable> tables() {
    return schema.tables().stream().filter(table -> !table.association()).toList();
  }

  private static Set<String> stems(DatabaseKnowledge knowledge) {
    Set<String> stems = new HashSet<>();
    for (Table table : knowledge.catalog().tables()) {
      add(table.name().name(), stems);
      table.privateColumns().forEach(column -> add(column, stems));
      table.columns().forEach(column -> add(column.name().column(), stems));
    }
    Stream.concat(
            knowledge.semantics().tables().values().stream().map(meaning -> meaning.naming()),
            knowledge.semantics().columns().values().stream().map(meaning -> meaning.naming()))
        .forEach(naming -> add(naming, stems));
    return stems;
  }

  private static void add(Naming naming, Set<String> stems) {
    naming.names().forEach(name -> add(name, stems));
    naming.description().ifPresent(said -> add(said, stems));
  }

  private static void add(String name, Set<String> stems) {
    NameParts.written(name, Integer.MAX_VALUE).forEach(word -> stems.add(Stemming.stem(word)));
  }

  private static String stem(String word) {
    return Stemming.stem(Stemming.fold(word));
  }
}
