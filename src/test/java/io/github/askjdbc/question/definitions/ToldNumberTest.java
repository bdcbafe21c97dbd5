package io.github.askjdbc.question.definitions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.definitions.ToldNumber.Quantity;
import io.github.askjdbc.question.definitions.ToldNumber.Reckoning;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ToldNumberTest {

  static List<ToldCase> cases() throws IOException {
    return ToldCase.of("told-numbers.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void of_evidence_tellsHowANumberIsReckoned(ToldCase one) {
    assertThat(ToldNumber.of(one.evidence()).map(ToldNumberTest::text).orElse("nothing"))
        .isEqualTo(one.told());
  }

  @Property(tries = 500)
  void of_anyText_throwsNothing(@ForAll String evidence) {
    ToldNumber.of(evidence);
  }

  private static String text(ToldNumber told) {
    return told.term()
        + told.owner().map(one -> " of each " + one).orElse("")
        + (told.percent() ? " in percent" : "")
        + ": "
        + text(told.reckoning())
        + told.rows().stream().map(ToldNumberTest::text).collect(Collectors.joining());
  }

  private static String text(ToldNumber.Rows rows) {
    String filled = rows.recorded().isEmpty() ? "" : " with " + rows.recorded();
    return "; only " + rows.phrase() + filled;
  }

  private static String text(Reckoning reckoning) {
    if (reckoning instanceof Reckoning.Share share) {
      return "share of [" + share.some() + "] in [" + share.all() + "]";
    }
    if (reckoning instanceof Reckoning.Quotient quotient) {
      String times = quotient.times().equals("1.0") ? "" : quotient.times() + " * ";
      return times + text(quotient.part()) + " / " + text(quotient.whole());
    }
    if (reckoning instanceof Reckoning.Multiple multiple) {
      return multiple.factor() + " * " + text(multiple.number());
    }
    return ((Reckoning.OfColumns) reckoning)
        .reckoned()
        .map(ToldNumberTest::text)
        .orElse("columns of a row");
  }

  private static String text(Quantity quantity) {
    return quantity.kind().name().toLowerCase(Locale.ROOT) + " [" + quantity.text() + "]";
  }

  private static String text(ReckonedTerm term) {
    if (term instanceof ReckonedTerm.Digits digits) {
      return digits.number();
    }
    if (term instanceof ReckonedTerm.Called called) {
      return "[" + called.phrase() + "]";
    }
    if (term instanceof ReckonedTerm.Reduced reduced) {
      return "(" + text(reduced.of()) + " less [" + reduced.percent() + "] percent)";
    }
    if (term instanceof ReckonedTerm.Share share) {
      return "(" + text(share.of()) + " * [" + share.percent() + "] percent)";
    }
    ReckonedTerm.Operation two = (ReckonedTerm.Operation) term;
    return "(" + text(two.left()) + two.sign().sql() + text(two.right()) + ")";
  }
}
