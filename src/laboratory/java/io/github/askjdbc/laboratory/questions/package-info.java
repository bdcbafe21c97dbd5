/** Question sets as others publish them. */
package io.github.askjdbc.laboratory.questions;
