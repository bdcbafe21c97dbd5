/** What each word list is worth: the same questions asked without it. */
package io.github.askjdbc.laboratory.lists;
