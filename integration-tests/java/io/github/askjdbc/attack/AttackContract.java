package io.github.askjdbc.attack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.attack.ShopCopy.Side;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.AllowList;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.GuardedViews;
import io.github.askjdbc.sql.SelectGuard;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Mutants of allowed SELECTs against the guard and a real database. {@code -Dattack.queries} says
 * how many mutants a target gets, {@code -Dattack.seed} which.
 */
abstract class AttackContract {
  private static final String VIEW = "customer_orders";

  private static final long SEED = Long.getLong("attack.seed", 20_261_101);
  private static final int QUERIES = Integer.getInteger("attack.queries", 500);
  private static final int SHARE_CHECKED = 25;
  private static final int QUESTION_SECONDS = 60;
  private static final int MOST_SHOWN = Integer.getInteger("attack.shown", 10);

  @TempDir Path folder;

  private Path reach;
  private ShopCopy one;
  private ShopCopy other;
  private Controls controls;

  /** Of a database that is empty; the name is a letter. */
  abstract String url(String copy);

  /** Makes such a database, where connecting does not. */
  void create(String copy) throws SQLException {}

  abstract Dialect dialect();

  /** How the target is set up, in words. */
  String variant() {
    return "";
  }

  /** Whether every SELECT for the dialect runs on it; its variants refuse some. */
  boolean runsEverySelect() {
    return variant().isEmpty();
  }

  String user() {
    return ShopCopy.USER;
  }

  String password() {
    return "";
  }

  /** What the target needs besides the tables. */
  List<String> more() {
    return List.of("CREATE SEQUENCE ticket START WITH {11|907}");
  }

  @BeforeEach
  final void open() throws SQLException, IOException {
    reach = Files.createDirectory(folder.resolve("reach"));
    Files.writeString(reach.resolve("secret.txt"), "id,note\n1,qzxfile\n");
    one = copy("a", Side.ONE, Side.ONE);
    other = copy("b", Side.OTHER, Side.OTHER);
    controls = new Controls(this::copy);
  }

  private ShopCopy copy(String name, Side cells, Side places) throws SQLException {
    create(name);
    ShopCopy copy = new ShopCopy(() -> DriverManager.getConnection(url(name), user(), password()));
    copy.fill(cells, places, more());
    return copy;
  }

  @AfterEach
  final void close() throws SQLException {
    controls.close();
    one.close();
    other.close();
  }

  /** Where the session writes SQL in another way, a view's definition may not be understood. */
  private static boolean readsViewLeftOut(String select, CatalogSnapshot catalog) {
    return select.contains(VIEW)
        && catalog.tables().stream().noneMatch(table -> table.name().name().equalsIgnoreCase(VIEW));
  }

  @Test
  void selects_asWritten_areAllowedAndRunAndTellNothingPrivate() throws SQLException {
    CatalogSnapshot catalog = catalog();
    SelectGuard guard = new SelectGuard(AllowList.of(dialect()));
    List<String> selects = selects();
    Attack attack = attack(Optional::of);

    assertThat(selects).hasSizeGreaterThan(150);
    List<String> failures = new ArrayList<>();
    for (String select : selects) {
      GuardOutcome outcome = guard.check(select, catalog);
      if (outcome instanceof GuardOutcome.Allowed allowed) {
        Outcome first = one.run(allowed.sql());
        Optional<String> told = attack.told(allowed.sql(), first, other.run(allowed.sql()));
        if (told.isPresent() || (runsEverySelect() && !(first instanceof Outcome.Rows))) {
          failures.add(allowed.sql() + " gives " + told.orElse(first.toString()));
        }
      } else if (!readsViewLeftOut(select, catalog)) {
        failures.add(select + " is " + outcome);
      }
    }
    assertThat(failures).isEmpty();
  }

