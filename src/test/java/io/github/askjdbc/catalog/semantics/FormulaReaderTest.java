package io.github.askjdbc.catalog.semantics;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FormulaReaderTest {

  static final CatalogSnapshot MILL =
      new CatalogSnapshot(
          List.of(
              table("order_line", "line_id", "quantity", "unit_price", "rebate"),
              table("flour", "flour_id", "list_price", "costprice", "stock"),
              table("bill", "bill_id", "net", "tax", "rebate"),
              table("shift", "shift_id", "hours", "baker_id"),
              table("baker", "baker_id", "hourly_wage")),
          List.of(
              new ForeignKey(
                  TableName.of("shift"),
                  List.of("baker_id"),
                  TableName.of("baker"),
                  List.of("baker_id"),
                  ForeignKey.Origin.DECLARED)));

  private static Table table(String name, String key, String... numbers) {
    TableName table = TableName.of(name);
    return new Table(
        table,
        false,
        Optional.empty(),
        Stream.concat(Stream.of(key), Stream.of(numbers))
            .map(
                column ->
                    new Column(
                        new ColumnName(table, column),
                        ColumnKind.NUMBER,
                        "NUMERIC",
                        true,
                        Optional.empty()))
            .toList(),
        Set.of(),
        List.of(key));
  }

  static List<SemanticCase> cases() {
    return SemanticCase.read("formula.case");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void read_text_isReadAsTheCaseSays(SemanticCase one) {
    SemanticLayer read =
        FormulaReader.read(one.blocks().get("text"), one.blocks().get("question"), MILL);

    assertThat(LayerText.of(read)).as(one.toString()).isEqualTo(one.expected());
  }
}
