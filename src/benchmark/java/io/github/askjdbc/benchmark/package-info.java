/** What the driver costs beside its target and beside other proxies; never part of the tests. */
package io.github.askjdbc.benchmark;
