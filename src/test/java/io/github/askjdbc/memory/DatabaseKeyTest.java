package io.github.askjdbc.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.DatabaseIdentity;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatabaseKeyTest {

  private static String key(String url) {
    return DatabaseKey.of(new DatabaseIdentity(url, "ada", "shop", "public"));
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:postgresql://host/db?user=a&password=one, jdbc:postgresql://host/db?user=a&password=two",
    "jdbc:postgresql://host/db?sslpassword=1&x=2, jdbc:postgresql://host/db?sslpassword=3&x=2",
    "jdbc:h2:/data/db;USER=sa;PASSWORD=one, jdbc:h2:/data/db;USER=sa;PASSWORD=two",
    "jdbc:mysql://ada:one@host/db, jdbc:mysql://ada:tw@o@host/db",
    "jdbc:oracle:thin:scott/one@//host/db, jdbc:oracle:thin:scott/two@//host/db",
    "jdbc:x://host/db;access_key=1;apiKey=2, jdbc:x://host/db;access_key=3;apiKey=4",
  })
  void of_otherSecret_isTheSameDatabase(String one, String other) {
    assertThat(key(one)).isEqualTo(key(other));
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:postgresql://host/db, jdbc:postgresql://host/other",
    "jdbc:postgresql://host/db?user=a, jdbc:postgresql://host/db?user=b",
    "jdbc:mysql://ada:one@host/db, jdbc:mysql://bo:one@host/db",
    "jdbc:mysql://ada:one@host/db, jdbc:mysql://ada:one@other/db",
    "jdbc:sqlite:data/a@b.db, jdbc:sqlite:data/c@b.db",
    "jdbc:sqlite:/passwords=1.db, jdbc:sqlite:/passwords=2.db",
    "jdbc:h2:/data/db;SCHEMA=one, jdbc:h2:/data/db;SCHEMA=two",
  })
  void of_otherPlaceOrUser_isAnotherDatabase(String one, String other) {
    assertThat(key(one)).isNotEqualTo(key(other));
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:sqlite:shop.db, false",
    "jdbc:h2:./shop, false",
    "jdbc:h2:file:data/shop;USER=sa, false",
    "jdbc:duckdb:shop.db, false",
    "jdbc:sqlite:/data/shop.db, true",
    "jdbc:sqlite:file:/data/shop.db, true",
    "jdbc:sqlite:C:/shop.db, true",
    "jdbc:sqlite::memory:, true",
    "jdbc:h2:~/shop, true",
    "jdbc:h2:mem:shop, true",
    "jdbc:h2:tcp://host/shop, true",
    "jdbc:postgresql:shop, true",
  })
  void of_otherWorkingFolder_isTheSameDatabaseUnlessItsFileIsRelative(String url, boolean same) {
    DatabaseIdentity database = new DatabaseIdentity(url, "", "", "");
    assertThat(DatabaseKey.of(database, "/one").equals(DatabaseKey.of(database, "/two")))
        .isEqualTo(same);
  }

  @Test
  void of_otherUserCatalogOrSchema_isAnotherDatabase() {
    String url = "jdbc:x://host";
    assertThat(
            Set.of(
                DatabaseKey.of(new DatabaseIdentity(url, "a", "b", "c")),
                DatabaseKey.of(new DatabaseIdentity(url, "x", "b", "c")),
                DatabaseKey.of(new DatabaseIdentity(url, "a", "x", "c")),
                DatabaseKey.of(new DatabaseIdentity(url, "a", "b", "x")),
                DatabaseKey.of(new DatabaseIdentity(url, "ab", "", "c"))))
        .hasSize(5);
  }
}
