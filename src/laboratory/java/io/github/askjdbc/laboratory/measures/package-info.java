/** What single parts are worth. */
package io.github.askjdbc.laboratory.measures;
