package io.github.askjdbc;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.util.Random;
import java.util.function.Supplier;

/** The rooms, and what each may know of the others. */
@AnalyzeClasses(locations = DriverAndLaboratory.class)
class ArchitectureTest {

  static final String BASE = "io.github.askjdbc";

  private static final String LABORATORY = BASE + ".laboratory..";

  @ArchTest
  static final ArchRule NO_CYCLES =
      slices()
          .matching(BASE + ".(*)..")
          .should()
          .beFreeOfCycles()
          .because("data flows one way through the rooms");

  @ArchTest
  static final ArchRule NO_CYCLES_IN_THE_LABORATORY =
      slices()
          .matching(BASE + ".laboratory.(**)")
          .should()
          .beFreeOfCycles()
          .because("what is measured knows nothing of the reports and commands above it");

  @ArchTest
  static final ArchRule NO_CYCLES_IN_THE_GRAMMAR =
      slices()
          .matching(BASE + ".generation.embedded.grammar.(*)..")
          .should()
          .beFreeOfCycles()
          .because("a rule of one kind is understood without those of all others");

  @ArchTest
  static final ArchRule DRIVER_KNOWS_NO_LABORATORY =
      noClasses()
          .that()
          .resideOutsideOfPackage(LABORATORY)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(LABORATORY)
          .because("it is compiled after the driver, and users do not carry it");

  @ArchTest
  static final ArchRule PARSER_ONLY_IN_SQL =
      noClasses()
          .that()
          .resideOutsideOfPackage(BASE + ".sql..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("net.sf.jsqlparser..")
          .because("the other rooms speak of clauses and spans, not of a parser's tree");

  @ArchTest
  static final ArchRule SPRING_ONLY_IN_ITS_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage(BASE + ".spring..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.springframework..", BASE + ".spring..")
          .because("an application without Spring must never come to load it");

  @ArchTest
  static final ArchRule MODELS_OVER_HTTP_ONLY_IN_THEIR_PACKAGE =
      noClasses()
          .that()
          .resideOutsideOfPackage(BASE + ".llm.endpoint..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("dev.langchain4j..", "java.net.http..")
          .because("where no model is set nothing of it is loaded, and nothing is sent");

  @ArchTest
  static final ArchRule NO_BACKTRACKING =
      noClasses()
          .that()
          .resideOutsideOfPackage(LABORATORY)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.util.regex..")
          .orShould()
          .callMethod(String.class, "matches", String.class)
          .orShould()
          .callMethod(String.class, "replaceAll", String.class, String.class)
          .orShould()
          .callMethod(String.class, "replaceFirst", String.class, String.class)
          .because(
              "a text that somebody wrote may take java.util.regex for ever; RE2/J and the room"
                  + " 'text' take time linear in its length. The laboratory reads files of"
                  + " questions that its owner chose, and no connection reaches it; what"
                  + " String.split is given is seen by LiteralSplitsTest");

  @ArchTest
  static final ArchRule GENERATORS_ARE_PLUGGED_IN =
      noClasses()
          .that()
          .resideInAnyPackage(BASE + ".decision..", BASE + ".pipeline..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage(BASE + ".generation.embedded..")
          .because("a writer says of itself what a decision needs to know, whoever it is");

  @ArchTest
  static final ArchRule DETECTORS_DO_NO_IO =
      noClasses()
          .that()
          .resideInAPackage(BASE + ".inspection.detectors..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.sql..", "javax.sql..", "java.net..", "java.io..", "java.nio.file..")
          .because("a detector sees the database through its subject, where cost is counted");

  @ArchTest
  static final ArchRule NO_AMBIENT_RANDOMNESS =
      noClasses()
          .should()
          .callConstructor(Random.class)
          .orShould()
          .callMethod(Math.class, "random")
          .because("a seed is passed in, so that a run can be repeated");

  @ArchTest
  static final ArchRule NO_AMBIENT_CLOCK =
      noClasses()
          .should()
          .callMethod(Clock.class, "systemUTC")
          .orShould()
          .callMethod(Clock.class, "systemDefaultZone")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .because(
              "a clock is passed in; a method reference at the composition root is the one exception");

  @ArchTest
  static final ArchRule NO_STATIC_MUTABLE_STATE =
      noFields()
          .that()
          .areStatic()
          .and()
          .doNotHaveModifier(JavaModifier.SYNTHETIC)
          .should()
          .notBeFinal()
          .because("two versions, or two data sources, may live side by side");

  @ArchTest
  static final ArchRule CONSOLE_ONLY_IN_CLI =
      noClasses()
          .that()
          .resideOutsideOfPackage(BASE + ".cli..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .because("a driver writes nothing on its client's console");

  @ArchTest
  static final ArchRule ONE_LOGGER =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.slf4j..")
          .because(
              "System.Logger needs no provider: the jar that holds everything has SLF4J for the"
                  + " libraries inside, under another name and with a provider that drops what they"
                  + " log, so that an audit for a logger would be lost");

  @ArchTest
  static final ArchRule LOGS_HOLD_NO_EXCEPTIONS =
      noClasses()
          .that()
          .resideOutsideOfPackages(BASE + ".cli..", BASE + ".evaluation..", LABORATORY)
          .and()
          .doNotHaveFullyQualifiedName(AskDriver.class.getName()) // before any target is met
          .should()
          .callMethod(
              System.Logger.class, "log", System.Logger.Level.class, String.class, Throwable.class)
          .orShould()
          .callMethod(
              System.Logger.class,
              "log",
              System.Logger.Level.class,
              Supplier.class,
              Throwable.class)
          .because("an exception of a target may hold a cell; TargetFailure tells the rest of it");
}
