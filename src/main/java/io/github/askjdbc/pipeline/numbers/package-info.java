/** Reads how evidence tells a number to be reckoned, part by part. */
package io.github.askjdbc.pipeline.numbers;
