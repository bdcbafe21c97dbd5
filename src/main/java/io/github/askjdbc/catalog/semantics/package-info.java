/**
 * What people have already written down about a database, read into one form: comments, Snowflake
 * Cortex Analyst, Open Semantic Interchange, dbt, and BIRD's descriptions and evidence.
 */
package io.github.askjdbc.catalog.semantics;
