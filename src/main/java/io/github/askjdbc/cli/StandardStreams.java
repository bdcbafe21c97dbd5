package io.github.askjdbc.cli;

import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;

/** Whether the streams of this program lead to a terminal, each asked for apart. */
final class StandardStreams {

  private StandardStreams() {}

  static boolean inputIsTerminal() {
    return isTerminal(SystemStream.Input);
  }

  static boolean outputIsTerminal() {
    return isTerminal(SystemStream.Output);
  }

  static boolean errorIsTerminal() {
    return isTerminal(SystemStream.Error);
  }

  /** Where JLine cannot tell, as on Windows, by what Java says of input and output together. */
  private static boolean isTerminal(SystemStream stream) {
    return new ExecTerminalProvider().isSystemStream(stream)
        || (stream != SystemStream.Error
            && System.getProperty("os.name").startsWith("Windows")
            && System.console() != null);
  }
}
