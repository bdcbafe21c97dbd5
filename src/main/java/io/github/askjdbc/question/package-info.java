/** Recognise: is a text a question, or SQL of any dialect? And what one question may cost. */
package io.github.askjdbc.question;
