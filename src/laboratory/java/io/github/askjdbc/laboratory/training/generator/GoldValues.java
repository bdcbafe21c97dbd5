package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.generation.embedded.mentions.ValueMention;
import io.github.askjdbc.generation.embedded.roles.Comparing;
import java.util.Optional;

/** Which value of a question a constant of the gold is. */
final class GoldValues {

  private GoldValues() {}

  /** Whether a value, spelt as a column stores it, is the constant. */
  static boolean means(ValueMention value, String stored, String gold) {
    if (value.kind() == ValueMention.Kind.STATE) {
      return stored.equals(gold) || stored.equals("= " + gold) || stored.equals("= '" + gold + "'");
    }
    if (value.period().isPresent() && GoldPeriods.isPeriod(gold)) {
      return GoldPeriods.text(value.period().get().first(), value.period().get().dayAfter())
          .equals(gold);
    }
    String wanted = folded(gold);
    String text = folded(value.text());
    boolean open =
        value.kind() == ValueMention.Kind.QUOTED || value.kind() == ValueMention.Kind.NAME;
    return wanted.equals(text)
        || wanted.equals(folded(stored))
        || (open && !text.isEmpty() && wanted.contains(text));
  }

  /** How the gold compares with a value; {@link Comparing#NONE} where it does not. */
  static Comparing operator(ValueMention value, GoldSlots slots) {
    Optional<Comparing> found =
        slots.comparisons().stream()
            .filter(
                c ->
                    means(value, value.text(), c.value())
                        || value.stored().values().stream()
                            .anyMatch(stored -> means(value, stored, c.value())))
            .map(GoldSlots.Comparison::operator)
            .findFirst();
    return found.orElse(Comparing.NONE);
  }

  /** Letters and digits only, without case; a number without its zeros after the point. */
  private static String folded(String text) {
    return Stemming.fold(text)
        .replaceAll("[^\\p{L}\\p{N}.]+", " ")
        .strip()
        .replaceAll("\\.0+$", "");
  }
}
