package io.github.askjdbc.scale;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.StringJoiner;

/**
 * A generated database of many small tables, 20 columns each, every table but the first referring
 * to an earlier one.
 *
 * @param tables at most 1,024
 */
record WideDatabase(int tables) {
  static final int COLUMNS = 20;

  private static final int ROWS = 10;

  private static final List<String> OF =
      List.of(
          "account",
          "branch",
          "claim",
          "contract",
          "course",
          "customer",
          "delivery",
          "depot",
          "device",
          "employee",
          "factory",
          "flight",
          "garden",
          "hospital",
          "invoice",
          "journey",
          "kitchen",
          "library",
          "machine",
          "market",
          "museum",
          "office",
          "order",
          "parcel",
          "patient",
          "payment",
          "product",
          "project",
          "region",
          "station",
          "supplier",
          "vehicle");

  private static final List<String> WHAT =
      List.of(
          "address",
          "archive",
          "award",
          "budget",
          "category",
          "comment",
          "contact",
          "cost",
          "discount",
          "document",
          "event",
          "expense",
          "feature",
          "goal",
          "history",
          "image",
          "incident",
          "item",
          "limit",
          "log",
          "member",
          "message",
          "note",
          "owner",
          "plan",
          "rating",
          "report",
          "schedule",
          "survey",
          "target",
          "ticket",
          "visit");

  private static final List<String> ATTRIBUTES =
      List.of(
          "title TEXT",
          "status TEXT",
          "colour TEXT",
          "city TEXT",
          "street TEXT",
          "remark TEXT",
          "price REAL",
          "weight REAL",
          "height REAL",
          "length REAL",
          "amount REAL",
          "age INTEGER",
          "level INTEGER",
          "points INTEGER",
          "opened DATE",
          "closed DATE",
          "checked DATE",
          "rank INTEGER");

  WideDatabase {
    if (tables < 1 || tables > OF.size() * WHAT.size()) {
      throw new IllegalArgumentException("1 to 1024 tables are named, not " + tables);
    }
  }

  static String name(int table) {
    return OF.get(table % OF.size()) + "_" + WHAT.get(table / OF.size());
  }

  void create(Connection connection) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement statement = connection.createStatement()) {
      for (int table = 0; table < tables; table++) {
        statement.executeUpdate(definition(table));
        statement.executeUpdate(rows(table));
      }
    }
    connection.commit();
  }

  private static String definition(int table) {
    StringJoiner columns = new StringJoiner(", ", "CREATE TABLE " + name(table) + " (", ")");
    columns.add("id INTEGER PRIMARY KEY");
    int parent = table / 2;
    columns.add(
        table == 0
            ? "code INTEGER"
            : name(parent) + "_id INTEGER REFERENCES " + name(parent) + " (id)");
    ATTRIBUTES.forEach(columns::add);
    return columns.toString();
  }

  private static String rows(int table) {
    StringJoiner rows = new StringJoiner(", ", "INSERT INTO " + name(table) + " VALUES ", "");
    for (int row = 1; row <= ROWS; row++) {
      StringJoiner cells = new StringJoiner(", ", "(", ")");
      cells.add(Integer.toString(row)).add(Integer.toString(row));
      for (String attribute : ATTRIBUTES) {
        String type = attribute.substring(attribute.indexOf(' ') + 1);
        cells.add(
            switch (type) {
              case "TEXT" -> "'v" + table + " " + row + "'";
              case "DATE" -> "'2020-01-" + (10 + row) + "'";
              default -> Integer.toString(table + row);
            });
      }
      rows.add(cells.toString());
    }
    return rows.toString();
  }
}
