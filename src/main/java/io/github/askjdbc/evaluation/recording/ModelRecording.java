package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.questions.UnfinishedLine;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.TokenCount;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A file of exchanges with models, one JSON object a line, each written as it ends. */
final class ModelRecording implements AutoCloseable {

  private final Path file;
  private final Optional<BufferedWriter> writer;
  private final List<Problem> problems;
  private final Map<ModelExchange.Asked, ModelExchange> exchanges = new HashMap<>();
  private TokenCount added = TokenCount.UNKNOWN;

  private ModelRecording(Path file, Optional<BufferedWriter> writer) throws IOException {
    this.file = file;
    this.writer = writer;
    JsonLines.Content<ModelExchange> content =
        JsonLines.read(file, ModelExchange.class, exchange -> exchange.asked().toString());
    content.rows().forEach(exchange -> exchanges.put(exchange.asked(), exchange));
    this.problems = content.problems();
  }

  /** Goes on where the file ends; makes it if it is not there. */
  static ModelRecording open(Path file) throws IOException {
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    if (Files.exists(file)) {
      UnfinishedLine.drop(file);
    }
    BufferedWriter writer =
        Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return new ModelRecording(file, Optional.of(writer));
  }

  /** The file as it is. */
  static ModelRecording read(Path file) throws IOException {
    return new ModelRecording(file, Optional.empty());
  }

  synchronized Optional<ModelExchange> find(ModelExchange.Asked asked) {
    return Optional.ofNullable(exchanges.get(asked));
  }

  /** Writes an exchange down, unless the same was asked before. */
  synchronized void add(ModelExchange exchange) {
    added = added.plus(exchange.reply().map(ModelReply::used).orElse(TokenCount.UNKNOWN));
    if (exchanges.putIfAbsent(exchange.asked(), exchange) != null) {
      return;
    }
    try {
      BufferedWriter lines = writer.orElseThrow();
      lines.write(JsonLines.line(exchange));
      lines.write('\n');
      lines.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("no exchange can be added to " + file, e);
    }
  }

  /** Tokens of the exchanges that were added since the file was opened. */
  synchronized TokenCount added() {
    return added;
  }

  /** Lines that could not be read: their exchanges are as good as not there. */
  List<Problem> problems() {
    return problems;
  }

  @Override
  public void close() throws IOException {
    if (writer.isPresent()) {
      writer.get().close();
    }
  }
}
