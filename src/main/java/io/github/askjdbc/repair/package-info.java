/** Repair: mends a flagged query where the database itself says how; no model is asked. */
package io.github.askjdbc.repair;
