package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Coverage;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
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
import org.apache.lucene.store.ByteBuffersDirectory;
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
    StoredValues values = StoredValues.empty(new ByteBuffersDirectory());
    values.add(A, List.of(value, "other"));
    assertThat(
            folder()
                .save(
                    DATABASE,
                    SCHEMA,
                    values.finish(
                        KeptColumns.data(SCHEMA, List.of(A), Map.of(A, new Coverage.Full(2))))))
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
    assertThat(kept.coverage()).containsExactly(Map.entry(A, new Coverage.Sampled(2, 2)));
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
    StoredValues values = folder().load(DATABASE, SCHEMA).orElseThrow().values();
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
    StoredValues values = StoredValues.empty(new ByteBuffersDirectory());
    try (Warnings warnings = Warnings.of(IndexFolder.class)) {
      assertThat(folder().save(DATABASE, SCHEMA, values.finish(Map.of()))).isEmpty();
      assertThat(warnings.texts()).hasSize(1);
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
