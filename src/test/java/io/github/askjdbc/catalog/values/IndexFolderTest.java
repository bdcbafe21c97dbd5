package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.database.Fingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexFolderTest {
  private static final ColumnName A = new ColumnName(TableName.of("t"), "a");
  private static final String DATABASE = "jdbc:example:secret";
  private static final String SCHEMA = "t.a TEXT";

  @TempDir private Path parent;
  private final AtomicLong now = new AtomicLong(1_000_000_000_000L);

  private IndexFolder folder() {
    return new IndexFolder(parent.resolve("indexes"), now::get);
  }

  private void save(String value) throws IOException {
    IndexedValues values = IndexedValues.inMemory();
    values.add(A, List.of(value, "other"));
    assertThat(
            folder()
                .save(
                    DATABASE,
                    SCHEMA,
                    values.finish(
                        KeptColumns.data(
                            SCHEMA, List.of(A), Map.of(A, new IndexCoverage.Full(2))))))
        .isPresent();
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(parent.resolve("indexes"))) {
      return all.toList();
    }
  }

  @Test
  void load_savedIndex_findsItsValuesAsASample() throws IOException {
    save("Zürich");

    IndexFolder.Kept kept = folder().load(DATABASE, SCHEMA).orElseThrow();

    assertThat(kept.values().lookup(ValueQuery.sameText("zurich")))
        .extracting(ValueMatch::column, ValueMatch::stored)
        .containsExactly(org.assertj.core.api.Assertions.tuple(A, "Zürich"));
    assertThat(kept.coverage()).containsExactly(Map.entry(A, new IndexCoverage.Sampled(2, 2)));
  }

  @Test
  void load_otherDatabaseOrSchemaOrTooOld_findsNothing() throws IOException {
    save("x");

    assertThat(folder().load("jdbc:example:another", SCHEMA)).isEmpty();
    assertThat(folder().load(DATABASE, "t.a TEXT, t.b TEXT")).isEmpty();
    now.addAndGet(Duration.ofDays(2).toMillis());
    assertThat(folder().load(DATABASE, SCHEMA)).isEmpty();
  }

  @Test
  void save_again_replacesWhatWasThere() throws IOException {
    save("first");
    int once = files().size();
    now.incrementAndGet();
    save("second");

    assertThat(files()).hasSize(once);
    IndexedValues values = folder().load(DATABASE, SCHEMA).orElseThrow().values();
    assertThat(values.lookup(ValueQuery.sameText("second"))).hasSize(1);
    assertThat(values.lookup(ValueQuery.sameText("first"))).isEmpty();
  }

  @Test
  void save_names_holdNoSecretAndAreForTheOwnerAlone() throws IOException {
    save("x");

    for (Path file : files()) {
      assertThat(file.toString()).doesNotContain("secret");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isIn("rwx------", "rw-------");
    }
  }

  @Test
  void load_damagedIndex_findsNothingAndWarnsOnceWithoutValues() throws IOException {
    save("a value nobody should see");
    for (Path file : files()) {
      if (Files.isRegularFile(file)) {
        Files.write(file, "a value nobody should see".getBytes(StandardCharsets.UTF_8));
      }
    }
    try (Warnings warnings = Warnings.of(IndexFolder.class)) {
      IndexFolder damaged = folder();

      assertThat(damaged.load(DATABASE, SCHEMA)).isEmpty();
      assertThat(damaged.load(DATABASE, SCHEMA)).isEmpty();
      assertThat(warnings.texts())
          .singleElement()
          .asString()
          .contains("ask.index")
          .doesNotContain("nobody");
    }
  }

  @Test
  void save_whereAFileStands_leavesTheIndexInMemory() throws IOException {
    Files.writeString(parent.resolve("indexes"), "not a folder");
    IndexedValues values = IndexedValues.inMemory();
    try (Warnings warnings = Warnings.of(IndexFolder.class)) {
      assertThat(folder().save(DATABASE, SCHEMA, values.finish(Map.of()))).isEmpty();
      assertThat(warnings.texts()).hasSize(1);
    }
  }

  private Path index() throws IOException {
    return files().stream()
        .filter(path -> path.getParent().endsWith("indexes"))
        .findFirst()
        .orElseThrow();
  }

  private static void mode(Path path, int mode) throws IOException {
    Files.setAttribute(path, "unix:mode", mode);
  }

  private void assertNothingIsFoundAndOneWarningSays(String reason) {
    try (Warnings warnings = Warnings.of(IndexFolder.class)) {
      IndexFolder refusing = folder();
      assertThat(refusing.load(DATABASE, SCHEMA)).isEmpty();
      assertThat(refusing.load(DATABASE, SCHEMA)).isEmpty();
      assertThat(warnings.texts())
          .singleElement()
          .asString()
          .contains("ask.index", reason, "stays in memory")
          .doesNotContain(parent.toString());
    }
  }

  @Test
  void load_indexThatOthersMayRead_isFoundAndTheirsNoMore() throws IOException {
    save("x");
    for (Path file : files()) {
      mode(file, Files.isDirectory(file) ? 0755 : 0644);
    }

    assertThat(folder().load(DATABASE, SCHEMA)).isPresent();
    for (Path file : files()) {
      if (!file.endsWith("indexes")) {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
            .isIn("rwx------", "rw-------");
      }
    }
  }

  @Test
  void load_fileThatOthersMayWriteTo_isNotFound() throws IOException {
    save("x");
    mode(files().stream().filter(Files::isRegularFile).findFirst().orElseThrow(), 0666);

    assertNothingIsFoundAndOneWarningSays("others may write to it");
  }

  @Test
  void load_fileThatIsALink_isNotFound() throws IOException {
    save("x");
    Path file = files().stream().filter(Files::isRegularFile).findFirst().orElseThrow();
    Path moved = Files.move(file, parent.resolve("moved"));
    Files.createSymbolicLink(file, moved);

    assertNothingIsFoundAndOneWarningSays("it is a link");
  }

  @Test
  void load_indexThatIsALink_isNotFound() throws IOException {
    save("x");
    Path moved = Files.move(index(), parent.resolve("moved"));
    Files.createSymbolicLink(
        parent.resolve("indexes").resolve(Fingerprint.of(DATABASE) + "-1000000000000"), moved);

    assertNothingIsFoundAndOneWarningSays("it is a link");
  }

  @Test
  void load_folderThatOthersMayWriteTo_isNotUsed() throws IOException {
    save("x");
    mode(parent.resolve("indexes"), 0777);

    assertNothingIsFoundAndOneWarningSays("others may write to it");
    mode(parent.resolve("indexes"), 0700);
    assertThat(folder().load(DATABASE, SCHEMA)).isPresent();
    mode(parent, 0777);
    assertNothingIsFoundAndOneWarningSays("others may write to it");
  }

  @Test
  void saveAndLoad_stickyFolder_isUsed() throws IOException {
    Files.createDirectory(parent.resolve("indexes"));
    mode(parent.resolve("indexes"), 01777);
    save("x");

    assertThat(folder().load(DATABASE, SCHEMA)).isPresent();
    assertThat(Files.getAttribute(parent.resolve("indexes"), "unix:mode"))
        .as("the folder is not ours alone and left as it is")
        .isEqualTo(0041777);
  }

  @Test
  void load_indexOfTheFuture_isNotFoundAndReplaced() throws IOException {
    save("of the future");
    now.addAndGet(-1);

    assertThat(folder().load(DATABASE, SCHEMA)).isEmpty();
    save("of today");
    assertThat(files().stream().filter(path -> path.getParent().endsWith("indexes"))).hasSize(1);
    IndexedValues values = folder().load(DATABASE, SCHEMA).orElseThrow().values();
    assertThat(values.lookup(ValueQuery.sameText("of today"))).hasSize(1);
  }

  @Test
  void load_nameThatIsNoTime_isPassedOver() throws IOException {
    save("x");
    for (String end : List.of("-1a", "-", "-99999999999999999999999", "--1")) {
      Files.createDirectory(parent.resolve("indexes").resolve(Fingerprint.of(DATABASE) + end));
    }

    assertThat(folder().load(DATABASE, SCHEMA)).isPresent();
  }

  @Test
  void load_copiesThatWereNotFinished_areRemoved() throws IOException {
    save("x");
    int before = files().size();
    Path left = Files.createDirectory(parent.resolve("indexes/unfinished-123"));
    Files.writeString(left.resolve("_0.cfs"), "half");
    Files.createDirectory(parent.resolve("indexes/unfinished-7-8-9"));
    Files.createFile(parent.resolve("indexes/unfinished-7-8-9.lock"));

    assertThat(folder().load("jdbc:example:another", SCHEMA)).isEmpty();
    assertThat(files()).hasSize(before);
  }

  @Test
  void load_unfinishedLinkToAFolder_leavesThatFolderAlone() throws IOException {
    save("x");
    Path precious = Files.createDirectory(parent.resolve("precious"));
    Files.writeString(precious.resolve("file"), "precious");
    Files.createSymbolicLink(parent.resolve("indexes/unfinished-1"), precious);
    Path left = Files.createDirectory(parent.resolve("indexes/unfinished-2"));
    try (Warnings warnings = Warnings.of(IndexFolder.class)) {
      assertThat(folder().load(DATABASE, SCHEMA)).isPresent();
      assertThat(warnings.texts()).hasSize(1);
    }

    assertThat(precious.resolve("file")).hasContent("precious");
    assertThat(left).doesNotExist();
  }

  @Test
  void load_copyThatThisProgramMakes_isLeftAlone() throws IOException {
    save("x");
    try (UnfinishedCopies.Copy copy = new UnfinishedCopies(parent.resolve("indexes")).begin();
        Warnings warnings = Warnings.of(IndexFolder.class)) {
      Files.writeString(copy.folder().resolve("_0.cfs"), "half");
      folder().load(DATABASE, SCHEMA);

      assertThat(warnings.texts()).isEmpty();

      assertThat(copy.folder().resolve("_0.cfs")).exists();
      assertThat(copy.lock()).exists();
    }
    assertThat(files().toString()).doesNotContain("unfinished");
  }

  @Test
  void load_copyOfAnotherProgram_isLeftAloneUntilThatHasEnded() throws Exception {
    save("x");
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                OtherProgram.class.getName(),
                parent.resolve("indexes").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try {
      Path copy = Path.of(other.inputReader().readLine());
      folder().load(DATABASE, SCHEMA);
      assertThat(copy).exists();

      other.destroyForcibly();
      other.waitFor();
      folder().load(DATABASE, SCHEMA);
      assertThat(copy).doesNotExist();
      assertThat(files().toString()).doesNotContain("unfinished");
    } finally {
      other.destroyForcibly();
    }
  }

  /** Begins a copy in the folder that it is given, says where, and never ends it. */
  static final class OtherProgram {
    private OtherProgram() {}

    public static void main(String[] arguments) throws Exception {
      System.out.println(new UnfinishedCopies(Path.of(arguments[0])).begin().folder());
      System.out.flush();
      Thread.sleep(Duration.ofMinutes(5).toMillis());
    }
  }

  @Test
  void schema_anyColumnMore_isAnother() {
    CatalogSnapshot none = new CatalogSnapshot(List.of(), List.of());
    CatalogSnapshot one =
        new CatalogSnapshot(
            List.of(
                new io.github.askjdbc.catalog.Table(
                    TableName.of("t"),
                    false,
                    Optional.empty(),
                    List.of(
                        new io.github.askjdbc.catalog.Column(
                            A,
                            io.github.askjdbc.catalog.ColumnKind.TEXT,
                            "TEXT",
                            true,
                            Optional.empty())),
                    java.util.Set.of(),
                    List.of())),
            List.of());

    assertThat(KeptColumns.schema(one, ValueLimits.DEFAULT))
        .isNotEqualTo(KeptColumns.schema(none, ValueLimits.DEFAULT));
  }
}
