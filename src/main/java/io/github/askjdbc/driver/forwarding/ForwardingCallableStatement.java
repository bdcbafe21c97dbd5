package io.github.askjdbc.driver.forwarding;

import io.github.askjdbc.driver.AskingConnection;
import io.github.askjdbc.driver.AskingPreparedStatement;
import java.sql.*;

/** Forwards every call to the target's {@code CallableStatement}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingCallableStatement extends AskingPreparedStatement<CallableStatement> implements CallableStatement {
  protected ForwardingCallableStatement(AskingConnection connection, CallableStatement delegate) { super(connection, delegate); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  /** The same, but the target's own value where only that is of the class. */
  private <V> V shown(V value, Class<V> type) { Object shown = shown((Object) value); return type != null && type.isInstance(shown) ? type.cast(shown) : value; }

  @Override public Array getArray(String a) throws SQLException { return shown(delegate().getArray(a)); }

  @Override public Array getArray(int a) throws SQLException { return shown(delegate().getArray(a)); }

  @Override public java.math.BigDecimal getBigDecimal(String a) throws SQLException { return delegate().getBigDecimal(a); }

  @Override public java.math.BigDecimal getBigDecimal(int a, int b) throws SQLException { return delegate().getBigDecimal(a, b); }

  @Override public java.math.BigDecimal getBigDecimal(int a) throws SQLException { return delegate().getBigDecimal(a); }

  @Override public Blob getBlob(String a) throws SQLException { return delegate().getBlob(a); }

  @Override public Blob getBlob(int a) throws SQLException { return delegate().getBlob(a); }

  @Override public boolean getBoolean(String a) throws SQLException { return delegate().getBoolean(a); }

  @Override public boolean getBoolean(int a) throws SQLException { return delegate().getBoolean(a); }

  @Override public byte getByte(String a) throws SQLException { return delegate().getByte(a); }

  @Override public byte getByte(int a) throws SQLException { return delegate().getByte(a); }

  @Override public byte[] getBytes(String a) throws SQLException { return delegate().getBytes(a); }

  @Override public byte[] getBytes(int a) throws SQLException { return delegate().getBytes(a); }

  @Override public java.io.Reader getCharacterStream(String a) throws SQLException { return delegate().getCharacterStream(a); }

  @Override public java.io.Reader getCharacterStream(int a) throws SQLException { return delegate().getCharacterStream(a); }

  @Override public Clob getClob(String a) throws SQLException { return delegate().getClob(a); }

  @Override public Clob getClob(int a) throws SQLException { return delegate().getClob(a); }

  @Override public Date getDate(String a, java.util.Calendar b) throws SQLException { return delegate().getDate(a, b); }

  @Override public Date getDate(String a) throws SQLException { return delegate().getDate(a); }

  @Override public Date getDate(int a, java.util.Calendar b) throws SQLException { return delegate().getDate(a, b); }

  @Override public Date getDate(int a) throws SQLException { return delegate().getDate(a); }

  @Override public double getDouble(String a) throws SQLException { return delegate().getDouble(a); }

  @Override public double getDouble(int a) throws SQLException { return delegate().getDouble(a); }

  @Override public float getFloat(String a) throws SQLException { return delegate().getFloat(a); }

  @Override public float getFloat(int a) throws SQLException { return delegate().getFloat(a); }

  @Override public int getInt(String a) throws SQLException { return delegate().getInt(a); }

  @Override public int getInt(int a) throws SQLException { return delegate().getInt(a); }

  @Override public long getLong(String a) throws SQLException { return delegate().getLong(a); }

  @Override public long getLong(int a) throws SQLException { return delegate().getLong(a); }

  @Override public java.io.Reader getNCharacterStream(String a) throws SQLException { return delegate().getNCharacterStream(a); }

  @Override public java.io.Reader getNCharacterStream(int a) throws SQLException { return delegate().getNCharacterStream(a); }

  @Override public NClob getNClob(String a) throws SQLException { return delegate().getNClob(a); }

  @Override public NClob getNClob(int a) throws SQLException { return delegate().getNClob(a); }

  @Override public String getNString(String a) throws SQLException { return delegate().getNString(a); }

  @Override public String getNString(int a) throws SQLException { return delegate().getNString(a); }

  @Override public <T> T getObject(String a, Class<T> b) throws SQLException { return shown(delegate().getObject(a, b), b); }

  @Override public Object getObject(String a, java.util.Map<String, Class<?>> b) throws SQLException { return shown(delegate().getObject(a, b)); }

  @Override public Object getObject(String a) throws SQLException { return shown(delegate().getObject(a)); }

  @Override public <T> T getObject(int a, Class<T> b) throws SQLException { return shown(delegate().getObject(a, b), b); }

  @Override public Object getObject(int a, java.util.Map<String, Class<?>> b) throws SQLException { return shown(delegate().getObject(a, b)); }

  @Override public Object getObject(int a) throws SQLException { return shown(delegate().getObject(a)); }

  @Override public Ref getRef(String a) throws SQLException { return shown(delegate().getRef(a)); }

  @Override public Ref getRef(int a) throws SQLException { return shown(delegate().getRef(a)); }

  @Override public RowId getRowId(String a) throws SQLException { return delegate().getRowId(a); }

  @Override public RowId getRowId(int a) throws SQLException { return delegate().getRowId(a); }

  @Override public SQLXML getSQLXML(String a) throws SQLException { return delegate().getSQLXML(a); }

  @Override public SQLXML getSQLXML(int a) throws SQLException { return delegate().getSQLXML(a); }

  @Override public short getShort(String a) throws SQLException { return delegate().getShort(a); }

  @Override public short getShort(int a) throws SQLException { return delegate().getShort(a); }

  @Override public String getString(String a) throws SQLException { return delegate().getString(a); }

  @Override public String getString(int a) throws SQLException { return delegate().getString(a); }

  @Override public Time getTime(String a, java.util.Calendar b) throws SQLException { return delegate().getTime(a, b); }

  @Override public Time getTime(String a) throws SQLException { return delegate().getTime(a); }

  @Override public Time getTime(int a, java.util.Calendar b) throws SQLException { return delegate().getTime(a, b); }

  @Override public Time getTime(int a) throws SQLException { return delegate().getTime(a); }

  @Override public Timestamp getTimestamp(String a, java.util.Calendar b) throws SQLException { return delegate().getTimestamp(a, b); }

  @Override public Timestamp getTimestamp(String a) throws SQLException { return delegate().getTimestamp(a); }

  @Override public Timestamp getTimestamp(int a, java.util.Calendar b) throws SQLException { return delegate().getTimestamp(a, b); }

  @Override public Timestamp getTimestamp(int a) throws SQLException { return delegate().getTimestamp(a); }

  @Override public java.net.URL getURL(String a) throws SQLException { return delegate().getURL(a); }

  @Override public java.net.URL getURL(int a) throws SQLException { return delegate().getURL(a); }

  @Override public void registerOutParameter(String a, int b, String c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(String a, int b, int c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(String a, int b) throws SQLException { delegate().registerOutParameter(a, b); }

  @Override public void registerOutParameter(String a, SQLType b, String c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(String a, SQLType b, int c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(String a, SQLType b) throws SQLException { delegate().registerOutParameter(a, b); }

  @Override public void registerOutParameter(int a, int b, String c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(int a, int b, int c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(int a, int b) throws SQLException { delegate().registerOutParameter(a, b); }

  @Override public void registerOutParameter(int a, SQLType b, String c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(int a, SQLType b, int c) throws SQLException { delegate().registerOutParameter(a, b, c); }

  @Override public void registerOutParameter(int a, SQLType b) throws SQLException { delegate().registerOutParameter(a, b); }

  @Override public void setAsciiStream(String a, java.io.InputStream b, int c) throws SQLException { delegate().setAsciiStream(a, b, c); }

  @Override public void setAsciiStream(String a, java.io.InputStream b, long c) throws SQLException { delegate().setAsciiStream(a, b, c); }

  @Override public void setAsciiStream(String a, java.io.InputStream b) throws SQLException { delegate().setAsciiStream(a, b); }

  @Override public void setBigDecimal(String a, java.math.BigDecimal b) throws SQLException { delegate().setBigDecimal(a, b); }

  @Override public void setBinaryStream(String a, java.io.InputStream b, int c) throws SQLException { delegate().setBinaryStream(a, b, c); }

  @Override public void setBinaryStream(String a, java.io.InputStream b, long c) throws SQLException { delegate().setBinaryStream(a, b, c); }

  @Override public void setBinaryStream(String a, java.io.InputStream b) throws SQLException { delegate().setBinaryStream(a, b); }

  @Override public void setBlob(String a, java.io.InputStream b, long c) throws SQLException { delegate().setBlob(a, b, c); }

  @Override public void setBlob(String a, java.io.InputStream b) throws SQLException { delegate().setBlob(a, b); }

  @Override public void setBlob(String a, Blob b) throws SQLException { delegate().setBlob(a, b); }

  @Override public void setBoolean(String a, boolean b) throws SQLException { delegate().setBoolean(a, b); }

  @Override public void setByte(String a, byte b) throws SQLException { delegate().setByte(a, b); }

  @Override public void setBytes(String a, byte[] b) throws SQLException { delegate().setBytes(a, b); }

  @Override public void setCharacterStream(String a, java.io.Reader b, int c) throws SQLException { delegate().setCharacterStream(a, b, c); }

  @Override public void setCharacterStream(String a, java.io.Reader b, long c) throws SQLException { delegate().setCharacterStream(a, b, c); }

  @Override public void setCharacterStream(String a, java.io.Reader b) throws SQLException { delegate().setCharacterStream(a, b); }

  @Override public void setClob(String a, java.io.Reader b, long c) throws SQLException { delegate().setClob(a, b, c); }

  @Override public void setClob(String a, java.io.Reader b) throws SQLException { delegate().setClob(a, b); }

  @Override public void setClob(String a, Clob b) throws SQLException { delegate().setClob(a, b); }

  @Override public void setDate(String a, Date b, java.util.Calendar c) throws SQLException { delegate().setDate(a, b, c); }

  @Override public void setDate(String a, Date b) throws SQLException { delegate().setDate(a, b); }

  @Override public void setDouble(String a, double b) throws SQLException { delegate().setDouble(a, b); }

  @Override public void setFloat(String a, float b) throws SQLException { delegate().setFloat(a, b); }

  @Override public void setInt(String a, int b) throws SQLException { delegate().setInt(a, b); }

  @Override public void setLong(String a, long b) throws SQLException { delegate().setLong(a, b); }

  @Override public void setNCharacterStream(String a, java.io.Reader b, long c) throws SQLException { delegate().setNCharacterStream(a, b, c); }

  @Override public void setNCharacterStream(String a, java.io.Reader b) throws SQLException { delegate().setNCharacterStream(a, b); }

  @Override public void setNClob(String a, java.io.Reader b, long c) throws SQLException { delegate().setNClob(a, b, c); }

  @Override public void setNClob(String a, java.io.Reader b) throws SQLException { delegate().setNClob(a, b); }

  @Override public void setNClob(String a, NClob b) throws SQLException { delegate().setNClob(a, b); }

  @Override public void setNString(String a, String b) throws SQLException { delegate().setNString(a, b); }

  @Override public void setNull(String a, int b, String c) throws SQLException { delegate().setNull(a, b, c); }

  @Override public void setNull(String a, int b) throws SQLException { delegate().setNull(a, b); }

  @Override public void setObject(String a, Object b, int c, int d) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c, d); }

  @Override public void setObject(String a, Object b, int c) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c); }

  @Override public void setObject(String a, Object b, SQLType c, int d) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c, d); }

  @Override public void setObject(String a, Object b, SQLType c) throws SQLException { delegate().setObject(a, Forwarding.bare(b), c); }

  @Override public void setObject(String a, Object b) throws SQLException { delegate().setObject(a, Forwarding.bare(b)); }

  @Override public void setRowId(String a, RowId b) throws SQLException { delegate().setRowId(a, b); }

  @Override public void setSQLXML(String a, SQLXML b) throws SQLException { delegate().setSQLXML(a, b); }

  @Override public void setShort(String a, short b) throws SQLException { delegate().setShort(a, b); }

  @Override public void setString(String a, String b) throws SQLException { delegate().setString(a, b); }

  @Override public void setTime(String a, Time b, java.util.Calendar c) throws SQLException { delegate().setTime(a, b, c); }

  @Override public void setTime(String a, Time b) throws SQLException { delegate().setTime(a, b); }

  @Override public void setTimestamp(String a, Timestamp b, java.util.Calendar c) throws SQLException { delegate().setTimestamp(a, b, c); }

  @Override public void setTimestamp(String a, Timestamp b) throws SQLException { delegate().setTimestamp(a, b); }

  @Override public void setURL(String a, java.net.URL b) throws SQLException { delegate().setURL(a, b); }

  @Override public boolean wasNull() throws SQLException { return delegate().wasNull(); }
}
