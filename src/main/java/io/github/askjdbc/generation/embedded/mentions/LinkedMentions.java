package io.github.askjdbc.generation.embedded.mentions;

import io.github.askjdbc.generation.embedded.schema.SchemaIndex;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;
import java.util.Optional;

/**
 * Adds what the linker knows beyond names to the mentions of tables and columns. What the owner of
 * the database declared counts as the name does; a hint counts where nothing else names the thing.
 */
final class LinkedMentions {

  private static final double WHOLE_NAME = 1.25;

  /** A reading by other words than the name's, beside a whole name's score. */
  private static final double LINKED = 0.8;

  /** The weakest hint is still a mention, the strongest one is weaker than a part of a name. */
  private static final double WEAKEST_HINT = 0.46;

  private static final double BEST_HINT = 0.7;

  private final SchemaIndex schema;
  private final int[] places;
  private final boolean[] inValue;
  private final List<Mention> tables;
  private final List<Mention> columns;

  /**
   * @param places of the question's words among the tokens
   * @param inValue for each token whether it is hardly anything but a value
   * @param tables changed
   * @param columns changed
   */
  LinkedMentions(
      SchemaIndex schema,
      int[] places,
      boolean[] inValue,
      List<Mention> tables,
      List<Mention> columns) {
    this.schema = schema;
    this.places = places;
    this.inValue = inValue;
    this.tables = tables;
    this.columns = columns;
  }

  void add(LinkedQuestion question) {
    question.links().forEach(link -> add(link, firm(link)));
    question.hints().forEach(link -> hint(link).ifPresent(mention -> add(link, mention)));
  }

  private void add(Link link, Mention mention) {
    link.namedTable().flatMap(schema::number).ifPresent(table -> better(tables, table, mention));
    link.namedColumn()
        .flatMap(schema::number)
        .ifPresent(column -> better(columns, column, mention));
  }

  private static void better(List<Mention> mentions, int number, Mention mention) {
    if (mentions.get(number).score() < mention.score()) {
      mentions.set(number, mention);
    }
  }

  private Mention firm(Link link) {
    return link.evidence() == Evidence.DECLARED
        ? mention(link, Mention.Kind.FULL, WHOLE_NAME * link.score())
        : mention(link, Mention.Kind.OTHER, LINKED * link.score());
  }

  private Optional<Mention> hint(Link link) {
    if (inValue[places[link.span().first()]]) {
      return Optional.empty();
    }
    double strength = link.score() / Link.MOST_WITHOUT_FIRM_EVIDENCE;
    double score = WEAKEST_HINT + (BEST_HINT - WEAKEST_HINT) * Math.min(1, strength);
    return switch (link.evidence()) {
      case VIA_VALUE, VIA_PERIOD, VIA_OWN_COLUMN, VIA_TABLE, SOME_WORDS -> Optional.empty();
      case VECTOR -> Optional.of(mention(link, Mention.Kind.NEAR, score));
      default -> Optional.of(mention(link, Mention.Kind.ASSOCIATED, score));
    };
  }

  private Mention mention(Link link, Mention.Kind kind, double score) {
    int first = places[link.span().first()];
    int end = places[link.span().last()] + 1;
    boolean whole = kind == Mention.Kind.FULL;
    return new Mention(
        kind, first, end, score, whole ? link.span().length() : 0, whole ? 1 : link.score());
  }
}
