package io.github.askjdbc.laboratory.harder;

import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hipparchus.random.RandomGenerator;

/**
 * The three disturbances of Tool-SQL (table 1), on questions whose gold compares a text that the
 * question says. They stay answerable, with the same gold.
 *
 * @param kind which of the three
 */
record Disturbance(Kind kind) implements Recipe {

  enum Kind {
    /** The name of the column beside the value is left out. */
    COLUMN_REMOVED,
    /** Quotes around the value are left out, and it is written in lower case. */
    HIGHLIGHT_REMOVED,
    /** The value becomes an abbreviation or a near form that no other stored value shares. */
    VALUE_BENT
  }

  @Override
  public List<EvaluationQuestion> make(QuestionSource source, RandomGenerator random) {
    List<EvaluationQuestion> made = new ArrayList<>();
    String category = kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    for (Grounding grounding : source.grounded()) {
      List<Grounding.Literal> literals = grounding.literals();
      if (literals.isEmpty()) {
        continue;
      }
      Grounding.Literal literal = literals.get(random.nextInt(literals.size()));
      disturbed(grounding, literal, random)
          .filter(text -> !text.equals(grounding.question().question()))
          .ifPresent(
              text ->
                  made.add(
                      EvaluationQuestion.answerable(
                              grounding.question().id() + "~" + category,
                              grounding.question().db(),
                              text,
                              grounding.question().gold().orElseThrow())
                          .withCategory(category)));
    }
    return made;
  }

  private Optional<String> disturbed(
      Grounding grounding, Grounding.Literal literal, RandomGenerator random) {
    return switch (kind) {
      case COLUMN_REMOVED -> withoutColumn(grounding, literal);
      case HIGHLIGHT_REMOVED -> Optional.of(withoutHighlight(grounding, literal));
      case VALUE_BENT -> bent(grounding, literal, random);
    };
  }

  private static Optional<String> withoutColumn(Grounding grounding, Grounding.Literal literal) {
    String name = Words.spoken(literal.column().column().name()).replace(" ", "[ _]?") + "s?";
    String value = "[\"'“]?" + Pattern.quote(written(grounding, literal));
    Matcher before =
        Pattern.compile(
                "\\b(whose|with|having|where|in|of|from|for|by)?\\s*(?:the\\s+)?\\b"
                    + name
                    + "\\b\\s*(?:is|are|was|were|of|named|called|equals?|equal to|:)?\\s*(?="
                    + value
                    + ")",
                Pattern.CASE_INSENSITIVE)
            .matcher(grounding.question().question());
    if (before.find()) {
      String preposition =
          before.group(1) == null
              ? " "
              : switch (before.group(1).toLowerCase(Locale.ROOT)) {
                case "whose", "having", "where" -> "with ";
                default -> before.group(1) + " ";
              };
      return Optional.of(before.replaceFirst(Matcher.quoteReplacement(preposition)));
    }
    Matcher after =
        Pattern.compile("(" + value + "[\"'”]?)\\s+" + name + "\\b", Pattern.CASE_INSENSITIVE)
            .matcher(grounding.question().question());
    return after.find() ? Optional.of(after.replaceFirst("$1")) : Optional.empty();
  }

  private static String withoutHighlight(Grounding grounding, Grounding.Literal literal) {
    String text = grounding.question().question();
    int start = literal.start();
    int end = literal.end();
    boolean quoted =
        start > 0
            && end < text.length()
            && "\"'“`".indexOf(text.charAt(start - 1)) >= 0
            && "\"'”`".indexOf(text.charAt(end)) >= 0;
    return grounding.replaced(
        quoted ? start - 1 : start,
        quoted ? end + 1 : end,
        written(grounding, literal).toLowerCase(Locale.ROOT));
  }

  private static Optional<String> bent(
      Grounding grounding, Grounding.Literal literal, RandomGenerator random) {
    List<String> forms =
        NearForms.of(
            literal.value(),
            grounding.vocabulary().texts().getOrDefault(literal.column().path(), List.of()));
    return forms.isEmpty()
        ? Optional.empty()
        : Optional.of(
            grounding.replaced(
                literal.start(), literal.end(), forms.get(random.nextInt(forms.size()))));
  }

  private static String written(Grounding grounding, Grounding.Literal literal) {
    return grounding.question().question().substring(literal.start(), literal.end());
  }
}
