package io.github.askjdbc.evaluation.questions;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/** Half a line at the end of a file: a run that was killed may have left it behind. */
public final class UnfinishedLine {

  private UnfinishedLine() {}

  /** Takes it out of the file, if there is one. */
  public static void drop(Path file) throws IOException {
    try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
      long end = bytes.length();
      while (end > 0) {
        bytes.seek(end - 1);
        if (bytes.read() == '\n') {
          break;
        }
        end--;
      }
      bytes.setLength(end);
    }
  }
}
