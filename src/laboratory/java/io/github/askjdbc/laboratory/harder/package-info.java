/** Make harder questions from plain ones: unanswerable ones, and answerable ones that mislead. */
package io.github.askjdbc.laboratory.harder;
