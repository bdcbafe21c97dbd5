package io.github.askjdbc.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a SQL tool does on connecting, through us and without us. */
class MetadataIT {

  /** One look at the target. */
  private interface Look {
    ResultSet of(DatabaseMetaData metadata) throws SQLException;
  }

  private static final Map<String, Look> LOOKS = new LinkedHashMap<>();

  static {
    LOOKS.put("getTables", metadata -> metadata.getTables(null, null, "%", null));
    LOOKS.put("getColumns", metadata -> metadata.getColumns(null, null, "CUSTOMER", "%"));
    LOOKS.put("getTypeInfo", DatabaseMetaData::getTypeInfo);
    LOOKS.put("getSchemas", DatabaseMetaData::getSchemas);
    LOOKS.put("getSchemas2", metadata -> metadata.getSchemas(null, "PUB%"));
    LOOKS.put("getCatalogs", DatabaseMetaData::getCatalogs);
    LOOKS.put("getTableTypes", DatabaseMetaData::getTableTypes);
    LOOKS.put("getPrimaryKeys", metadata -> metadata.getPrimaryKeys(null, null, "CUSTOMER"));
    LOOKS.put("getImportedKeys", metadata -> metadata.getImportedKeys(null, null, "CUSTOMER"));
    LOOKS.put(
        "getIndexInfo", metadata -> metadata.getIndexInfo(null, null, "CUSTOMER", false, true));
    LOOKS.put("getProcedures", metadata -> metadata.getProcedures(null, null, "%"));
    LOOKS.put("getFunctions", metadata -> metadata.getFunctions(null, null, "%"));
    LOOKS.put("getClientInfoProperties", DatabaseMetaData::getClientInfoProperties);
  }

  private Shop shop;
  private Connection asking;
  private Connection bare;

  @BeforeEach
  void open() throws SQLException {
    shop = new Shop("metadata");
    asking = DriverManager.getConnection(shop.automatic());
    bare = DriverManager.getConnection(shop.target());
  }

  @AfterEach
  void close() throws SQLException {
    asking.close();
    bare.close();
    shop.close();
  }

  @Test
  void metadata_everyLookOfATool_isTheTargets() throws SQLException {
    for (Map.Entry<String, Look> look : LOOKS.entrySet()) {
      try (ResultSet ours = look.getValue().of(asking.getMetaData());
          ResultSet theirs = look.getValue().of(bare.getMetaData())) {
        assertThat(read(ours)).as(look.getKey()).isEqualTo(read(theirs));
      }
    }
    DatabaseMetaData metadata = asking.getMetaData();
    assertThat(metadata.getDatabaseProductName()).isEqualTo("H2");
    assertThat(metadata.getDriverName()).isEqualTo(bare.getMetaData().getDriverName());
    assertThat(metadata.getIdentifierQuoteString())
        .isEqualTo(bare.getMetaData().getIdentifierQuoteString());
    assertThat(metadata.getURL()).isEqualTo(shop.automatic());
  }

  @Test
  void connection_settingsOfATool_reachTheTarget() throws SQLException {
    asking.setReadOnly(true);
    assertThat(asking.isReadOnly())
        .isEqualTo(asking.unwrap(org.h2.jdbc.JdbcConnection.class).isReadOnly());
    asking.setReadOnly(false);
    asking.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
    assertThat(asking.unwrap(org.h2.jdbc.JdbcConnection.class).getTransactionIsolation())
        .isEqualTo(Connection.TRANSACTION_SERIALIZABLE);
    assertThat(asking.getSchema()).isEqualTo(bare.getSchema());
    assertThat(asking.getCatalog()).isEqualTo(bare.getCatalog());
    assertThat(asking.isValid(1)).isTrue();
    assertThat((Object) asking.getWarnings()).isNull();
  }

  @Test
  void statement_scrollable_scrollsOverAnAnswer() throws SQLException {
    try (Statement statement =
            asking.createStatement(ResultSet.TYPE_SCROLL_INSENSITIVE, ResultSet.CONCUR_READ_ONLY);
        ResultSet names = statement.executeQuery("What are the names of all customers?")) {
      assertThat(names.last()).isTrue();
      assertThat(names.getRow()).isEqualTo(3);
      assertThat(names.absolute(1)).isTrue();
      assertThat(names.previous()).isFalse();
    }
  }

  private static List<List<Object>> read(ResultSet result) throws SQLException {
    int columns = result.getMetaData().getColumnCount();
    List<List<Object>> rows = new ArrayList<>();
    while (result.next()) {
      List<Object> row = new ArrayList<>();
      for (int i = 1; i <= columns; i++) {
        row.add(result.getMetaData().getColumnLabel(i) + "=" + result.getObject(i));
      }
      rows.add(row);
    }
    return rows;
  }
}
