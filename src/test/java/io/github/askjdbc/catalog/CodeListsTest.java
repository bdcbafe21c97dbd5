package io.github.askjdbc.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.ImpatientDatabase;
import io.github.askjdbc.database.Target;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeListsTest {

  /** Of all coded columns, by their names without their schema's, in lower case. */
  private static Map<String, Map<String, String>> texts(CodeLists lists) {
    Map<String, Map<String, String>> texts = new TreeMap<>();
    lists
        .texts()
        .forEach(
            (column, codes) ->
                texts.put(
                    (column.table().name() + "." + column.column()).toLowerCase(Locale.ROOT),
                    codes));
    return texts;
  }

  private static CodeLists lists(String url, String... statements) throws Exception {
    try (Target target = new Target(url).run(statements)) {
      return new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
          .of(target.database(), Target.budget())
          .codes();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:h2:mem:", "jdbc:duckdb:"})
  void of_tableOfSeveralLists_eachColumnHasItsOwn(String url) throws Exception {
    CodeLists lists =
        lists(
            url,
            "CREATE TABLE ref_codes (domain VARCHAR(20), code VARCHAR(9), meaning VARCHAR(20))",
            "INSERT INTO ref_codes VALUES ('LEASE_STATUS', 'OP', 'Open'),"
                + " ('LEASE_STATUS', 'CL', 'Closed'), ('BOAT_STATUS', 'OP', 'Operated'),"
                + " ('BOAT_STATUS', 'CL', 'Cleaned'), ('GRADE', '1', 'Minor'),"
                + " ('GRADE', '2', 'Major'), ('INSURED', 'Y', 'Yes'), ('INSURED', 'N', 'No')",
            "CREATE TABLE lease (lease_id INTEGER, lease_sts VARCHAR(9), insured VARCHAR(1))",
            "INSERT INTO lease VALUES (1, 'OP', 'Y'), (2, 'CL', 'N')",
            "CREATE TABLE boat (boat_id INTEGER, stat_cd VARCHAR(9), grade_cd INTEGER)",
            "INSERT INTO boat VALUES (1, 'OP', 2), (2, 'OP', 1)");

    assertThat(texts(lists))
        .isEqualTo(
            Map.of(
                "lease.lease_sts", Map.of("OP", "Open", "CL", "Closed"),
                "boat.stat_cd", Map.of("OP", "Operated", "CL", "Cleaned"),
                "boat.grade_cd", Map.of("1", "Minor", "2", "Major")));
    assertThat(lists.tables()).hasSize(1);
  }

  @Test
  void of_tableOfOneListWithoutKey_isThatOfTheColumnCalledAlike() throws Exception {
    CodeLists lists =
        lists(
            "jdbc:sqlite:",
            "CREATE TABLE lkp_entry_kind (cd TEXT, label TEXT)",
            "INSERT INTO lkp_entry_kind VALUES ('EM', 'Emergency'), ('PL', 'Planned')",
            "CREATE TABLE stay (stay_id INTEGER PRIMARY KEY, entry_knd TEXT, remark TEXT)",
            "INSERT INTO stay VALUES (1, 'EM', 'EM'), (2, 'PL', 'EM')");

    assertThat(texts(lists))
        .isEqualTo(Map.of("stay.entry_knd", Map.of("EM", "Emergency", "PL", "Planned")));
  }

  @Test
  void of_codeThatNoListHolds_isNone() throws Exception {
    CodeLists lists =
        lists(
            "jdbc:sqlite:",
            "CREATE TABLE ref_codes (domain TEXT, code TEXT, meaning TEXT)",
            "INSERT INTO ref_codes VALUES ('GRADE', '1', 'Minor'), ('GRADE', '2', 'Major')",
            "CREATE TABLE fault (fault_id INTEGER PRIMARY KEY, grade INTEGER)",
            "INSERT INTO fault VALUES (1, 1), (2, 3)");

    assertThat(lists).isEqualTo(CodeLists.NONE);
  }

  @Test
  void of_outOfTimeAgainAndAgain_goesOnWhereItWas() throws Exception {
    try (Target target =
        new Target("jdbc:sqlite:")
            .run(
                "CREATE TABLE ref_codes (domain TEXT, code TEXT, meaning TEXT)",
                "INSERT INTO ref_codes VALUES ('GRADE', '1', 'Minor'), ('GRADE', '2', 'Major'),"
                    + " ('STATE', 'OP', 'Open'), ('STATE', 'CL', 'Closed')",
                "CREATE TABLE fault (fault_id INTEGER PRIMARY KEY, grade INTEGER, state TEXT)",
                "INSERT INTO fault VALUES (1, 1, 'OP'), (2, 2, 'CL')")) {
      CatalogSnapshot catalog =
          new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime)
              .of(target.database(), Target.budget())
              .catalog();
      ImpatientDatabase impatient = new ImpatientDatabase(target.database(), 2);
      KnownCodes known = new KnownCodes();
      AtomicReference<CodeLists> lists = new AtomicReference<>(CodeLists.NONE);

      int cuts = impatient.again(() -> lists.set(known.of(catalog, impatient, Target.budget())));

      assertThat(cuts).isPositive();
      assertThat(texts(lists.get())).containsOnlyKeys("fault.grade", "fault.state");
    }
  }
}
