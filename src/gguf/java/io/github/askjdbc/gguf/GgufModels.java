package io.github.askjdbc.gguf;

import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelOpener;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Opens files of weights in the format of llama.cpp: {@code ask.model=gguf:FILE}. */
public final class GgufModels implements ModelOpener {

  /** What every such file begins with. */
  private static final byte[] MAGIC = "GGUF".getBytes(StandardCharsets.US_ASCII);

  @Override
  public String provider() {
    return "gguf";
  }

  @Override
  public Optional<String> problem(String model) {
    try {
      Path file = Path.of(model);
      if (!Files.isRegularFile(file)) {
        return Optional.of("there is no such file; write gguf: and the path of one");
      }
      try (InputStream in = Files.newInputStream(file)) {
        return Arrays.equals(in.readNBytes(MAGIC.length), MAGIC)
            ? Optional.empty()
            : Optional.of("the file is no GGUF; take a model in the format of llama.cpp");
      }
    } catch (IOException | InvalidPathException unreadable) {
      return Optional.of("the file cannot be read; see its path and who may read it");
    }
  }

  @Override
  public ModelClient open(String model) {
    return new GgufClient(Path.of(model).toAbsolutePath());
  }
}
