package io.github.askjdbc.llm;

import java.net.URI;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who serves a model: decides the protocol, and where it is served unless a URL says so. */
public enum ModelProvider {
  /** OpenAI, and whatever speaks as it does: Azure, vLLM, LM Studio. */
  OPENAI("https://api.openai.com/v1"),
  ANTHROPIC("https://api.anthropic.com/v1"),
  OLLAMA("http://localhost:11434/v1"),
  /** The server of llama.cpp. */
  LLAMA("http://localhost:8080/v1"),
  /** A file of weights that a jar of its own loads. */
  GGUF("gguf:local"),
  /** A {@link ModelClient} that somebody plugged in. */
  PLUGIN("plugin:local");

  private final URI url;

  ModelProvider(String url) {
    this.url = URI.create(url);
  }

  /** Where it serves by default, without a slash at the end; of no address where it is none. */
  public URI url() {
    return url;
  }

  /**
   * Whether it serves a person's own models, which are taken to be small and are asked for plain
   * text: JSON around their SQL makes them write two to four times as many tokens.
   */
  public boolean local() {
    return this == OLLAMA || this == LLAMA || this == GGUF;
  }

  /** Whether what asks it is plugged in beside ask-jdbc, and it has no address. */
  public boolean pluggedIn() {
    return this == GGUF || this == PLUGIN;
  }

  /** As it stands before the colon in {@code ask.model}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<ModelProvider> named(String id) {
    return Arrays.stream(values()).filter(provider -> provider.id().equals(id)).findFirst();
  }
}
