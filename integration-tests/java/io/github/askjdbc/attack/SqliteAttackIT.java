package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "?case_sensitive_like=true"})
class SqliteAttackIT extends AttackContract {

  @Parameter String settings;

  @Override
  String url(String copy) {
    return "jdbc:sqlite:" + folder.resolve(ShopCopy.DATABASE + copy + ".db") + settings;
  }

  @Override
  Dialect dialect() {
    return Dialect.SQLITE;
  }

  @Override
  String variant() {
    return settings.isEmpty() ? "" : "with " + settings;
  }

  @Override
  List<String> more() {
    return List.of();
  }
}
