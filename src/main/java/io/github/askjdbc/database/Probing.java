package io.github.askjdbc.database;

/** What probes of one target are made with, for all connections of callers to it. */
record Probing(ProbePool pool, ProbeRunner runner, BackgroundWork background) {}
