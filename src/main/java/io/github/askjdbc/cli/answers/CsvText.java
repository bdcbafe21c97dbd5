package io.github.askjdbc.cli.answers;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import de.siegmar.fastcsv.writer.QuoteStrategies;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.UnaryOperator;

/** Rows as CSV with a header; NULL is an empty field, an empty text a quoted one. */
final class CsvText {

  private CsvText() {}

  /**
   * @param clean what is done to every text
   */
  static String of(AnswerRows answer, UnaryOperator<String> clean) {
    StringWriter out = new StringWriter();
    try (CsvWriter csv =
        CsvWriter.builder()
            .quoteStrategy(QuoteStrategies.EMPTY)
            .lineDelimiter(LineDelimiter.LF)
            .build(out)) {
      csv.writeRecord(answer.labels().stream().map(clean).toList());
      for (List<Cell> row : answer.rows()) {
        csv.writeRecord(row.stream().map(cell -> text(cell, clean)).toList());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  /** Null makes an empty field, where an empty text makes a quoted one. */
  private static String text(Cell cell, UnaryOperator<String> clean) {
    return cell.isNull() ? null : clean.apply(cell.text());
  }
}
