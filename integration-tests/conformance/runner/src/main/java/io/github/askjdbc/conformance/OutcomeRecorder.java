package io.github.askjdbc.conformance;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Keeps how each test ended, and each class or engine that failed as a whole. */
final class OutcomeRecorder implements TestExecutionListener {

  private final Map<String, Outcome> outcomes = new ConcurrentHashMap<>();

  Collection<Outcome> outcomes() {
    return outcomes.values();
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    if (test.isTest()) {
      System.out.println("-- " + test.getUniqueId());
    }
    Casts.begin(test.getUniqueId());
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    record(test, "SKIPPED", reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    boolean failedContainer = result.getStatus() != TestExecutionResult.Status.SUCCESSFUL;
    if (test.isTest() || failedContainer) {
      record(test, result.getStatus().name(), result.getThrowable().map(Reason::of).orElse(""));
    }
  }

  private void record(TestIdentifier test, String status, String reason) {
    String id = test.getUniqueId();
    outcomes.put(id, new Outcome(id, status, Casts.neededBy(id), reason));
  }
}
