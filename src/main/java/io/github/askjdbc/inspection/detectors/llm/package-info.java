/** Error signals for which a language model is asked; without one they abstain at no cost. */
package io.github.askjdbc.inspection.detectors.llm;
