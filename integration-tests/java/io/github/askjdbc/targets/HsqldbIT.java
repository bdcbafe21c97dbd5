package io.github.askjdbc.targets;

import java.util.List;

class HsqldbIT extends TargetContract {

  @Override
  public String url() {
    return "jdbc:hsqldb:mem:clinic";
  }

  @Override
  public List<String> temporaryNurses() {
    return List.of(
        "DECLARE LOCAL TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))"
            + " ON COMMIT PRESERVE ROWS",
        "INSERT INTO nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public String renaming(String from, String to) {
    return "ALTER TABLE gadget ALTER COLUMN " + from + " RENAME TO " + to;
  }
}
