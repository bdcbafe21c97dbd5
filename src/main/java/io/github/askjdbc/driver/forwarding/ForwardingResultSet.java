package io.github.askjdbc.driver.forwarding;

import java.sql.*;

/** Forwards every call to the target's {@code ResultSet}. Written by {@code ForwardingGenerator}. */
@SuppressWarnings("deprecation")
public abstract class ForwardingResultSet implements ResultSet, Forwarding {
  private ResultSet delegate;

  protected ForwardingResultSet(ResultSet delegate) { this.delegate = delegate; }

  @Override public final ResultSet delegate() { return delegate; }

  /** Forwards to another object of the target from now on. */
  protected final void redirect(ResultSet delegate) { this.delegate = delegate; }

  @Override public String toString() { return delegate.toString(); }

  /** What the caller gets for a value of the target. */
  protected abstract <V> V shown(V value);

  /** The same, but the target's own value where only that is of the class. */
  private <V> V shown(V value, Class<V> type) { Object shown = shown((Object) value); return type != null && type.isInstance(shown) ? type.cast(shown) : value; }

  @Override public boolean absolute(int a) throws SQLException { return delegate.absolute(a); }

  @Override public void afterLast() throws SQLException { delegate.afterLast(); }

  @Override public void beforeFirst() throws SQLException { delegate.beforeFirst(); }

  @Override public void cancelRowUpdates() throws SQLException { delegate.cancelRowUpdates(); }

  @Override public void clearWarnings() throws SQLException { delegate.clearWarnings(); }

  @Override public void close() throws SQLException { delegate.close(); }

  @Override public void deleteRow() throws SQLException { delegate.deleteRow(); }

  @Override public int findColumn(String a) throws SQLException { return delegate.findColumn(a); }

  @Override public boolean first() throws SQLException { return delegate.first(); }

  @Override public Array getArray(String a) throws SQLException { return shown(delegate.getArray(a)); }

  @Override public Array getArray(int a) throws SQLException { return shown(delegate.getArray(a)); }

  @Override public java.io.InputStream getAsciiStream(String a) throws SQLException { return delegate.getAsciiStream(a); }

  @Override public java.io.InputStream getAsciiStream(int a) throws SQLException { return delegate.getAsciiStream(a); }

  @Override public java.math.BigDecimal getBigDecimal(String a, int b) throws SQLException { return delegate.getBigDecimal(a, b); }

  @Override public java.math.BigDecimal getBigDecimal(String a) throws SQLException { return delegate.getBigDecimal(a); }

  @Override public java.math.BigDecimal getBigDecimal(int a, int b) throws SQLException { return delegate.getBigDecimal(a, b); }

  @Override public java.math.BigDecimal getBigDecimal(int a) throws SQLException { return delegate.getBigDecimal(a); }

  @Override public java.io.InputStream getBinaryStream(String a) throws SQLException { return delegate.getBinaryStream(a); }

  @Override public java.io.InputStream getBinaryStream(int a) throws SQLException { return delegate.getBinaryStream(a); }

  @Override public Blob getBlob(String a) throws SQLException { return delegate.getBlob(a); }

  @Override public Blob getBlob(int a) throws SQLException { return delegate.getBlob(a); }

  @Override public boolean getBoolean(String a) throws SQLException { return delegate.getBoolean(a); }

  @Override public boolean getBoolean(int a) throws SQLException { return delegate.getBoolean(a); }

  @Override public byte getByte(String a) throws SQLException { return delegate.getByte(a); }

  @Override public byte getByte(int a) throws SQLException { return delegate.getByte(a); }

  @Override public byte[] getBytes(String a) throws SQLException { return delegate.getBytes(a); }

  @Override public byte[] getBytes(int a) throws SQLException { return delegate.getBytes(a); }

  @Override public java.io.Reader getCharacterStream(String a) throws SQLException { return delegate.getCharacterStream(a); }

  @Override public java.io.Reader getCharacterStream(int a) throws SQLException { return delegate.getCharacterStream(a); }

  @Override public Clob getClob(String a) throws SQLException { return delegate.getClob(a); }

  @Override public Clob getClob(int a) throws SQLException { return delegate.getClob(a); }

  @Override public int getConcurrency() throws SQLException { return delegate.getConcurrency(); }

  @Override public String getCursorName() throws SQLException { return delegate.getCursorName(); }

