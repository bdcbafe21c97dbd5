package io.github.askjdbc.attack;

import io.github.askjdbc.database.Dialect;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(
    strings = {
      "REGULAR",
      "STRICT",
      "LEGACY",
      "DB2",
      "Derby",
      "HSQLDB",
      "MSSQLServer",
      "MariaDB",
      "MySQL;DATABASE_TO_LOWER=TRUE;CASE_INSENSITIVE_IDENTIFIERS=TRUE",
      "Oracle",
      "PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH"
    })
class H2AttackIT extends AttackContract {

  @Parameter String mode;

  @Override
  String url(String copy) {
    return "jdbc:h2:mem:" + ShopCopy.DATABASE + copy + ";MODE=" + mode;
  }

  @Override
  Dialect dialect() {
    return Dialect.H2;
  }

  @Override
  String variant() {
    return "in mode " + mode;
  }
}
