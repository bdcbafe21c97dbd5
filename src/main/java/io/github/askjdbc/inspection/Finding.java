package io.github.askjdbc.inspection;

import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.io.Serializable;

/**
 * One thing that looks wrong in a query.
 *
 * @param signal id of the detector that found it
 * @param span its place in the inspected SQL
 * @param message one sentence for a person; may hold cell values, so it is shown only where values
 *     may be
 */
public record Finding(String signal, Clause clause, Span span, String message)
    implements Serializable {}