  @Override public Date getDate(String a, java.util.Calendar b) throws SQLException { return delegate.getDate(a, b); }

  @Override public Date getDate(String a) throws SQLException { return delegate.getDate(a); }

  @Override public Date getDate(int a, java.util.Calendar b) throws SQLException { return delegate.getDate(a, b); }

  @Override public Date getDate(int a) throws SQLException { return delegate.getDate(a); }

  @Override public double getDouble(String a) throws SQLException { return delegate.getDouble(a); }

  @Override public double getDouble(int a) throws SQLException { return delegate.getDouble(a); }

  @Override public int getFetchDirection() throws SQLException { return delegate.getFetchDirection(); }

  @Override public int getFetchSize() throws SQLException { return delegate.getFetchSize(); }

  @Override public float getFloat(String a) throws SQLException { return delegate.getFloat(a); }

  @Override public float getFloat(int a) throws SQLException { return delegate.getFloat(a); }

  @Override public int getHoldability() throws SQLException { return delegate.getHoldability(); }

  @Override public int getInt(String a) throws SQLException { return delegate.getInt(a); }

  @Override public int getInt(int a) throws SQLException { return delegate.getInt(a); }

  @Override public long getLong(String a) throws SQLException { return delegate.getLong(a); }

  @Override public long getLong(int a) throws SQLException { return delegate.getLong(a); }

  @Override public ResultSetMetaData getMetaData() throws SQLException { return delegate.getMetaData(); }

  @Override public java.io.Reader getNCharacterStream(String a) throws SQLException { return delegate.getNCharacterStream(a); }

  @Override public java.io.Reader getNCharacterStream(int a) throws SQLException { return delegate.getNCharacterStream(a); }

  @Override public NClob getNClob(String a) throws SQLException { return delegate.getNClob(a); }

  @Override public NClob getNClob(int a) throws SQLException { return delegate.getNClob(a); }

  @Override public String getNString(String a) throws SQLException { return delegate.getNString(a); }

  @Override public String getNString(int a) throws SQLException { return delegate.getNString(a); }

  @Override public <T> T getObject(String a, Class<T> b) throws SQLException { return shown(delegate.getObject(a, b), b); }

  @Override public Object getObject(String a, java.util.Map<String, Class<?>> b) throws SQLException { return shown(delegate.getObject(a, b)); }

  @Override public Object getObject(String a) throws SQLException { return shown(delegate.getObject(a)); }

  @Override public <T> T getObject(int a, Class<T> b) throws SQLException { return shown(delegate.getObject(a, b), b); }

  @Override public Object getObject(int a, java.util.Map<String, Class<?>> b) throws SQLException { return shown(delegate.getObject(a, b)); }

  @Override public Object getObject(int a) throws SQLException { return shown(delegate.getObject(a)); }

  @Override public Ref getRef(String a) throws SQLException { return shown(delegate.getRef(a)); }

  @Override public Ref getRef(int a) throws SQLException { return shown(delegate.getRef(a)); }

  @Override public int getRow() throws SQLException { return delegate.getRow(); }

  @Override public RowId getRowId(String a) throws SQLException { return delegate.getRowId(a); }

  @Override public RowId getRowId(int a) throws SQLException { return delegate.getRowId(a); }

  @Override public SQLXML getSQLXML(String a) throws SQLException { return delegate.getSQLXML(a); }

  @Override public SQLXML getSQLXML(int a) throws SQLException { return delegate.getSQLXML(a); }

  @Override public short getShort(String a) throws SQLException { return delegate.getShort(a); }

  @Override public short getShort(int a) throws SQLException { return delegate.getShort(a); }

  @Override public Statement getStatement() throws SQLException { return delegate.getStatement(); }

  @Override public String getString(String a) throws SQLException { return delegate.getString(a); }

  @Override public String getString(int a) throws SQLException { return delegate.getString(a); }

  @Override public Time getTime(String a, java.util.Calendar b) throws SQLException { return delegate.getTime(a, b); }

  @Override public Time getTime(String a) throws SQLException { return delegate.getTime(a); }

  @Override public Time getTime(int a, java.util.Calendar b) throws SQLException { return delegate.getTime(a, b); }

  @Override public Time getTime(int a) throws SQLException { return delegate.getTime(a); }

  @Override public Timestamp getTimestamp(String a, java.util.Calendar b) throws SQLException { return delegate.getTimestamp(a, b); }

