package io.github.askjdbc.files;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.files.FileFacts.Kind;
import io.github.askjdbc.files.FileFacts.Owner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What follows from the facts, which no one user could make real, and how they are read. */
class FileFactsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # kind  | owner     | read  | write | names | problem
          REGULAR | THIS_USER | false | false | 1     | ''
          REGULAR | THIS_USER | true  | false | 1     | ''
          REGULAR | UNTOLD    | false | false | 1     | ''
          REGULAR | THIS_USER | true  | true  | 1     | others may write to it
          REGULAR | THIS_USER | false | true  | 1     | others may write to it
          REGULAR | ANOTHER   | false | false | 1     | it belongs to another user
          REGULAR | SYSTEM    | false | false | 1     | it belongs to another user
          REGULAR | THIS_USER | false | false | 2     | it stands in folders under 2 names
          LINK    | THIS_USER | true  | true  | 1     | it is a link, allowed is a regular file
          FOLDER  | THIS_USER | false | false | 1     | it is a folder, allowed is a regular file
          OTHER   | THIS_USER | false | false | 1     | it is a pipe or device, allowed is a regular
          """)
  void problem_ofAFile_isWhatOthersMayDo(
      Kind kind, Owner owner, boolean read, boolean write, int names, String problem) {
    FileFacts facts = new FileFacts(kind, owner, read, write, false, names);

    if (problem.isEmpty()) {
      assertThat(OwnFile.problem(facts)).isEmpty();
    } else {
      assertThat(OwnFile.problem(facts)).startsWith(problem);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # kind  | owner     | write | sticky | on the way      | of our files alone
          FOLDER  | THIS_USER | false | false  | ''              | ''
          FOLDER  | SYSTEM    | false | false  | ''              | it belongs to another
          FOLDER  | UNTOLD    | false | false  | ''              | ''
          FOLDER  | SYSTEM    | true  | true   | ''              | it belongs to another
          FOLDER  | THIS_USER | true  | true   | ''              | others may write to it
          FOLDER  | THIS_USER | true  | false  | others may write| others may write to it
          FOLDER  | SYSTEM    | true  | false  | others may write| it belongs to another
          FOLDER  | ANOTHER   | false | false  | it belongs to an| it belongs to another
          FOLDER  | ANOTHER   | true  | true   | it belongs to an| it belongs to another
          REGULAR | THIS_USER | false | false  | it is no folder | it is a file
          LINK    | THIS_USER | false | false  | it is no folder | it is a link
          """)
  void problem_ofAFolder_isWhoMayReplaceWhatIsInIt(
      Kind kind, Owner owner, boolean write, boolean sticky, String way, String alone) {
    FileFacts facts = new FileFacts(kind, owner, true, write, sticky, 2);

    assertThat(OwnFolder.problem(facts).isEmpty()).isEqualTo(way.isEmpty());
    assertThat(OwnFolder.problem(facts)).startsWith(way);
    assertThat(OwnFile.problemOfFolder(facts).isEmpty()).isEqualTo(alone.isEmpty());
    assertThat(OwnFile.problemOfFolder(facts)).startsWith(alone);
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 1000, THIS_USER",
    "0, 0, THIS_USER",
    "0, 1000, SYSTEM",
    "1000, 0, ANOTHER",
    "1001, 1000, ANOTHER",
    "1000, -1, ANOTHER"
  })
  void owner_byNumber_isToldFromThisUserAlsoForRoot(int id, int thisUser, Owner expected) {
    assertThat(FileFacts.owner(id, thisUser)).isEqualTo(expected);
  }

  @Test
  void of_whatThisUserMakes_isTold() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    Files.createLink(folder.resolve("second"), file);
    Path open = Files.createDirectory(folder.resolve("open"));
    Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwx----w-"));

    assertThat(FileFacts.of(file))
        .isEqualTo(new FileFacts(Kind.REGULAR, Owner.THIS_USER, true, false, false, 2));
    assertThat(FileFacts.of(link).kind()).isEqualTo(Kind.LINK);
    assertThat(FileFacts.of(open))
        .isEqualTo(new FileFacts(Kind.FOLDER, Owner.THIS_USER, false, true, false, 2));
    Files.setAttribute(open, "unix:mode", 01777);
    assertThat(FileFacts.of(open))
        .isEqualTo(new FileFacts(Kind.FOLDER, Owner.THIS_USER, true, true, true, 2));
    assertThat(FileFacts.of(Path.of("/dev/null")).kind()).isEqualTo(Kind.OTHER);
  }
}
