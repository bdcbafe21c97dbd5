package io.github.askjdbc.inspection;

/**
 * Looks for one defect in a query. A {@code ServiceLoader} plug point; must be stateless,
 * thread-safe, and do no input or output but through its {@link Subject}. Every detector carries
 * {@link ErrorSignal}.
 */
public interface Detector {
  Verdict inspect(Subject subject);
}
