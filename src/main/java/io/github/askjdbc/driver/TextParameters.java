package io.github.askjdbc.driver;

import java.sql.ParameterMetaData;
import java.sql.SQLException;
import java.sql.Types;

/** Parameters of a text whose SQL is not known: all that is known is that texts may be bound. */
record TextParameters(int count) implements ParameterMetaData {

  @Override
  public int getParameterCount() {
    return count;
  }

  @Override
  public int isNullable(int parameter) {
    return parameterNullableUnknown;
  }

  @Override
  public boolean isSigned(int parameter) {
    return false;
  }

  @Override
  public int getPrecision(int parameter) {
    return 0;
  }

  @Override
  public int getScale(int parameter) {
    return 0;
  }

  @Override
  public int getParameterType(int parameter) {
    return Types.VARCHAR;
  }

  @Override
  public String getParameterTypeName(int parameter) {
    return "VARCHAR";
  }

  @Override
  public String getParameterClassName(int parameter) {
    return String.class.getName();
  }

  @Override
  public int getParameterMode(int parameter) {
    return parameterModeIn;
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    if (isWrapperFor(type)) {
      return type.cast(this);
    }
    throw new SQLException("These parameters are no " + type.getName(), "HY000");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return type.isInstance(this);
  }
}