  @Test
  void mutants_thatTheGuardAllows_tellNothingPrivateAndMoveNothing() throws SQLException {
    CatalogSnapshot catalog = catalog();
    SelectGuard guard = new SelectGuard(AllowList.of(dialect()));
    Vocabulary words = words(catalog);
    long seed = SEED + variant().hashCode();
    AttackReport report = new AttackReport((dialect() + " " + variant()).strip(), SEED);

    attack(sql -> allowed(guard.check(sql, catalog)))
        .run(
            IntStream.range(0, QUERIES)
                .mapToObj(number -> Mutant.of(seed, number, selects(), words))
                .toList(),
            report);

    System.out.println(report);
    if (Boolean.getBoolean("attack.kinds")) {
      System.out.println(report.kinds());
    }
    assertThat(report.holes().stream().limit(MOST_SHOWN).toList()).as(report.toString()).isEmpty();
    assertThat(report.allowedShare()).as(report.toString()).isGreaterThan(0.05);
    assertThat(report.ranShare()).as(report.toString()).isGreaterThan(0.3);
  }

  @Test
  void mutants_checkedThroughTheDriver_reportTheSameOfBothCopies() throws SQLException {
    Vocabulary words = words(catalog());
    List<String> holes = new ArrayList<>();
    int reported = 0;
    try (ShopCopy asked = new ShopCopy(() -> asking("a"));
        ShopCopy askedOther = new ShopCopy(() -> asking("b"))) {
      for (int number = 0; number < Math.max(1, QUERIES / SHARE_CHECKED); number++) {
        Mutant mutant = Mutant.of(SEED, -1 - number, selects(), words);
        if (mutant.sql().contains(ShopCopy.DATABASE)) {
          continue;
        }
        String check = "ASK CHECK 'names of customers in Ghent' AS " + mutant.sql();
        Outcome first = asked.report(check, QUESTION_SECONDS);
        Outcome second = askedOther.report(check, QUESTION_SECONDS);
        reported += first instanceof Outcome.Rows ? 1 : 0;
        if (!first.equals(second)) {
          holes.add(mutant.sql() + " is told as " + first + " and " + second);
        }
        Attack.shown(mutant.sql(), first)
            .ifPresent(text -> holes.add(mutant.sql() + " shows " + text));
      }
    }
    assertThat(holes).isEmpty();
    assertThat(reported).isPositive();
  }

  private Connection asking(String copy) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user());
    properties.setProperty("password", password());
    properties.setProperty("ask.private", "*.salary");
    properties.setProperty("ask.budget.time", QUESTION_SECONDS + "s");
    return DriverManager.getConnection(url(copy).replaceFirst("^jdbc:", "jdbc:ask:"), properties);
  }

  private Attack attack(Function<String, Optional<String>> fence) throws SQLException {
    return new Attack(target(), one, other, controls, reach, fence);
  }

  private static Optional<String> allowed(GuardOutcome outcome) {
    return outcome instanceof GuardOutcome.Allowed allowed
        ? Optional.of(allowed.sql())
        : Optional.empty();
  }

  private String target() {
    return dialect().name().toLowerCase(Locale.ROOT);
  }

  private List<String> selects() {
    return TargetLines.of("selects.txt", target());
  }

  private Vocabulary words(CatalogSnapshot catalog) {
    return Vocabulary.of(dialect(), catalog, reach.resolve("secret.txt"), reach.resolve("out.txt"));
  }

  private CatalogSnapshot catalog() throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", user());
    QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 100);
    ProbeLimits limits =
        new ProbeLimits(Duration.ofSeconds(10), Duration.ofSeconds(10), 1_000, 10_000);
    try (TargetDatabases databases = new TargetDatabases(this::connect, limits, System::nanoTime);
        TargetSession session =
            databases.open(url("a"), properties, one.connection(), new SessionWatch())) {
      return new KnowledgeBase(
              new PrivateColumns(List.of("*.salary")), KnowledgeLimits.DEFAULT, System::nanoTime)
          .readingViews(new GuardedViews(Set.of(), Set.of()))
          .of(session.forQuestion(budget), budget)
          .catalog();
    }
  }

  private Connection connect(String url, Properties properties) throws SQLException {
    return DriverManager.getConnection(url, user(), password());
  }
}
