package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.evaluation.matching.SqlTokens;
import io.github.askjdbc.evaluation.matching.SqlTokens.Token;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hipparchus.random.RandomGenerator;

/**
 * Asks a table for an attribute that it lacks, in the words of a question about one it has. The
 * attribute belongs to a table that no short join reaches, or to one that has many rows for each of
 * the asked one's ("the price of the category": TrustSQL's column-surface), or to another database
 * (column-unrelated).
 *
 * @param origin where the attribute is taken from
 */
record SwappedAttribute(Origin origin) implements Recipe {

  enum Origin {
    OTHER_TABLE("column-surface", 1),
    /** The one value that the question asks for is many; only where it asks for one. */
    MANY_ROWS("column-surface", 4),
    OTHER_DATABASE("column-unrelated", 1);

    private final String category;

    /** Made of one question at most; few questions are fit for some. */
    private final int questions;

    Origin(String category, int questions) {
      this.category = category;
      this.questions = questions;
    }
  }

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    for (Grounding grounding : source.grounded()) {
      if (grounding.tables().size() != 1 || grounding.tableWords().isEmpty()) {
        continue;
      }
      List<Grounding.Used> named =
          grounding.columns().stream()
              .filter(used -> !used.column().key())
              .filter(used -> grounding.mention(used.column().name()).isPresent())
              .filter(used -> origin != Origin.MANY_ROWS || asksForOne(grounding, used))
              .toList();
      if (named.isEmpty()) {
        continue;
      }
      Grounding.Used replaced = named.get(random.nextInt(named.size()));
      List<Schema.Column> foreign = new ArrayList<>(foreign(grounding, replaced, source));
      for (int i = 0; i < origin.questions && !foreign.isEmpty(); i++) {
        Schema.Column column = foreign.remove(random.nextInt(foreign.size()));
        made.add(swapped(grounding, replaced, column));
      }
    }
    return made;
  }

  private EvaluationQuestion swapped(
      Grounding grounding, Grounding.Used replaced, Schema.Column column) {
    Grounding.Mention mention = grounding.mention(replaced.column().name()).orElseThrow();
    String text = grounding.question().question();
    boolean plural =
        NounNumber.isPlural(LetterCase.lower(text.substring(mention.start(), mention.end())));
    String spoken = Words.spoken(column.name());
    String wording =
        plural && !NounNumber.isPlural(LetterCase.lower(spoken))
            ? NounNumber.plural(spoken)
            : spoken;
    return EvaluationQuestion.unanswerable(
        grounding.question().id() + "~" + column.name().toLowerCase(Locale.ROOT),
        grounding.question().db(),
        grounding.replaced(mention.start(), mention.end(), wording),
        origin.category);
  }

  private List<Schema.Column> foreign(
      Grounding grounding, Grounding.Used replaced, QuestionSource source) {
    Schema.Table table = replaced.table();
    List<Schema.Column> candidates = new ArrayList<>();
    if (origin == Origin.MANY_ROWS) {
      grounding.vocabulary().schema().tables().stream()
          .filter(other -> grounding.vocabulary().schema().refers(other, table))
          .filter(other -> !grounding.vocabulary().schema().refers(table, other))
          .forEach(other -> candidates.addAll(other.columns()));
    } else if (origin == Origin.OTHER_TABLE) {
      for (Schema.Table other : grounding.vocabulary().schema().tables()) {
        if (!other.name().equals(table.name())
            && !grounding.vocabulary().schema().joins(table, other)) {
          candidates.addAll(other.columns());
        }
      }
    } else {
      source
          .vocabularies()
          .forEach(
              (db, vocabulary) -> {
                if (!db.equals(grounding.question().db())) {
                  vocabulary.schema().tables().forEach(other -> candidates.addAll(other.columns()));
                }
              });
    }
    return candidates.stream()
        .filter(column -> !column.key() && column.number() == replaced.column().number())
        .filter(column -> lacking(grounding, table, column))
        .toList();
  }

  /** Everything in the singular, of a row that a condition picks, and no number made of several. */
  private static boolean asksForOne(Grounding grounding, Grounding.Used used) {
    Grounding.Mention mention = grounding.mention(used.column().name()).orElseThrow();
    String text = grounding.question().question();
    List<Token> gold = SqlTokens.of(grounding.question().gold().orElse(""));
    return !NounNumber.isPlural(LetterCase.lower(text.substring(mention.start(), mention.end())))
        && grounding.tableWords().stream()
            .noneMatch(word -> NounNumber.isPlural(LetterCase.lower(word.text())))
        && gold.stream().anyMatch(token -> token.is("where") || token.is("limit"))
        && gold.stream().noneMatch(token -> token.isSymbol("(") || token.is("group"));
  }

  private boolean lacking(Grounding grounding, Schema.Table table, Schema.Column column) {
    return Words.stems(column.name()).stream()
        .filter(stem -> stem.length() > 2)
        .anyMatch(
            stem ->
                origin == Origin.OTHER_DATABASE
                    ? !grounding.vocabulary().resolves(stem)
                    : !Words.stems(table.name()).contains(stem)
                        && table.columns().stream()
                            .noneMatch(own -> Words.stems(own.name()).contains(stem)));
  }
}
