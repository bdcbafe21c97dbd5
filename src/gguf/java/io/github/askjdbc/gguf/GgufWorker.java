package io.github.askjdbc.gguf;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The program of a model's process: reads prompts, each with a number, and writes what comes of
 * them, one after the other. The number below zero of a prompt takes it back. Ends with its input.
 */
final class GgufWorker {

  private record Numbered(int number, Prompt prompt) {}

  private final BlockingQueue<Numbered> asked = new LinkedBlockingQueue<>();
  private final Set<Integer> takenBack = ConcurrentHashMap.newKeySet();

  private GgufWorker() {}

  public static void main(String[] arguments) throws InterruptedException {
    PrintStream replies = System.out;
    System.setOut(System.err); // the library prints there
    GgufWorker worker = new GgufWorker();
    Thread reader =
        new Thread(() -> worker.read(new DataInputStream(new BufferedInputStream(System.in))));
    reader.setDaemon(true);
    reader.start();
    worker.work(
        new LoadedModel(Path.of(arguments[0])),
        new DataOutputStream(new BufferedOutputStream(replies)));
  }

  private void read(DataInputStream in) {
    try {
      while (true) {
        int number = in.readInt();
        if (number < 0) {
          takenBack.add(-number);
        } else {
          asked.add(new Numbered(number, Prompt.read(in)));
        }
      }
    } catch (IOException ended) {
      end();
    }
  }

  /** At once: a thread of the library would never end. */
  private static void end() {
    TemporaryFolder.delete(Path.of(System.getProperty(TemporaryFolder.PROPERTY)));
    Runtime.getRuntime().halt(0);
  }

  private void work(LoadedModel model, DataOutputStream out) throws InterruptedException {
    try {
      while (true) {
        Numbered next = asked.take();
        Completion completion =
            takenBack.contains(next.number())
                ? Completion.none(Completion.Outcome.CANCELLED)
                : model.complete(next.prompt(), () -> takenBack.contains(next.number()));
        takenBack.remove(next.number());
        out.writeInt(next.number());
        completion.write(out);
        out.flush();
      }
    } catch (IOException nobodyReads) {
      end();
    }
  }
}
