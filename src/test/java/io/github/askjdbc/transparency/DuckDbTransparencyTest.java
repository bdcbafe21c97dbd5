package io.github.askjdbc.transparency;

import java.sql.ResultSet;

class DuckDbTransparencyTest extends TransparencyProperties {
  private static final Texts TEXTS =
      Texts.read("duckdb.sql", ResultSet.TYPE_FORWARD_ONLY, ResultSet.CONCUR_READ_ONLY);

  @Override
  String url() {
    return "jdbc:duckdb:";
  }

  @Override
  int share() {
    return 2;
  }

  @Override
  SharedUse.Sharing sharing() {
    return SharedUse.Sharing.BY_CHANCE;
  }

  @Override
  Texts texts() {
    return TEXTS;
  }
}
