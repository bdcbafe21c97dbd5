package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import java.util.List;

class SqliteAttackIT extends AttackContract {

  @Override
  String url(String copy) {
    return "jdbc:sqlite:" + folder.resolve(ShopCopy.DATABASE + copy + ".db");
  }

  @Override
  Dialect dialect() {
    return Dialect.SQLITE;
  }

  @Override
  List<String> more() {
    return List.of();
  }
}
