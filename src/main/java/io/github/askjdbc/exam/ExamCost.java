package io.github.askjdbc.exam;

import io.github.askjdbc.llm.ModelPrice;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import java.util.Locale;
import java.util.Optional;

/**
 * What an exam may cost, before it is begun.
 *
 * @param questions that are still to be asked
 * @param promptCharacters of one prompt
 */
public record ExamCost(int questions, long promptCharacters, ModelSettings model) {

  /** Of text in a language of Latin letters; an estimate. */
  private static final int CHARACTERS_A_TOKEN = 4;

  /** Of SQL and a sentence; an estimate. */
  private static final int REPLY = WritingPrompt.REPLY / 6;

  /** Calls and seconds at most, tokens as they are to be expected; for a person. */
  public String text() {
    long in = questions * promptCharacters / CHARACTERS_A_TOKEN;
    long out = (long) questions * REPLY;
    String told =
        String.format(
            Locale.ROOT,
            "At most %d calls and %d s; about %d tokens in and %d out",
            (long) questions * model.use().effort().calls(),
            questions * model.limits().time().toSeconds(),
            in,
            out);
    Optional<ModelPrice> price = model.price();
    return price
            .map(
                one ->
                    told
                        + String.format(
                            Locale.ROOT, ", cost %.5f", one.of(new TokenCount(in, out))))
            .orElse(told)
        + ".";
  }
}
