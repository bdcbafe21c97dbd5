/** What language models replied in a run, kept and given again. */
package io.github.askjdbc.evaluation.recording;