  @Override public Timestamp getTimestamp(String a) throws SQLException { return delegate.getTimestamp(a); }

  @Override public Timestamp getTimestamp(int a, java.util.Calendar b) throws SQLException { return delegate.getTimestamp(a, b); }

  @Override public Timestamp getTimestamp(int a) throws SQLException { return delegate.getTimestamp(a); }

  @Override public int getType() throws SQLException { return delegate.getType(); }

  @Override public java.net.URL getURL(String a) throws SQLException { return delegate.getURL(a); }

  @Override public java.net.URL getURL(int a) throws SQLException { return delegate.getURL(a); }

  @Override public java.io.InputStream getUnicodeStream(String a) throws SQLException { return delegate.getUnicodeStream(a); }

  @Override public java.io.InputStream getUnicodeStream(int a) throws SQLException { return delegate.getUnicodeStream(a); }

  @Override public SQLWarning getWarnings() throws SQLException { return delegate.getWarnings(); }

  @Override public void insertRow() throws SQLException { delegate.insertRow(); }

  @Override public boolean isAfterLast() throws SQLException { return delegate.isAfterLast(); }

  @Override public boolean isBeforeFirst() throws SQLException { return delegate.isBeforeFirst(); }

  @Override public boolean isClosed() throws SQLException { return delegate.isClosed(); }

  @Override public boolean isFirst() throws SQLException { return delegate.isFirst(); }

  @Override public boolean isLast() throws SQLException { return delegate.isLast(); }

  @Override public boolean last() throws SQLException { return delegate.last(); }

  @Override public void moveToCurrentRow() throws SQLException { delegate.moveToCurrentRow(); }

  @Override public void moveToInsertRow() throws SQLException { delegate.moveToInsertRow(); }

  @Override public boolean next() throws SQLException { return delegate.next(); }

  @Override public boolean previous() throws SQLException { return delegate.previous(); }

  @Override public void refreshRow() throws SQLException { delegate.refreshRow(); }

  @Override public boolean relative(int a) throws SQLException { return delegate.relative(a); }

  @Override public boolean rowDeleted() throws SQLException { return delegate.rowDeleted(); }

  @Override public boolean rowInserted() throws SQLException { return delegate.rowInserted(); }

  @Override public boolean rowUpdated() throws SQLException { return delegate.rowUpdated(); }

  @Override public void setFetchDirection(int a) throws SQLException { delegate.setFetchDirection(a); }

  @Override public void setFetchSize(int a) throws SQLException { delegate.setFetchSize(a); }

  @Override public void updateArray(String a, Array b) throws SQLException { delegate.updateArray(a, Forwarding.bare(b)); }

  @Override public void updateArray(int a, Array b) throws SQLException { delegate.updateArray(a, Forwarding.bare(b)); }

  @Override public void updateAsciiStream(String a, java.io.InputStream b, int c) throws SQLException { delegate.updateAsciiStream(a, b, c); }

  @Override public void updateAsciiStream(String a, java.io.InputStream b, long c) throws SQLException { delegate.updateAsciiStream(a, b, c); }

  @Override public void updateAsciiStream(String a, java.io.InputStream b) throws SQLException { delegate.updateAsciiStream(a, b); }

  @Override public void updateAsciiStream(int a, java.io.InputStream b, int c) throws SQLException { delegate.updateAsciiStream(a, b, c); }

  @Override public void updateAsciiStream(int a, java.io.InputStream b, long c) throws SQLException { delegate.updateAsciiStream(a, b, c); }

  @Override public void updateAsciiStream(int a, java.io.InputStream b) throws SQLException { delegate.updateAsciiStream(a, b); }

  @Override public void updateBigDecimal(String a, java.math.BigDecimal b) throws SQLException { delegate.updateBigDecimal(a, b); }

  @Override public void updateBigDecimal(int a, java.math.BigDecimal b) throws SQLException { delegate.updateBigDecimal(a, b); }

  @Override public void updateBinaryStream(String a, java.io.InputStream b, int c) throws SQLException { delegate.updateBinaryStream(a, b, c); }

  @Override public void updateBinaryStream(String a, java.io.InputStream b, long c) throws SQLException { delegate.updateBinaryStream(a, b, c); }

  @Override public void updateBinaryStream(String a, java.io.InputStream b) throws SQLException { delegate.updateBinaryStream(a, b); }

