package io.github.askjdbc.scale;

import io.github.askjdbc.AbstentionException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** Connects and asks two hundred questions, and prints what the steps cost, a line for each. */
final class QuestionsOfOneJvm {
  private static final List<String> FORMS =
      List.of(
          "How many customers live in %s?",
          "Which customers live in %s?",
          "names of the customers in %s",
          "customers who are not from %s",
          "purchases of the customers in %s",
          "What is the total cost of the purchases of customers in %s?",
          "Who lives in %s and has a purchase above 10?",
          "average cost of purchases in %s");
  private static final List<String> CITIES = List.of("Lyon", "Oslo", "Rome", "Bonn", "Nice");

  private QuestionsOfOneJvm() {}

  /** Takes the target's URL without {@code jdbc:}. */
  public static void main(String[] args) throws SQLException {
    List<Cost> costs = new ArrayList<>();
    DriverManager.getConnection("jdbc:" + args[0]).close();
    costs.add(Cost.untilNow("JVM and the target's own connection"));
    Connection[] opened = new Connection[1];
    String url = "jdbc:ask:" + args[0];
    costs.add(Cost.of("connect", () -> opened[0] = DriverManager.getConnection(url)));
    try (Connection connection = opened[0]) {
      Cost connecting = costs.get(1);
      Cost first = Cost.of("first question", () -> ask(connection, question(0)));
      costs.add(first);
      costs.add(
          new Cost(
              "connect and first question",
              connecting.cpu() + first.cpu(),
              connecting.wall() + first.wall()));
      for (int number = 1; number < 9; number++) {
        ask(connection, question(number));
      }
      costs.add(Cost.of("10th question", () -> ask(connection, question(9))));
      for (int number = 10; number < 199; number++) {
        ask(connection, question(number));
      }
      costs.add(Cost.of("200th question", () -> ask(connection, question(199))));
      costs.add(Cost.of("the 200th asked again", () -> ask(connection, question(199))));
    }
    costs.forEach(cost -> System.out.println(cost.line()));
  }

  /** A question that was not asked before, in its words or in its spaces. */
  private static String question(int number) {
    String form = FORMS.get(number % FORMS.size());
    String city = CITIES.get(number / FORMS.size() % CITIES.size());
    int spaces = 1 + number / (FORMS.size() * CITIES.size());
    return form.replaceFirst(" ", " ".repeat(spaces)).formatted(city);
  }

  private static void ask(Connection connection, String question) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      while (rows.next()) {
        rows.getString(1);
      }
    } catch (AbstentionException abstained) {
      // costs what an answer costs, but for reading its rows
    }
  }
}
