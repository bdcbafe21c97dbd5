/** How often what the generators write is right, and what a question costs. */
package io.github.askjdbc.laboratory.generator;
