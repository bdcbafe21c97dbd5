/** Parts of the driver, run over recorded SQL of known correctness. */
package io.github.askjdbc.laboratory.run;
