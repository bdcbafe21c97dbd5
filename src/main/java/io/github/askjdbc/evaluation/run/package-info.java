/** Run: every question through the pipeline, judged, and written down as it ends. */
package io.github.askjdbc.evaluation.run;
