package io.github.askjdbc.transparency;

/**
 * One call of a script; the numbers choose among what there is when it is made.
 *
 * @param kind of object
 * @param object among those of the kind, 0 being the newest
 * @param method among those of the kind
 * @param arguments the seed of what is handed over
 */
record Step(int kind, int object, int method, long arguments) {}
