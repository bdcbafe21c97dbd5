package io.github.askjdbc.conformance;

import java.util.Arrays;

/** Says in one line why a test failed, in words that do not change from run to run. */
final class Reason {

  private static final int LONGEST = 400;

  private Reason() {}

  static String of(Throwable failure) {
    StringBuilder text = new StringBuilder();
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      text.append(text.isEmpty() ? "" : " <- ").append(cause.getClass().getName());
      text.append(": ").append(shortened(String.valueOf(cause.getMessage())));
    }
    return text.append(" @ ").append(place(failure)).toString();
  }

  private static String place(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> !frame.getClassName().matches("(java|jdk|org\\.junit|org\\.assertj)\\..*"))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElse("?");
  }

  private static String shortened(String message) {
    return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "...";
  }
}
