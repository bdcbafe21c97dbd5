package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingResultSet;
import java.lang.reflect.Proxy;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.List;
import javax.sql.rowset.CachedRowSet;
import javax.sql.rowset.RowSetMetaDataImpl;
import javax.sql.rowset.RowSetProvider;

/** Rows of ours, in memory: read-only, of the type asked for, and shut by {@link #close}. */
final class ReportResultSet extends ForwardingResultSet {
  /** Names, messages and SQL may be of any length; this is what the metadata says. */
  private static final int WIDTH = 1 << 20;

  private final Statement statement;
  private boolean closed;

  /**
   * @param maxRows as {@code Statement.setMaxRows}: 0 for all
   * @param forwardOnly whether the statement was made for rows that are read once
   */
  ReportResultSet(Statement statement, ReportTable table, long maxRows, boolean forwardOnly)
      throws SQLException {
    super(filled(table, maxRows, forwardOnly));
    this.statement = statement;
  }

  static ResultSetMetaData metadata(ReportTable table) throws SQLException {
    RowSetMetaDataImpl metadata = new ReadOnlyMetaData();
    List<String> columns = table.columns();
    metadata.setColumnCount(columns.size());
    for (int i = 0; i < columns.size(); i++) {
      boolean number = columns.get(i).equals(ReportTable.CONFIDENCE);
      metadata.setColumnName(i + 1, columns.get(i));
      metadata.setColumnLabel(i + 1, columns.get(i));
      metadata.setColumnType(i + 1, number ? Types.DOUBLE : Types.VARCHAR);
      metadata.setColumnTypeName(i + 1, number ? "DOUBLE" : "VARCHAR");
      metadata.setColumnDisplaySize(i + 1, number ? 24 : WIDTH);
      metadata.setPrecision(i + 1, number ? 17 : WIDTH);
      metadata.setScale(i + 1, 0);
      metadata.setSigned(i + 1, number);
      metadata.setCaseSensitive(i + 1, !number);
      metadata.setSearchable(i + 1, false);
      metadata.setTableName(i + 1, "");
      metadata.setSchemaName(i + 1, "");
      metadata.setCatalogName(i + 1, "");
      metadata.setNullable(i + 1, ResultSetMetaData.columnNullable);
    }
    return metadata;
  }

  /** What may be done to the columns of a report. */
  private static final class ReadOnlyMetaData extends RowSetMetaDataImpl {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean isReadOnly(int column) throws SQLException {
      return !isWritable(column);
    }

    @Override
    public boolean isWritable(int column) throws SQLException {
      getColumnType(column); // throws for a column that there is not
      return false;
    }

    @Override
    public boolean isDefinitelyWritable(int column) throws SQLException {
      return isWritable(column);
    }
  }

  private static ResultSet filled(ReportTable table, long maxRows, boolean forwardOnly)
      throws SQLException {
    CachedRowSet rows = RowSetProvider.newFactory().createCachedRowSet();
    rows.setMetaData((RowSetMetaDataImpl) metadata(table));
    long limit = maxRows == 0 ? Long.MAX_VALUE : maxRows;
    List<List<Object>> shown = table.rows().stream().limit(limit).toList();
    for (List<Object> row : shown) {
      rows.moveToInsertRow();
      for (int i = 0; i < row.size(); i++) {
        rows.updateObject(i + 1, row.get(i));
      }
      rows.insertRow();
      rows.moveToCurrentRow();
      rows.last(); // a row is inserted behind the current one
    }
    return ReportCursor.over(rows, shown.size(), forwardOnly);
  }

  /** To the classes that the cells have, and texts; the rows beneath convert to none. */
  @Override
  public <T> T getObject(int column, Class<T> type) throws SQLException {
    Object cell = delegate().getObject(column);
    if (type == String.class && cell != null) {
      return type.cast(cell.toString());
    }
    if (type != null && (cell == null || type.isInstance(cell))) {
      return type.cast(cell);
    }
    throw new SQLException(
        "A cell of a report is no %s; ask for a String or a Double"
            .formatted(type == null ? "null" : type.getName()),
        "07006");
  }

  @Override
  public <T> T getObject(String label, Class<T> type) throws SQLException {
    return getObject(delegate().findColumn(label), type);
  }

  @Override
  public Statement getStatement() throws SQLException {
    delegate().getType();
    return statement;
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      redirect(closedRows());
    }
  }

  @Override
  public int getHoldability() throws SQLException {
    delegate().getType();
    return HOLD_CURSORS_OVER_COMMIT;
  }

  @Override
  protected <V> V shown(V value) {
    return value;
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    if (isWrapperFor(type)) {
      return type.cast(this);
    }
    throw new SQLException("Rows of ask-jdbc are no " + type.getName(), "HY000");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return type.isInstance(this);
  }

  /** Answers every call as a closed result set does. */
  private static ResultSet closedRows() {
    return (ResultSet)
        Proxy.newProxyInstance(
            ReportResultSet.class.getClassLoader(),
            new Class<?>[] {ResultSet.class},
            (proxy, method, arguments) -> {
              if (method.getName().equals("toString")) {
                return "closed rows";
              }
              throw new SQLException("The result set is closed", "24000");
            });
  }
}
