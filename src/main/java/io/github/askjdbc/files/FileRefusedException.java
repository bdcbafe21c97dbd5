package io.github.askjdbc.files;

import java.io.IOException;
import java.nio.file.Path;

/** A file that is there and is not used; the message says why and what to do. */
public final class FileRefusedException extends IOException {
  private static final long serialVersionUID = 1;

  private final String reason;

  /**
   * @param reason of a file that whoever catches this names
   */
  public FileRefusedException(String reason) {
    super(reason);
    this.reason = reason;
  }

  /**
   * @param folder on the way to the file
   */
  FileRefusedException(Path folder, String reason) {
    super("its folder " + folder + " is no safe place: " + reason);
    this.reason = "a folder on the way to it is no safe place: " + reason;
  }

  /** The message without paths, for a log. */
  public String reason() {
    return reason;
  }
}
