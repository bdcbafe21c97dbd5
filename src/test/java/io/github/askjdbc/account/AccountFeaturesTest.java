package io.github.askjdbc.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.SelectGuard;
import io.github.askjdbc.text.RoundedNumber;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class AccountFeaturesTest {

  @ParameterizedTest(name = "{0} {1}")
  @CsvFileSource(resources = "account-features.txt", delimiter = '|', quoteCharacter = '~')
  void put_questionAndQuery_saysWhatIsOpen(String question, String sql, String expected)
      throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      GuardOutcome outcome =
          new SelectGuard(AllowList.of(Dialect.SQLITE)).check(sql, knowledge.catalog());
      QueryFacts facts =
          outcome instanceof GuardOutcome.Allowed allowed
              ? allowed.query().facts()
              : QueryFacts.nothing();

      assertThat(text(Account.of(ClinicDatabase.link(question, knowledge), facts), Set.of()))
          .isEqualTo(expected);
    }
  }

  @Test
  void put_wordsThatAreReadOtherwise_areNotLeft() throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      Account account =
          Account.of(ClinicDatabase.link("helicopter", knowledge), QueryFacts.nothing());

      assertThat(text(account, Set.of())).contains("left:nowhere 1", "words:left 1");
      assertThat(text(account, Set.of(0))).contains("words:understood 1").doesNotContain("left");
    }
  }

  @Test
  void names_put_areTheSame() throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      List<String> put = new ArrayList<>();

      AccountFeatures.put(
          Account.of(ClinicDatabase.link("the patients", knowledge), QueryFacts.nothing()),
          Set.of(),
          (name, value) -> put.add(name));

      assertThat(put).isEqualTo(AccountFeatures.names()).doesNotHaveDuplicates();
    }
  }

  /** All but those that are 0. */
  private static String text(Account account, Set<Integer> read) {
    List<String> values = new ArrayList<>();
    AccountFeatures.put(
        account,
        read,
        (name, value) -> {
          if (value != 0) {
            values.add(name + " " + RoundedNumber.of(value));
          }
        });
    return String.join(", ", values);
  }
}
