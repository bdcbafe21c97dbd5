package io.github.askjdbc.benchmark;

import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.sqlite.SQLiteDataSource;

/** A database in memory, of its own for each connection. */
public enum Target {
  SQLITE("SQLite", "sqlite::memory:") {
    @Override
    DataSource dataSource() {
      SQLiteDataSource source = new SQLiteDataSource();
      source.setUrl("jdbc:" + url());
      return source;
    }
  },
  H2("H2", "h2:mem:") {
    @Override
    DataSource dataSource() {
      JdbcDataSource source = new JdbcDataSource();
      source.setURL("jdbc:" + url());
      return source;
    }
  };

  private final String title;
  private final String url;

  Target(String title, String url) {
    this.title = title;
    this.url = url;
  }

  String title() {
    return title;
  }

  /** Without the {@code jdbc:} in front. */
  String url() {
    return url;
  }

  abstract DataSource dataSource();
}
