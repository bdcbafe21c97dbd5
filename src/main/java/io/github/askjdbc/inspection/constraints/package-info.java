/** Rules that whoever runs the driver declares in a file, over and above what the database says. */
package io.github.askjdbc.inspection.constraints;
