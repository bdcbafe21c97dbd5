package io.github.askjdbc.targets;

class H2IT extends TargetContract {

  @Override
  public String url() {
    return "jdbc:h2:mem:clinic;DB_CLOSE_DELAY=-1";
  }

  @Override
  public String renaming(String from, String to) {
    return "ALTER TABLE gadget ALTER COLUMN " + from + " RENAME TO " + to;
  }
}
