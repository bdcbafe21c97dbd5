package io.github.askjdbc.cli;

import io.github.askjdbc.files.BoundedFile;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** Connection properties, of the driver and of the database's own. */
final class SettingOptions {

  private static final int LARGEST = 1 << 20;

  @Option(
      names = {"-s", "--setting"},
      paramLabel = "NAME=VALUE",
      description =
          "A connection property, such as ask.model=ollama:qwen2.5-coder or user=me; may be"
              + " repeated.")
  private Map<String, String> settings = new TreeMap<>();

  @Option(
      names = "--properties",
      paramLabel = "FILE",
      description =
          "A file of connection properties, where keys and passwords stand better than in a command"
              + " that others see; -s goes first.")
  private Optional<Path> file = Optional.empty();

  /**
   * @throws IOException if the file cannot be read
   */
  Properties properties() throws IOException {
    Properties properties = new Properties();
    if (file.isPresent()) {
      byte[] bytes = BoundedFile.read(file.get(), LARGEST);
      properties.load(new StringReader(new String(bytes, StandardCharsets.UTF_8)));
    }
    properties.putAll(settings);
    return properties;
  }
}
