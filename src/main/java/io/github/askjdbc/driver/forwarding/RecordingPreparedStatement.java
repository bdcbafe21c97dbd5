package io.github.askjdbc.driver.forwarding;

import io.github.askjdbc.driver.AskingConnection;
import io.github.askjdbc.driver.AskingStatement;
import java.sql.*;

/** Keeps the calls of a {@code PreparedStatement}'s setters, to be made on the target's
 * statement once its SQL is known. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class RecordingPreparedStatement extends AskingStatement<Statement> implements PreparedStatement {
  protected RecordingPreparedStatement(AskingConnection connection, Statement delegate) { super(connection, delegate); }

  /**
   * @param ordinal counts from 1 over the caller's text
   * @param value what was bound, null for SQL NULL
   */
  protected abstract void keep(int ordinal, Object value, Setter setter) throws SQLException;

  @Override public void setArray(int a, Array b) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setArray(ordinal, Forwarding.bare(b))); }

  @Override public void setAsciiStream(int a, java.io.InputStream b, int c) throws SQLException { keep(a, b, (target, ordinal) -> target.setAsciiStream(ordinal, b, c)); }

  @Override public void setAsciiStream(int a, java.io.InputStream b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setAsciiStream(ordinal, b, c)); }

  @Override public void setAsciiStream(int a, java.io.InputStream b) throws SQLException { keep(a, b, (target, ordinal) -> target.setAsciiStream(ordinal, b)); }

  @Override public void setBigDecimal(int a, java.math.BigDecimal b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBigDecimal(ordinal, b)); }

  @Override public void setBinaryStream(int a, java.io.InputStream b, int c) throws SQLException { keep(a, b, (target, ordinal) -> target.setBinaryStream(ordinal, b, c)); }

  @Override public void setBinaryStream(int a, java.io.InputStream b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setBinaryStream(ordinal, b, c)); }

  @Override public void setBinaryStream(int a, java.io.InputStream b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBinaryStream(ordinal, b)); }

  @Override public void setBlob(int a, java.io.InputStream b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setBlob(ordinal, b, c)); }

  @Override public void setBlob(int a, java.io.InputStream b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBlob(ordinal, b)); }

  @Override public void setBlob(int a, Blob b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBlob(ordinal, b)); }

  @Override public void setBoolean(int a, boolean b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBoolean(ordinal, b)); }

  @Override public void setByte(int a, byte b) throws SQLException { keep(a, b, (target, ordinal) -> target.setByte(ordinal, b)); }

  @Override public void setBytes(int a, byte[] b) throws SQLException { keep(a, b, (target, ordinal) -> target.setBytes(ordinal, b)); }

  @Override public void setCharacterStream(int a, java.io.Reader b, int c) throws SQLException { keep(a, b, (target, ordinal) -> target.setCharacterStream(ordinal, b, c)); }

  @Override public void setCharacterStream(int a, java.io.Reader b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setCharacterStream(ordinal, b, c)); }

  @Override public void setCharacterStream(int a, java.io.Reader b) throws SQLException { keep(a, b, (target, ordinal) -> target.setCharacterStream(ordinal, b)); }

  @Override public void setClob(int a, java.io.Reader b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setClob(ordinal, b, c)); }

  @Override public void setClob(int a, java.io.Reader b) throws SQLException { keep(a, b, (target, ordinal) -> target.setClob(ordinal, b)); }

  @Override public void setClob(int a, Clob b) throws SQLException { keep(a, b, (target, ordinal) -> target.setClob(ordinal, b)); }

  @Override public void setDate(int a, Date b, java.util.Calendar c) throws SQLException { keep(a, b, (target, ordinal) -> target.setDate(ordinal, b, c)); }

  @Override public void setDate(int a, Date b) throws SQLException { keep(a, b, (target, ordinal) -> target.setDate(ordinal, b)); }

  @Override public void setDouble(int a, double b) throws SQLException { keep(a, b, (target, ordinal) -> target.setDouble(ordinal, b)); }

  @Override public void setFloat(int a, float b) throws SQLException { keep(a, b, (target, ordinal) -> target.setFloat(ordinal, b)); }

  @Override public void setInt(int a, int b) throws SQLException { keep(a, b, (target, ordinal) -> target.setInt(ordinal, b)); }

  @Override public void setLong(int a, long b) throws SQLException { keep(a, b, (target, ordinal) -> target.setLong(ordinal, b)); }

  @Override public void setNCharacterStream(int a, java.io.Reader b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setNCharacterStream(ordinal, b, c)); }

  @Override public void setNCharacterStream(int a, java.io.Reader b) throws SQLException { keep(a, b, (target, ordinal) -> target.setNCharacterStream(ordinal, b)); }

  @Override public void setNClob(int a, java.io.Reader b, long c) throws SQLException { keep(a, b, (target, ordinal) -> target.setNClob(ordinal, b, c)); }

  @Override public void setNClob(int a, java.io.Reader b) throws SQLException { keep(a, b, (target, ordinal) -> target.setNClob(ordinal, b)); }

  @Override public void setNClob(int a, NClob b) throws SQLException { keep(a, b, (target, ordinal) -> target.setNClob(ordinal, b)); }

  @Override public void setNString(int a, String b) throws SQLException { keep(a, b, (target, ordinal) -> target.setNString(ordinal, b)); }

  @Override public void setNull(int a, int b, String c) throws SQLException { keep(a, null, (target, ordinal) -> target.setNull(ordinal, b, c)); }

  @Override public void setNull(int a, int b) throws SQLException { keep(a, null, (target, ordinal) -> target.setNull(ordinal, b)); }

  @Override public void setObject(int a, Object b, int c, int d) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setObject(ordinal, Forwarding.bare(b), c, d)); }

  @Override public void setObject(int a, Object b, int c) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setObject(ordinal, Forwarding.bare(b), c)); }

  @Override public void setObject(int a, Object b, SQLType c, int d) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setObject(ordinal, Forwarding.bare(b), c, d)); }

  @Override public void setObject(int a, Object b, SQLType c) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setObject(ordinal, Forwarding.bare(b), c)); }

  @Override public void setObject(int a, Object b) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setObject(ordinal, Forwarding.bare(b))); }

  @Override public void setRef(int a, Ref b) throws SQLException { keep(a, Forwarding.bare(b), (target, ordinal) -> target.setRef(ordinal, Forwarding.bare(b))); }

  @Override public void setRowId(int a, RowId b) throws SQLException { keep(a, b, (target, ordinal) -> target.setRowId(ordinal, b)); }

  @Override public void setSQLXML(int a, SQLXML b) throws SQLException { keep(a, b, (target, ordinal) -> target.setSQLXML(ordinal, b)); }

  @Override public void setShort(int a, short b) throws SQLException { keep(a, b, (target, ordinal) -> target.setShort(ordinal, b)); }

  @Override public void setString(int a, String b) throws SQLException { keep(a, b, (target, ordinal) -> target.setString(ordinal, b)); }

  @Override public void setTime(int a, Time b, java.util.Calendar c) throws SQLException { keep(a, b, (target, ordinal) -> target.setTime(ordinal, b, c)); }

  @Override public void setTime(int a, Time b) throws SQLException { keep(a, b, (target, ordinal) -> target.setTime(ordinal, b)); }

  @Override public void setTimestamp(int a, Timestamp b, java.util.Calendar c) throws SQLException { keep(a, b, (target, ordinal) -> target.setTimestamp(ordinal, b, c)); }

  @Override public void setTimestamp(int a, Timestamp b) throws SQLException { keep(a, b, (target, ordinal) -> target.setTimestamp(ordinal, b)); }

  @Override public void setURL(int a, java.net.URL b) throws SQLException { keep(a, b, (target, ordinal) -> target.setURL(ordinal, b)); }

  @Override public void setUnicodeStream(int a, java.io.InputStream b, int c) throws SQLException { keep(a, b, (target, ordinal) -> target.setUnicodeStream(ordinal, b, c)); }
}
