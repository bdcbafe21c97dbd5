package io.github.askjdbc.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.StreamSupport;

/**
 * A folder in which nobody but this user and the system may replace what is this user's: neither
 * there nor by putting another folder or link in the place of one on the way to it.
 *
 * <p>A folder that others may write to passes if it is sticky, as {@code /tmp} is. Links on the way
 * are followed where others cannot change them. What Windows' access lists say is not looked at.
 *
 * @param path without links
 * @param shared whether others may add files to it
 */
public record OwnFolder(Path path, boolean shared) {
  private static final int MOST_LINKS = 40;

  /**
   * @param folder absolute
   * @throws FileRefusedException if others may replace what is in it
   * @throws IOException if it is missing
   */
  public static OwnFolder of(Path folder) throws IOException {
    Path at = checked(folder.getRoot());
    Deque<Path> rest = new ArrayDeque<>(names(folder));
    int links = 0;
    while (!rest.isEmpty()) {
      Path name = rest.pop();
      Path next = at.resolve(name).normalize();
      FileFacts facts = FileFacts.of(next);
      if (facts.kind() != FileFacts.Kind.LINK) {
        at = checked(next);
        continue;
      }
      if (++links > MOST_LINKS) {
        throw new FileRefusedException(next, "more links lead to it than %d".formatted(MOST_LINKS));
      }
      if (facts.ownedByAnother() && FileFacts.of(at).othersWrite()) {
        throw new FileRefusedException(next, "it is a link of another user; name another folder");
      }
      Path target = Files.readSymbolicLink(next);
      List<Path> names = names(target);
      for (int i = names.size() - 1; i >= 0; i--) {
        rest.push(names.get(i));
      }
      at = target.isAbsolute() ? checked(target.getRoot()) : at;
    }
    return new OwnFolder(at, FileFacts.of(at).othersWrite());
  }

  private static List<Path> names(Path path) {
    return StreamSupport.stream(path.spliterator(), false).toList();
  }

  private static Path checked(Path folder) throws IOException {
    String problem = problem(FileFacts.of(folder));
    if (!problem.isEmpty()) {
      throw new FileRefusedException(folder, problem);
    }
    return folder;
  }

  /** Why others may replace what is in a folder, empty if they may not. */
  static String problem(FileFacts facts) {
    if (facts.kind() != FileFacts.Kind.FOLDER) {
      return "it is no folder; name another";
    }
    if (facts.ownedByAnother()) {
      return "it belongs to another user, who may replace what is in it; name a folder of your own";
    }
    if (facts.othersWrite() && !facts.sticky()) {
      return "others may write to it and replace what is in it; take that right from them"
          + " (chmod go-w), or name another folder";
    }
    return "";
  }
}
