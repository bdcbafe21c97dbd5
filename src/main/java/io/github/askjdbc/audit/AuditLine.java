package io.github.askjdbc.audit;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * One line: a JSON object of texts and numbers, in the order in which they are added. Whatever a
 * text holds, the line is plain ASCII without a break.
 */
final class AuditLine {

  private static final JsonFactory JSON =
      JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private final StringWriter line = new StringWriter();
  private final JsonGenerator generator;

  AuditLine() {
    try {
      generator = JSON.createGenerator(line);
      generator.writeStartObject();
    } catch (IOException e) {
      throw new UncheckedIOException("a line in memory cannot be written", e);
    }
  }

  AuditLine text(String name, String value) {
    try {
      generator.writeStringField(name, value);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException("a line in memory cannot be written", e);
    }
  }

  AuditLine text(String name, Optional<String> value) {
    return value.map(given -> text(name, given)).orElse(this);
  }

  AuditLine number(String name, double value) {
    try {
      generator.writeNumberField(name, value);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException("a line in memory cannot be written", e);
    }
  }

  AuditLine count(String name, long value) {
    try {
      generator.writeNumberField(name, value);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException("a line in memory cannot be written", e);
    }
  }

  /** The line without its end; nothing may be added to it then. */
  String ended() {
    try {
      generator.writeEndObject();
      generator.close();
      return line.toString();
    } catch (IOException e) {
      throw new UncheckedIOException("a line in memory cannot be written", e);
    }
  }
}