  @Override public void updateBinaryStream(int a, java.io.InputStream b, int c) throws SQLException { delegate.updateBinaryStream(a, b, c); }

  @Override public void updateBinaryStream(int a, java.io.InputStream b, long c) throws SQLException { delegate.updateBinaryStream(a, b, c); }

  @Override public void updateBinaryStream(int a, java.io.InputStream b) throws SQLException { delegate.updateBinaryStream(a, b); }

  @Override public void updateBlob(String a, java.io.InputStream b, long c) throws SQLException { delegate.updateBlob(a, b, c); }

  @Override public void updateBlob(String a, java.io.InputStream b) throws SQLException { delegate.updateBlob(a, b); }

  @Override public void updateBlob(String a, Blob b) throws SQLException { delegate.updateBlob(a, b); }

  @Override public void updateBlob(int a, java.io.InputStream b, long c) throws SQLException { delegate.updateBlob(a, b, c); }

  @Override public void updateBlob(int a, java.io.InputStream b) throws SQLException { delegate.updateBlob(a, b); }

  @Override public void updateBlob(int a, Blob b) throws SQLException { delegate.updateBlob(a, b); }

  @Override public void updateBoolean(String a, boolean b) throws SQLException { delegate.updateBoolean(a, b); }

  @Override public void updateBoolean(int a, boolean b) throws SQLException { delegate.updateBoolean(a, b); }

  @Override public void updateByte(String a, byte b) throws SQLException { delegate.updateByte(a, b); }

  @Override public void updateByte(int a, byte b) throws SQLException { delegate.updateByte(a, b); }

  @Override public void updateBytes(String a, byte[] b) throws SQLException { delegate.updateBytes(a, b); }

  @Override public void updateBytes(int a, byte[] b) throws SQLException { delegate.updateBytes(a, b); }

  @Override public void updateCharacterStream(String a, java.io.Reader b, int c) throws SQLException { delegate.updateCharacterStream(a, b, c); }

  @Override public void updateCharacterStream(String a, java.io.Reader b, long c) throws SQLException { delegate.updateCharacterStream(a, b, c); }

  @Override public void updateCharacterStream(String a, java.io.Reader b) throws SQLException { delegate.updateCharacterStream(a, b); }

  @Override public void updateCharacterStream(int a, java.io.Reader b, int c) throws SQLException { delegate.updateCharacterStream(a, b, c); }

  @Override public void updateCharacterStream(int a, java.io.Reader b, long c) throws SQLException { delegate.updateCharacterStream(a, b, c); }

  @Override public void updateCharacterStream(int a, java.io.Reader b) throws SQLException { delegate.updateCharacterStream(a, b); }

  @Override public void updateClob(String a, java.io.Reader b, long c) throws SQLException { delegate.updateClob(a, b, c); }

  @Override public void updateClob(String a, java.io.Reader b) throws SQLException { delegate.updateClob(a, b); }

  @Override public void updateClob(String a, Clob b) throws SQLException { delegate.updateClob(a, b); }

  @Override public void updateClob(int a, java.io.Reader b, long c) throws SQLException { delegate.updateClob(a, b, c); }

  @Override public void updateClob(int a, java.io.Reader b) throws SQLException { delegate.updateClob(a, b); }

  @Override public void updateClob(int a, Clob b) throws SQLException { delegate.updateClob(a, b); }

  @Override public void updateDate(String a, Date b) throws SQLException { delegate.updateDate(a, b); }

  @Override public void updateDate(int a, Date b) throws SQLException { delegate.updateDate(a, b); }

  @Override public void updateDouble(String a, double b) throws SQLException { delegate.updateDouble(a, b); }

  @Override public void updateDouble(int a, double b) throws SQLException { delegate.updateDouble(a, b); }

  @Override public void updateFloat(String a, float b) throws SQLException { delegate.updateFloat(a, b); }

  @Override public void updateFloat(int a, float b) throws SQLException { delegate.updateFloat(a, b); }

  @Override public void updateInt(String a, int b) throws SQLException { delegate.updateInt(a, b); }

  @Override public void updateInt(int a, int b) throws SQLException { delegate.updateInt(a, b); }

  @Override public void updateLong(String a, long b) throws SQLException { delegate.updateLong(a, b); }

  @Override public void updateLong(int a, long b) throws SQLException { delegate.updateLong(a, b); }

