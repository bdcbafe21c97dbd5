package io.github.askjdbc.inspection.constraints;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AskDriver;
import io.github.askjdbc.catalog.semantics.SemanticFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintFileTest {
  @TempDir Path folder;

  @Test
  void read_everyKindInYaml_isKept() throws IOException {
    List<Constraint> constraints =
        read(
            """
            constraints:
              - {kind: exclude-nulls, column: patient.weight, message: a}
              - {kind: required-filter, column: patient.tenant, value: 7, message: b}
              - {kind: required-filter, column: public.patient.tenant, message: c}
              - {kind: required-format, column: patient.phone, pattern: '[0-9]+', message: d}
              - {kind: forbidden-column, column: doctor.salary, message: e}
              - {kind: forbidden-join, tables: [ward, visit], message: f}
            """);

    assertThat(constraints)
        .containsExactly(
            new Constraint.NullsExcluded(new ColumnPath("patient", "weight"), "a"),
            new Constraint.FilterRequired(
                new ColumnPath("patient", "tenant"), Optional.of("7"), "b"),
            new Constraint.FilterRequired(
                new ColumnPath("public.patient", "tenant"), Optional.empty(), "c"),
            new Constraint.FormatRequired(new ColumnPath("patient", "phone"), "[0-9]+", "d"),
            new Constraint.ColumnForbidden(new ColumnPath("doctor", "salary"), "e"),
            new Constraint.JoinForbidden("ward", "visit", "f"));
  }

  @Test
  void read_json_isYamlToo() throws IOException {
    assertThat(
            read(
                "{\"constraints\": [{\"kind\": \"forbidden-column\", \"column\": \"a.b\","
                    + " \"message\": \"no\"}]}"))
        .containsExactly(new Constraint.ColumnForbidden(new ColumnPath("a", "b"), "no"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          {kind: forbid, column: a.b, message: m}                           | rules.yaml:2 (constraints[0].kind): this is 'forbid'
          {kind: forbidden-column, column: b, message: m}                   | rules.yaml:2 (constraints[0].column): this is 'b'; write table.column
          {kind: forbidden-column, column: a.b}                             | 'message' is missing
          {kind: forbidden-join, tables: [a], message: m}                   | there are 1 tables; two are needed
          {kind: required-format, column: a.b, pattern: '(', message: m}    | this is no regular expression
          {kind: required-format, column: a.b, pattern: '(?<=x)y', message: m} | this is no regular expression of RE2's syntax
          {kind: forbidden-column, column: a.b, value: 1, message: m}       | rules.yaml:2 (constraints[0].value): there is no such key
          {kind: forbidden-column, column: [a, b], message: m}              | this is a list
          """)
  void read_brokenRule_saysLineAndKey(String rule, String message) {
    assertThatThrownBy(() -> read("constraints:\n  - " + rule + "\n"))
        .isInstanceOf(SemanticFileException.class)
        .hasMessageContaining(message);
  }

  @Test
  void connect_brokenFile_isRefusedWithSettingLineAndKey() throws IOException {
    Path file = folder.resolve("rules.yaml");
    Files.writeString(file, "constraints:\n  - kind: none\n    message: m\n");
    Properties properties = new Properties();
    properties.setProperty("ask.constraints", file.toString());

    assertThatThrownBy(() -> new AskDriver().connect("jdbc:ask:sqlite::memory:", properties))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.constraints")
        .hasMessageContaining("rules.yaml:2")
        .hasMessageContaining("constraints[0].kind");
  }

  @Test
  void connect_fileNamedInTheUrl_isRefused() {
    assertThatThrownBy(
            () ->
                new AskDriver()
                    .connect("jdbc:ask:sqlite::memory:?ask.constraints=x", new Properties()))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("ask.constraints may not stand in the URL");
  }

  private List<Constraint> read(String text) throws IOException {
    Path file = folder.resolve("rules.yaml");
    Files.writeString(file, text);
    return ConstraintFile.read(file.toString());
  }
}
