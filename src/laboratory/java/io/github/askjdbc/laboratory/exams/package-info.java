/** Whether an exam tells how good a writer is on the questions that people ask. */
package io.github.askjdbc.laboratory.exams;
