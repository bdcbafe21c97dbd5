/** Language models that are plugged in beside ask-jdbc, asked as any other. */
package io.github.askjdbc.llm.plugin;
