/** The composition root of the stages: from a question to a decision, in one method. */
package io.github.askjdbc.pipeline;
