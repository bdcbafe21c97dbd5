package io.github.askjdbc.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;

/**
 * What the file system tells of one name: of a link itself, not of what it leads to.
 *
 * @param othersRead whether more than the owner may read it, or enter it
 * @param othersWrite whether more than the owner may write to it
 * @param sticky of a folder: whether others may not replace what is not theirs in it, though they
 *     may write to it
 * @param names how often it stands in folders, 1 without hard links
 */
record FileFacts(
    Kind kind, Owner owner, boolean othersRead, boolean othersWrite, boolean sticky, int names) {

  enum Kind {
    REGULAR,
    FOLDER,
    LINK,
    OTHER
  }

  enum Owner {
    THIS_USER,
    /** Who may do anything anyway. */
    SYSTEM,
    ANOTHER,
    /** The file system does not say it as POSIX has it. */
    UNTOLD
  }

  private static final String UNIX = "unix";
  private static final int ROOT = 0;
  private static final int STICKY = 01000;
  private static final int OTHERS_WRITE = 0022;
  private static final int OTHERS_READ_OR_ENTER = 0055;

  /**
   * @throws java.nio.file.NoSuchFileException if there is none
   */
  static FileFacts of(Path path) throws IOException {
    BasicFileAttributes basic =
        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    Kind kind =
        basic.isRegularFile()
            ? Kind.REGULAR
            : basic.isDirectory() ? Kind.FOLDER : basic.isSymbolicLink() ? Kind.LINK : Kind.OTHER;
    if (!isUnix(path)) {
      return new FileFacts(kind, Owner.UNTOLD, false, false, false, 1);
    }
    Map<String, Object> unix =
        Files.readAttributes(path, UNIX + ":mode,uid,nlink", LinkOption.NOFOLLOW_LINKS);
    int mode = (Integer) unix.get("mode");
    return new FileFacts(
        kind,
        owner((Integer) unix.get("uid"), ThisUser.id()),
        (mode & OTHERS_READ_OR_ENTER) != 0,
        (mode & OTHERS_WRITE) != 0,
        (mode & STICKY) != 0,
        (Integer) unix.get("nlink"));
  }

  static Owner owner(int id, int thisUser) {
    if (id == thisUser) {
      return Owner.THIS_USER;
    }
    return id == ROOT ? Owner.SYSTEM : Owner.ANOTHER;
  }

  static boolean isUnix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains(UNIX);
  }

  boolean ownedByAnother() {
    return owner == Owner.ANOTHER;
  }
}
