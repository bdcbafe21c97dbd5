/** How two results differ. */
package io.github.askjdbc.laboratory.matching;
