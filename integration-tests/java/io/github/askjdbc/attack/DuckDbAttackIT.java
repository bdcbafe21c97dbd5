package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", ";preserve_identifier_case=false;default_collation=nocase"})
class DuckDbAttackIT extends AttackContract {

  @Parameter String settings;

  @Override
  String url(String copy) {
    return "jdbc:duckdb:" + folder.resolve(ShopCopy.DATABASE + copy + ".duckdb") + settings;
  }

  @Override
  Dialect dialect() {
    return Dialect.DUCKDB;
  }

  @Override
  String variant() {
    return settings.isEmpty() ? "" : "with" + settings;
  }
}
