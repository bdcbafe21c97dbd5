package io.github.askjdbc.catalog.semantics;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the files of BIRD's {@code database_description} (Li et al. 2023, "Can LLM Already Serve as
 * A Database Interface?", section 3): one CSV for each table, named after it, a row for each
 * column.
 */
final class BirdReader {
  private static final String COLUMN = "original_column_name";
  private static final int LONGEST_FIELD = 1 << 20;

  private final LayerBuilder layer;

  BirdReader(LayerBuilder layer) {
    this.layer = layer;
  }

  static boolean recognises(String text) {
    String header = text.lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
    return header.contains(COLUMN) && header.contains(",");
  }

  /**
   * @param file for messages
   * @param table the file's own name without its ending
   */
  void read(String file, String table, String text) {
    try (CsvReader<CsvRecord> records =
        CsvReader.builder()
            .allowMissingFields(true)
            .allowExtraFields(true)
            .maxBufferSize(LONGEST_FIELD)
            .ofCsvRecord(text)) {
      List<String> header = List.of();
      for (CsvRecord one : records) {
        if (header.isEmpty()) {
          header =
              one.getFields().stream().map(name -> name.strip().toLowerCase(Locale.ROOT)).toList();
        } else {
          column(file, TableName.of(table), header, one);
        }
      }
    } catch (CsvParseException | java.io.IOException e) {
      throw new SemanticFileException(
          new Source(file, 0, ""), "this is no CSV: " + e.getMessage(), e);
    }
  }

  private void column(String file, TableName table, List<String> header, CsvRecord row) {
    Source source = new Source(file, (int) row.getStartingLineNumber(), COLUMN);
    for (String field : row.getFields()) {
      if (field.length() > YamlMapping.LONGEST_TEXT) {
        throw new SemanticFileException(
            source,
            "a field has %d characters, allowed are %d; shorten it"
                .formatted(field.length(), YamlMapping.LONGEST_TEXT));
      }
    }
    Optional<String> column = field(header, row, COLUMN);
    if (column.isEmpty()) {
      if (row.getFields().stream().allMatch(String::isBlank)) {
        return;
      }
      throw new SemanticFileException(
          source, "the row names no column; write the column's name in the database");
    }
    Optional<String> meaning = field(header, row, "column_description");
    Optional<String> values = field(header, row, "value_description");
    String description =
        String.join("\n", Stream.concat(meaning.stream(), values.stream()).toList());
    List<String> names = field(header, row, "column_name").stream().toList();
    layer.add(
        ColumnMeaning.of(
            new ColumnName(table, column.get()),
            new Naming(names, Optional.of(description)),
            source));
  }

  private static Optional<String> field(List<String> header, CsvRecord row, String name) {
    int at = header.indexOf(name);
    return at < 0 || at >= row.getFieldCount()
        ? Optional.empty()
        : Optional.of(row.getField(at).strip()).filter(text -> !text.isEmpty());
  }
}
