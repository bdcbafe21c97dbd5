package io.github.askjdbc.cli.answers;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Rows as one line of JSON: an array of objects by column label. Labels that come again get a
 * number; what is not ASCII is escaped, so that no locale or terminal can spoil it.
 */
final class JsonText {

  private JsonText() {}

  static String of(AnswerRows answer) {
    StringWriter out = new StringWriter();
    List<String> names = distinct(answer.labels());
    JsonFactory factory = JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.writeStartArray();
      for (List<Cell> row : answer.rows()) {
        json.writeStartObject();
        for (int i = 0; i < names.size(); i++) {
          json.writeFieldName(names.get(i));
          write(row.get(i), json);
        }
        json.writeEndObject();
      }
      json.writeEndArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.append('\n').toString();
  }

  private static void write(Cell cell, JsonGenerator json) throws IOException {
    switch (cell.kind()) {
      case NULL -> json.writeNull();
      case BOOLEAN -> json.writeBoolean(Boolean.parseBoolean(cell.text()));
      case NUMBER -> json.writeNumber(cell.number().orElseThrow());
      case TEXT -> json.writeString(cell.text());
    }
  }

  private static List<String> distinct(List<String> labels) {
    Set<String> seen = new HashSet<>();
    List<String> names = new ArrayList<>();
    for (String label : labels) {
      String name = label;
      for (int i = 2; !seen.add(name); i++) {
        name = label + "_" + i;
      }
      names.add(name);
    }
    return names;
  }
}