  @Override public void updateNCharacterStream(String a, java.io.Reader b, long c) throws SQLException { delegate.updateNCharacterStream(a, b, c); }

  @Override public void updateNCharacterStream(String a, java.io.Reader b) throws SQLException { delegate.updateNCharacterStream(a, b); }

  @Override public void updateNCharacterStream(int a, java.io.Reader b, long c) throws SQLException { delegate.updateNCharacterStream(a, b, c); }

  @Override public void updateNCharacterStream(int a, java.io.Reader b) throws SQLException { delegate.updateNCharacterStream(a, b); }

  @Override public void updateNClob(String a, java.io.Reader b, long c) throws SQLException { delegate.updateNClob(a, b, c); }

  @Override public void updateNClob(String a, java.io.Reader b) throws SQLException { delegate.updateNClob(a, b); }

  @Override public void updateNClob(String a, NClob b) throws SQLException { delegate.updateNClob(a, b); }

  @Override public void updateNClob(int a, java.io.Reader b, long c) throws SQLException { delegate.updateNClob(a, b, c); }

  @Override public void updateNClob(int a, java.io.Reader b) throws SQLException { delegate.updateNClob(a, b); }

  @Override public void updateNClob(int a, NClob b) throws SQLException { delegate.updateNClob(a, b); }

  @Override public void updateNString(String a, String b) throws SQLException { delegate.updateNString(a, b); }

  @Override public void updateNString(int a, String b) throws SQLException { delegate.updateNString(a, b); }

  @Override public void updateNull(String a) throws SQLException { delegate.updateNull(a); }

  @Override public void updateNull(int a) throws SQLException { delegate.updateNull(a); }

  @Override public void updateObject(String a, Object b, int c) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c); }

  @Override public void updateObject(String a, Object b, SQLType c, int d) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c, d); }

  @Override public void updateObject(String a, Object b, SQLType c) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c); }

  @Override public void updateObject(String a, Object b) throws SQLException { delegate.updateObject(a, Forwarding.bare(b)); }

  @Override public void updateObject(int a, Object b, int c) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c); }

  @Override public void updateObject(int a, Object b, SQLType c, int d) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c, d); }

  @Override public void updateObject(int a, Object b, SQLType c) throws SQLException { delegate.updateObject(a, Forwarding.bare(b), c); }

  @Override public void updateObject(int a, Object b) throws SQLException { delegate.updateObject(a, Forwarding.bare(b)); }

  @Override public void updateRef(String a, Ref b) throws SQLException { delegate.updateRef(a, Forwarding.bare(b)); }

  @Override public void updateRef(int a, Ref b) throws SQLException { delegate.updateRef(a, Forwarding.bare(b)); }

  @Override public void updateRow() throws SQLException { delegate.updateRow(); }

  @Override public void updateRowId(String a, RowId b) throws SQLException { delegate.updateRowId(a, b); }

  @Override public void updateRowId(int a, RowId b) throws SQLException { delegate.updateRowId(a, b); }

  @Override public void updateSQLXML(String a, SQLXML b) throws SQLException { delegate.updateSQLXML(a, b); }

  @Override public void updateSQLXML(int a, SQLXML b) throws SQLException { delegate.updateSQLXML(a, b); }

  @Override public void updateShort(String a, short b) throws SQLException { delegate.updateShort(a, b); }

  @Override public void updateShort(int a, short b) throws SQLException { delegate.updateShort(a, b); }

  @Override public void updateString(String a, String b) throws SQLException { delegate.updateString(a, b); }

  @Override public void updateString(int a, String b) throws SQLException { delegate.updateString(a, b); }

  @Override public void updateTime(String a, Time b) throws SQLException { delegate.updateTime(a, b); }

  @Override public void updateTime(int a, Time b) throws SQLException { delegate.updateTime(a, b); }

  @Override public void updateTimestamp(String a, Timestamp b) throws SQLException { delegate.updateTimestamp(a, b); }

  @Override public void updateTimestamp(int a, Timestamp b) throws SQLException { delegate.updateTimestamp(a, b); }

  @Override public boolean wasNull() throws SQLException { return delegate.wasNull(); }

  @Override public boolean isWrapperFor(Class<?> a) throws SQLException { return Unwrapping.isWrapperFor(this, delegate, a); }

  @Override public <R> R unwrap(Class<R> a) throws SQLException { return Unwrapping.unwrap(this, delegate, a); }
}
