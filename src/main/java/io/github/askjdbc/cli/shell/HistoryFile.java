package io.github.askjdbc.cli.shell;

import io.github.askjdbc.files.OwnFile;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** The file that what was typed is kept in: the user's own, in a folder of the user's own. */
public final class HistoryFile {

  private static final String FOLDER = ".ask-jdbc";
  private static final String FILE = "history";

  private HistoryFile() {}

  /**
   * Makes it where it is not there.
   *
   * @param home of the user
   * @throws IOException if it cannot be made, or others may write to what is there
   */
  public static Path in(Path home) throws IOException {
    Path folder = home.resolve(FOLDER);
    if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      OwnFile.makeFolder(folder);
    }
    OwnFile.checkFolder(folder);
    OwnFile.tighten(folder);
    Path file = folder.resolve(FILE);
    try {
      OwnFile.make(file);
    } catch (FileAlreadyExistsException there) {
      OwnFile.check(file);
      OwnFile.tighten(file);
    }
    return file;
  }
}
