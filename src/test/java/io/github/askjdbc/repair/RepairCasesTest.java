package io.github.askjdbc.repair;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs every {@code .case} file with the repair of its name alone. */
class RepairCasesTest {

  static Stream<RepairCase> cases() {
    return RepairCase.all().stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void repair_case_givesTheWholeSql(RepairCase given) throws SQLException {
    String actual = outcome(given);

    assertThat(actual)
        .as(
            "%s:%d %s%nto accept it, paste:%n%s%n",
            given.file(), given.line(), given.name(), actual)
        .isEqualTo(given.outcome());
  }

  private static String outcome(RepairCase given) throws SQLException {
    try (RepairFixture fixture =
        new RepairFixture(String.join("\n", given.ddl()), given.dialect(), given.question())) {
      Inspected original =
          fixture
              .inspect(given.sql())
              .orElseThrow(() -> new AssertionError("refused by the guard"));
      List<Repair> one =
          Repairer.STANDARD.stream().filter(repair -> repair.id().equals(given.repair())).toList();
      Repaired repaired = new Repairer(one).repair(original, fixture, fixture.budget());
      if (!repaired.changed()) {
        assertThat(repaired.best()).isSameAs(original);
        return "left alone";
      }
      String messages =
          repaired.attempts().stream()
              .filter(RepairAttempt::taken)
              .map(RepairAttempt::message)
              .collect(Collectors.joining("\n"));
      return repaired.best().candidate().sql() + "\n" + messages;
    }
  }

  @Test
  void repairs_haveOneCaseFileEach() {
    Set<String> files =
        cases().map(RepairCase::repair).collect(Collectors.toCollection(TreeSet::new));

    assertThat(files)
        .containsExactlyElementsOf(
            Repairer.STANDARD.stream().map(Repair::id).sorted(Comparator.naturalOrder()).toList());
  }

  @Test
  void caseFiles_holdMendedAndLeftAloneCasesInBothSyntaxes() {
    cases()
        .collect(Collectors.groupingBy(RepairCase::file))
        .forEach(
            (file, cases) -> {
              assertThat(cases)
                  .as(file.toString())
                  .anyMatch(one -> one.outcome().equals("left alone"))
                  .anyMatch(one -> !one.outcome().equals("left alone"));
              assertThat(cases.stream().map(RepairCase::dialect).distinct())
                  .as(file.toString())
                  .hasSizeGreaterThan(1);
            });
  }
}
