package io.github.askjdbc.llm;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;

/**
 * A server of models on this machine that speaks as OpenAI and as Anthropic do, and misbehaves on
 * demand. Each request takes the next of its behaviours; the last one stays.
 */
public final class ModelStub implements AutoCloseable {

  /**
   * A request as it came.
   *
   * @param headers by name in any case
   * @param port of the other end: the same for requests over one connection
   */
  public record Received(String path, Map<String, String> headers, JsonNode body, int port) {}

  /** What the server does with a request. */
  @FunctionalInterface
  public interface Behaviour {
    void answer(HttpExchange exchange, Received request) throws IOException;
  }

  static final ObjectMapper MAPPER = new ObjectMapper();

  private static final int AT_ONCE = 64;

  private final HttpServer server;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(
          task -> {
            Thread thread = new Thread(task, "model-stub");
            thread.setDaemon(true);
            return thread;
          });
  private final Deque<Behaviour> behaviours = new ArrayDeque<>();
  private final List<Received> received = new CopyOnWriteArrayList<>();
  private final CountDownLatch closing = new CountDownLatch(1);

  private ModelStub(HttpServer server, Behaviour... behaviours) {
    this.server = server;
    this.behaviours.addAll(List.of(behaviours));
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  public static ModelStub of(Behaviour... behaviours) {
    return new ModelStub(plain(), behaviours);
  }

  /** The same over TLS. */
  public static ModelStub of(SSLContext tls, Behaviour... behaviours) throws IOException {
    HttpsServer server = HttpsServer.create(anyPort(), AT_ONCE);
    server.setHttpsConfigurator(new HttpsConfigurator(tls));
    return new ModelStub(server, behaviours);
  }

  /** An address of this machine at which nothing listens. */
  public static String nowhere() {
    try (ServerSocket socket = new ServerSocket(0)) {
      return "http://localhost:" + socket.getLocalPort() + "/v1";
    } catch (IOException e) {
      throw new UncheckedIOException("this machine gives no port", e);
    }
  }

  public String url() {
    String scheme = server instanceof HttpsServer ? "https" : "http";
    return scheme + "://localhost:" + server.getAddress().getPort() + "/v1";
  }

  public List<Received> received() {
    return List.copyOf(received);
  }

  /** Neither answers nor ends before the server is closed. */
  public void hang() {
    try {
      closing.await(2, TimeUnit.MINUTES);
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closing.countDown();
    server.stop(0);
    threads.shutdownNow();
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      byte[] body = exchange.getRequestBody().readAllBytes();
      Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.get(0)));
      Received request =
          new Received(
              exchange.getRequestURI().toString(),
              headers,
              MAPPER.readTree(body),
              exchange.getRemoteAddress().getPort());
      received.add(request);
      next().orElseThrow().answer(exchange, request);
    }
  }

  private synchronized Optional<Behaviour> next() {
    return Optional.ofNullable(behaviours.size() > 1 ? behaviours.poll() : behaviours.peek());
  }

  private static HttpServer plain() {
    try {
      return HttpServer.create(anyPort(), AT_ONCE);
    } catch (IOException e) {
      throw new UncheckedIOException("this machine gives no port", e);
    }
  }

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }
}
