package io.github.askjdbc.llm;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** What a server of models may do instead of replying. */
public final class Behaviours {

  private static final int CHUNK = 1 << 16;

  private Behaviours() {}

  /** A whole HTTP answer of that text. */
  public static ModelStub.Behaviour sends(int status, String type, String text) {
    return (exchange, request) -> send(exchange, status, type, text);
  }

  /** The error of a revoked key, which repeats the key. */
  public static ModelStub.Behaviour revokesKey() {
    return (exchange, request) ->
        send(
            exchange,
            401,
            "application/json",
            ModelStub.MAPPER.writeValueAsString(
                Map.of("error", Map.of("message", "Incorrect API key: " + request.headers()))));
  }

  public static ModelStub.Behaviour waits(int status, String retryAfter) {
    return (exchange, request) -> {
      exchange.getResponseHeaders().set("Retry-After", retryAfter);
      send(exchange, status, "application/json", "{\"error\":{\"message\":\"busy\"}}");
    };
  }

  public static ModelStub.Behaviour redirects(String to) {
    return (exchange, request) -> {
      exchange.getResponseHeaders().set("Location", to);
      send(exchange, 307, "text/plain", "moved");
    };
  }

  /** Begins a body of a hundred bytes, and does this after ten. */
  public static ModelStub.Behaviour begins(Runnable then) {
    return (exchange, request) -> {
      exchange.getResponseHeaders().set("Content-Type", "application/json");
      exchange.sendResponseHeaders(200, 100);
      exchange.getResponseBody().write("{\"choices\"".getBytes(StandardCharsets.UTF_8));
      exchange.getResponseBody().flush();
      then.run();
    };
  }

  /** A body of that many bytes; negative for one that never ends. */
  public static ModelStub.Behaviour floods(long bytes) {
    return (exchange, request) -> {
      exchange.sendResponseHeaders(200, Math.max(0, bytes));
      byte[] chunk = " ".repeat(CHUNK).getBytes(StandardCharsets.UTF_8);
      OutputStream out = exchange.getResponseBody();
      for (long sent = 0; bytes < 0 || sent < bytes; sent += CHUNK) {
        out.write(chunk, 0, bytes < 0 ? CHUNK : (int) Math.min(CHUNK, bytes - sent));
      }
    };
  }

  static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
  }
}
