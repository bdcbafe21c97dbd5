/** How well the words of questions lead to what the gold SQL uses. */
package io.github.askjdbc.laboratory.linking;
