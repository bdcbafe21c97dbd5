package io.github.askjdbc.driver.forwarding;

import io.github.askjdbc.driver.AskingConnection;
import io.github.askjdbc.driver.AskingStatement;
import java.sql.*;

/** Forwards every call to the target's {@code PreparedStatement}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingPreparedStatement<T extends PreparedStatement> extends AskingStatement<T> implements PreparedStatement {
  protected ForwardingPreparedStatement(AskingConnection connection, T delegate) { super(connection, delegate); }

  @Override public void addBatch() throws SQLException { delegate().addBatch(); }

  @Override public void clearParameters() throws SQLException { delegate().clearParameters(); }

  @Override public boolean execute() throws SQLException { return delegate().execute(); }

  @Override public long executeLargeUpdate() throws SQLException { return delegate().executeLargeUpdate(); }

  @Override public ResultSet executeQuery() throws SQLException { return delegate().executeQuery(); }

  @Override public int executeUpdate() throws SQLException { return delegate().executeUpdate(); }

  @Override public ResultSetMetaData getMetaData() throws SQLException { return delegate().getMetaData(); }

  @Override public ParameterMetaData getParameterMetaData() throws SQLException { return delegate().getParameterMetaData(); }

  @Override public void setArray(int a, Array b) throws SQLException { delegate().setArray(a, Forwarding.bare(b)); }

  @Override public void setAsciiStream(int a, java.io.InputStream b, int c) throws SQLException { delegate().setAsciiStream(a, b, c); }

  @Override public void setAsciiStream(int a, java.io.InputStream b, long c) throws SQLException { delegate().setAsciiStream(a, b, c); }

  @Override public void setAsciiStream(int a, java.io.InputStream b) throws SQLException { delegate().setAsciiStream(a, b); }

  @Override public void setBigDecimal(int a, java.math.BigDecimal b) throws SQLException { delegate().setBigDecimal(a, b); }

  @Override public void setBinaryStream(int a, java.io.InputStream b, int c) throws SQLException { delegate().setBinaryStream(a, b, c); }

  @Override public void setBinaryStream(int a, java.io.InputStream b, long c) throws SQLException { delegate().setBinaryStream(a, b, c); }

  @Override public void setBinaryStream(int a, java.io.InputStream b) throws SQLException { delegate().setBinaryStream(a, b); }

  @Override public void setBlob(int a, java.io.InputStream b, long c) throws SQLException { delegate().setBlob(a, b, c); }

  @Override public void setBlob(int a, java.io.InputStream b) throws SQLException { delegate().setBlob(a, b); }

  @Override public void setBlob(int a, Blob b) throws SQLException { delegate().setBlob(a, b); }

  @Override public void setBoolean(int a, boolean b) throws SQLException { delegate().setBoolean(a, b); }

  @Override public void setByte(int a, byte b) throws SQLException { delegate().setByte(a, b); }

  @Override public void setBytes(int a, byte[] b) throws SQLException { delegate().setBytes(a, b); }

  @Override public void setCharacterStream(int a, java.io.Reader b, int c) throws SQLException { delegate().setCharacterStream(a, b, c); }

  @Override public void setCharacterStream(int a, java.io.Reader b, long c) throws SQLException { delegate().setCharacterStream(a, b, c); }

  @Override public void setCharacterStream(int a, java.io.Reader b) throws SQLException { delegate().setCharacterStream(a, b); }

  @Override public void setClob(int a, java.io.Reader b, long c) throws SQLException { delegate().setClob(a, b, c); }

  @Override public void setClob(int a, java.io.Reader b) throws SQLException { delegate().setClob(a, b); }

  @Override public void setClob(int a, Clob b) throws SQLException { delegate().setClob(a, b); }

  @Override public void setDate(int a, Date b, java.util.Calendar c) throws SQLException { delegate().setDate(a, b, c); }

  @Override public void setDate(int a, Date b) throws SQLException { delegate().setDate(a, b); }

  @Override public void setDouble(int a, double b) throws SQLException { delegate().setDouble(a, b); }

  @Override public void setFloat(int a, float b) throws SQLException { delegate().setFloat(a, b); }

  @Override public void setInt(int a, int b) throws SQLException { delegate().setInt(a, b); }

  @Override public void setLong(int a, long b) throws SQLException { delegate().setLong(a, b); }

  @Override public void setNCharacterStream(int a, java.io.Reader b, long c) throws SQLException { delegate().setNCharacterStream(a, b, c); }

  @Override public void setNCharacterStream(int a, java.io.Reader b) throws SQLException { delegate().setNCharacterStream(a, b); }

  @Override public void setNClob(int a, java.io.Reader b, long c) throws SQLException { delegate().setNClob(a, b, c); }

  @Override public void setNClob(int a, java.io.Reader b) throws SQLException { delegate().setNClob(a, b); }

  @Override public void setNClob(int a, NClob b) throws SQLException { delegate().setNClob(a, b); }

  @Override public void setNString(int a, String b) throws SQLException { delegate().setNString(a, b); }

  @Override public void setNull(int a, int b, String c) throws SQLException { delegate().setNull(a, b, c); }

  @Override public void setNull(int a, int b) throws SQLException { delegate().setNull(a, b); }

  @Override public void setObject(int a, Object b, int c, int d) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c, d); }

  @Override public void setObject(int a, Object b, int c) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c); }

  @Override public void setObject(int a, Object b, SQLType c, int d) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c, d); }

  @Override public void setObject(int a, Object b, SQLType c) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c); }

  @Override public void setObject(int a, Object b) throws SQLException { delegate().setObject(a, Forwarding.bare(b)); }

  @Override public void setRef(int a, Ref b) throws SQLException { delegate().setRef(a, Forwarding.bare(b)); }

  @Override public void setRowId(int a, RowId b) throws SQLException { delegate().setRowId(a, b); }

  @Override public void setSQLXML(int a, SQLXML b) throws SQLException { delegate().setSQLXML(a, b); }

  @Override public void setShort(int a, short b) throws SQLException { delegate().setShort(a, b); }

  @Override public void setString(int a, String b) throws SQLException { delegate().setString(a, b); }

  @Override public void setTime(int a, Time b, java.util.Calendar c) throws SQLException { delegate().setTime(a, b, c); }

  @Override public void setTime(int a, Time b) throws SQLException { delegate().setTime(a, b); }

  @Override public void setTimestamp(int a, Timestamp b, java.util.Calendar c) throws SQLException { delegate().setTimestamp(a, b, c); }

  @Override public void setTimestamp(int a, Timestamp b) throws SQLException { delegate().setTimestamp(a, b); }

  @Override public void setURL(int a, java.net.URL b) throws SQLException { delegate().setURL(a, b); }

  @Override public void setUnicodeStream(int a, java.io.InputStream b, int c) throws SQLException { delegate().setUnicodeStream(a, b, c); }
}
