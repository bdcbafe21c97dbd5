package io.github.askjdbc.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs the tests of one directory or jar and writes how each ended.
 *
 * <p>Arguments: the tests, a regular expression for the names of their classes, the file to write,
 * and {@code asking} if every connection is to go through ask-jdbc.
 */
public final class RunSuite {

  private RunSuite() {}

  public static void main(String[] arguments) throws IOException, SQLException {
    Path tests = Path.of(arguments[0]);
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(tests)))
            .filters(ClassNameFilter.includeClassNamePatterns(arguments[1]))
            .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "true")
            .configurationParameter("junit.jupiter.execution.timeout.default", "2 m")
            .build();
    Optional<DetourDriver> detour =
        arguments.length > 3 ? Optional.of(DetourDriver.install()) : Optional.empty();
    OutcomeRecorder recorder = new OutcomeRecorder();
    try (LauncherSession session = LauncherFactory.openSession()) {
      session.getLauncher().execute(request, recorder);
    }
    Outcome.write(Path.of(arguments[2]), recorder.outcomes());
    detour.ifPresent(
        way -> System.out.println("connections through ask-jdbc: " + way.connections()));
    boolean compared = detour.isEmpty() || detour.get().connections() > 0;
    // said outright, since tests leave threads behind
    System.exit(compared ? 0 : 1);
  }
}
