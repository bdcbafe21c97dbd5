/** Print: reports of questions as rows of text, for clients, people and the evaluation. */
package io.github.askjdbc.report;
