/** What the measures of the laboratory look like. */
package io.github.askjdbc.laboratory.report;
