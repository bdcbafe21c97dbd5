package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(strings = {"", "ORA", "MYS", "PGS", "MSS", "DB2"})
class HsqldbAttackIT extends AttackContract {

  @Parameter String syntax;

  @Override
  String url(String copy) {
    return "jdbc:hsqldb:mem:" + ShopCopy.DATABASE + copy + syntax + ";shutdown=true";
  }

  @Override
  Dialect dialect() {
    return Dialect.HSQLDB;
  }

  @Override
  String variant() {
    return syntax.isEmpty() ? "" : "with syntax " + syntax;
  }

  @Override
  List<String> more() {
    List<String> more = new ArrayList<>(super.more());
    if (!syntax.isEmpty()) {
      more.add("SET DATABASE SQL SYNTAX " + syntax + " TRUE");
    }
    return more;
  }
}
