package io.github.askjdbc.evaluation.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hipparchus.random.RandomGenerator;

/**
 * Asks a table for an attribute that it lacks, in the words of a question about one it has. The
 * attribute belongs to a table that no short join reaches (TrustSQL's column-surface), or to
 * another database (column-unrelated).
 *
 * @param origin where the attribute is taken from
 */
record SwappedAttribute(Origin origin) implements Recipe {

  enum Origin {
    OTHER_TABLE("column-surface"),
    OTHER_DATABASE("column-unrelated");

    private final String category;

    Origin(String category) {
      this.category = category;
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
              .toList();
      if (named.isEmpty()) {
        continue;
      }
      Grounding.Used replaced = named.get(random.nextInt(named.size()));
      List<Schema.Column> foreign = foreign(grounding, replaced, source);
      if (!foreign.isEmpty()) {
        Schema.Column column = foreign.get(random.nextInt(foreign.size()));
        made.add(swapped(grounding, replaced, column));
      }
    }
    return made;
  }

  private EvaluationQuestion swapped(
      Grounding grounding, Grounding.Used replaced, Schema.Column column) {
    Grounding.Mention mention = grounding.mention(replaced.column().name()).orElseThrow();
    String text = grounding.question().question();
    boolean plural = Words.plural(text.substring(mention.start(), mention.end()));
    String spoken = Words.spoken(column.name());
    String wording = plural && !Words.plural(spoken) ? Words.pluralOf(spoken) : spoken;
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
    if (origin == Origin.OTHER_TABLE) {
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
