package io.github.askjdbc.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that this user alone may read and write, in an {@link OwnFolder}. */
public final class OwnFile {
  private static final String FILE_RIGHTS = "rw-------";
  private static final String FOLDER_RIGHTS = "rwx------";

  private OwnFile() {}

  /**
   * @throws FileRefusedException if it is no regular file, has a second name, belongs to another
   *     user, or others may write to it
   * @throws IOException if it is missing
   */
  public static void check(Path file) throws IOException {
    refuse(problem(FileFacts.of(file)));
  }

  /** As {@link #check}, of a folder for files of ours alone. */
  public static void checkFolder(Path folder) throws IOException {
    refuse(problemOfFolder(FileFacts.of(folder)));
  }

  private static void refuse(String problem) throws IOException {
    if (!problem.isEmpty()) {
      throw new FileRefusedException(problem);
    }
  }

  /** Why a file is not to be trusted, empty if it is. */
  static String problem(FileFacts facts) {
    if (facts.kind() != FileFacts.Kind.REGULAR) {
      return "it is %s, allowed is a regular file; name another".formatted(inWords(facts.kind()));
    }
    if (facts.names() > 1) {
      return "it stands in folders under %d names, allowed is one; remove the others or copy it"
          .formatted(facts.names());
    }
    return problemOfRights(facts);
  }

  static String problemOfFolder(FileFacts facts) {
    return facts.kind() == FileFacts.Kind.FOLDER
        ? problemOfRights(facts)
        : "it is %s, allowed is a folder; remove it".formatted(inWords(facts.kind()));
  }

  private static String problemOfRights(FileFacts facts) {
    if (facts.ownedByAnother() || facts.owner() == FileFacts.Owner.SYSTEM) {
      return "it belongs to another user, allowed is the one that this program runs as;"
          + " change its owner or name another";
    }
    if (facts.othersWrite()) {
      return "others may write to it, allowed is its owner alone; see what it holds, then take"
          + " that right from them (chmod go-rwx)";
    }
    return "";
  }

  private static String inWords(FileFacts.Kind kind) {
    return switch (kind) {
      case REGULAR -> "a file";
      case FOLDER -> "a folder";
      case LINK -> "a link";
      case OTHER -> "a pipe or device";
    };
  }

  /** Takes from others the right to read a file, or to enter a folder, of this user. */
  public static void tighten(Path path) throws IOException {
    FileFacts facts = FileFacts.of(path);
    if (facts.othersRead() || facts.othersWrite()) {
      Files.setPosixFilePermissions(
          path,
          PosixFilePermissions.fromString(
              facts.kind() == FileFacts.Kind.FOLDER ? FOLDER_RIGHTS : FILE_RIGHTS));
    }
  }

  /**
   * Makes a file for this user alone.
   *
   * @throws java.nio.file.FileAlreadyExistsException if something of that name is there
   */
  public static void make(Path file) throws IOException {
    Files.createFile(file, rights(file, FILE_RIGHTS));
  }

  /** As {@link #make}, a folder. */
  public static void makeFolder(Path folder) throws IOException {
    Files.createDirectory(folder, rights(folder, FOLDER_RIGHTS));
  }

  private static FileAttribute<?>[] rights(Path path, String rights) {
    return FileFacts.isUnix(path)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
        }
        : new FileAttribute<?>[0];
  }
}
