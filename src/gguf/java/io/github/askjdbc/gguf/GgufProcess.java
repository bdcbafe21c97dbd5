package io.github.askjdbc.gguf;

import de.kherud.llama.LlamaModel;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;

/**
 * A JVM beside this one that holds a model. It ends with this one, whose end closes its input, and
 * when it is closed. What the library writes on its console goes nowhere.
 */
final class GgufProcess implements AutoCloseable {

  private final Process process;
  private final DataOutputStream out;
  private final Path folder;
  private final Map<Integer, CompletableFuture<Completion>> waiting = new HashMap<>();
  private int last;
  private boolean ended;

  private GgufProcess(Process process, Path folder) {
    this.process = process;
    this.folder = folder;
    this.out = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    Thread reader = new Thread(this::read, "ask-jdbc gguf");
    reader.setDaemon(true);
    reader.start();
  }

  /**
   * @throws IOException if this JVM may not start another
   */
  static GgufProcess start(Path model) throws IOException {
    Path folder = TemporaryFolder.create();
    List<String> command =
        List.of(
            java(),
            "-Xmx256m",
            "-D" + TemporaryFolder.PROPERTY + "=" + folder,
            "-cp",
            classPath(),
            GgufWorker.class.getName(),
            model.toString());
    try {
      return new GgufProcess(
          new ProcessBuilder(command).redirectError(Redirect.DISCARD).start(), folder);
    } catch (IOException refused) {
      TemporaryFolder.delete(folder);
      throw refused;
    }
  }

  /** The program that runs this JVM's like. */
  static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  private static String classPath() throws IOException {
    Set<String> places = new TreeSet<>();
    for (Class<?> needed : List.of(GgufWorker.class, LlamaModel.class)) {
      try {
        places.add(
            Path.of(needed.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
      } catch (URISyntaxException e) {
        throw new IOException("the jar of " + needed.getName() + " is at no place", e);
      }
    }
    return String.join(File.pathSeparator, places);
  }

  synchronized boolean isAlive() {
    return !ended && process.isAlive();
  }

  /** Ends with an exception where the process ends before. */
  synchronized CompletableFuture<Completion> ask(Prompt prompt) {
    CompletableFuture<Completion> reply = new CompletableFuture<>();
    int number = ++last;
    waiting.put(number, reply);
    try {
      out.writeInt(number);
      prompt.write(out);
      out.flush();
    } catch (IOException gone) {
      waiting.remove(number);
      reply.completeExceptionally(gone);
    }
    if (ended) {
      reply.completeExceptionally(new IOException("the process ended"));
    }
    return reply;
  }

  /** Lets the process stop what nobody waits for, which it does as soon as it writes. */
  synchronized void cancel(CompletableFuture<Completion> reply) {
    Optional<Integer> number =
        waiting.entrySet().stream()
            .filter(entry -> entry.getValue() == reply)
            .map(Map.Entry::getKey)
            .findFirst();
    if (number.isPresent()) {
      try {
        out.writeInt(-number.get());
        out.flush();
      } catch (IOException gone) {
        reply.completeExceptionally(gone);
      }
    }
  }

  private void read() {
    try (DataInputStream in = new DataInputStream(process.getInputStream())) {
      while (true) {
        int number = in.readInt();
        Completion completion = Completion.read(in);
        CompletableFuture<Completion> reply;
        synchronized (this) {
          reply = waiting.remove(number);
        }
        if (reply != null) {
          reply.complete(completion);
        }
      }
    } catch (IOException gone) {
      end(gone);
    }
  }

  private synchronized void end(IOException gone) {
    ended = true;
    waiting.values().forEach(reply -> reply.completeExceptionally(gone));
    waiting.clear();
  }

  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    TemporaryFolder.delete(folder);
  }
}
