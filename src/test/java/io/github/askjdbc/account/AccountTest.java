package io.github.askjdbc.account;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.generation.embedded.ClinicDatabase;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class AccountTest {

  @ParameterizedTest(name = "{0} {1}")
  @CsvFileSource(resources = "account.txt", delimiter = '|', quoteCharacter = '~')
  void of_questionAndQuery_saysWhereTheyAgree(String question, String sql, String expected)
      throws SQLException {
    try (Connection connection = ClinicDatabase.open()) {
      DatabaseKnowledge knowledge = ClinicDatabase.know(connection);
      GuardOutcome outcome =
          new SelectGuard(AllowList.of(Dialect.SQLITE)).check(sql, knowledge.catalog());

      Account account =
          Account.of(
              ClinicDatabase.link(question, knowledge),
              ((GuardOutcome.Allowed) outcome).query().facts());

      assertThat(text(account)).isEqualTo(expected);
    }
  }

  private static String text(Account account) {
    LinkedQuestion question = account.question();
    List<String> parts = new ArrayList<>();
    account
        .demands()
        .forEach(
            demand ->
                parts.add(
                    demand.cue().map(Enum::name).orElse(demand.kind().name())
                        + ":"
                        + account.answer(demand)));
    for (int i = 0; i < question.words().size(); i++) {
      if (question.words().get(i).content()) {
        Set<Use> uses = account.uses(i);
        String use = uses.isEmpty() ? "-" + question.kinds(i) : uses.toString();
        parts.add(question.words().get(i).folded() + use.replace(" ", ""));
      }
    }
    account.orderKept().ifPresent(kept -> parts.add("order:" + kept));
    for (OwnershipUse use : account.ownerships()) {
      parts.add("owner:" + use.kept().map(String::valueOf).orElse("none"));
    }
    account.unasked().forEach(operation -> parts.add("unasked:" + operation));
    return String.join(" ", parts);
  }
}
