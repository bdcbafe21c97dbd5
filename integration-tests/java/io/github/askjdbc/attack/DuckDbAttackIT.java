package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;

class DuckDbAttackIT extends AttackContract {

  @Override
  String url(String copy) {
    return "jdbc:duckdb:" + folder.resolve(ShopCopy.DATABASE + copy + ".duckdb");
  }

  @Override
  Dialect dialect() {
    return Dialect.DUCKDB;
  }
}
