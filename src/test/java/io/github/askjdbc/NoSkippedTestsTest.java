package io.github.askjdbc;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.Disabled;

/** A test that does not run shows nothing; it is mended or removed. */
@AnalyzeClasses(
    packages = ArchitectureTest.BASE,
    importOptions = ImportOption.OnlyIncludeTests.class)
class NoSkippedTestsTest {

  @ArchTest
  static final ArchRule NO_DISABLED_CLASS =
      noClasses().should().beAnnotatedWith(Disabled.class).because("it would never run");

  @ArchTest
  static final ArchRule NO_DISABLED_METHOD =
      noMethods().should().beAnnotatedWith(Disabled.class).because("it would never run");

  @ArchTest
  static final ArchRule NO_ASSUMPTION =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("org.junit.jupiter.api.Assumptions")
          .because("a machine on which it fails would skip the test unseen");
}
