package io.github.askjdbc.database;

/**
 * Stands for what one session sees, as long as it is known to see the same. Compared by identity: a
 * session has a new one as soon as it runs something that may change which tables it sees.
 */
public final class SessionView {}
