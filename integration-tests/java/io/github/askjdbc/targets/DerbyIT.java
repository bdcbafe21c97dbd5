package io.github.askjdbc.targets;

import java.util.List;

class DerbyIT extends TargetContract {

  @Override
  public String url() {
    return "jdbc:derby:memory:clinic;create=true";
  }

  @Override
  public List<String> temporaryNurses() {
    return List.of(
        "DECLARE GLOBAL TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))"
            + " ON COMMIT PRESERVE ROWS NOT LOGGED",
        "INSERT INTO session.nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public String renaming(String from, String to) {
    return "RENAME COLUMN gadget." + from + " TO " + to;
  }
}
