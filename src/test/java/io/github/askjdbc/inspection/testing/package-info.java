/**
 * Tests of detectors: case files, and what they are run on. Ours and those of plug-ins are held to
 * theirs by the same few classes, which need no test framework; they come as a jar of their own,
 * with the classifier {@code detector-kit}.
 */
package io.github.askjdbc.inspection.testing;
