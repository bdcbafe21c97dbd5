package io.github.askjdbc.linking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EventNamesTest {

  private static final TableName TABLE = TableName.of("thing");

  @ParameterizedTest
  @CsvSource({
    "reported, reported_on, true",
    "reported, rpt_dt, true",
    "reported, loss_date, false",
    "joined, hire_dt, true",
    "signed, signupdate, true",
    "signed, SignedUpAt, true",
    "delivered, deliveredon, true",
    "ordered, orderdate, true",
    "admissions, admitted_on, true",
    "opened, act_dt, true",
    "paid, due_date, false",
    "contract, contact_date, false",
    "dated, birth_date, false"
  })
  void likeness_wordAndColumn_sameEvent(String word, String column, boolean same) {
    double likeness =
        new EventNames()
            .likeness(word, Stemming.stem(word), EventNames.parts(new ColumnName(TABLE, column)));

    assertThat(likeness > 0).isEqualTo(same);
  }
}
