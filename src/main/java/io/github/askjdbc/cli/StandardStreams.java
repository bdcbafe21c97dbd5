package io.github.askjdbc.cli;

import java.io.Console;
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

  private static boolean isTerminal(SystemStream stream) {
    return new ExecTerminalProvider().isSystemStream(stream)
        || (stream != SystemStream.Error
            && System.getProperty("os.name").startsWith("Windows")
            && isConsole());
  }

  /**
   * What Java says of input and output together: on Windows JLine cannot tell without its natives.
   */
  @SuppressWarnings("SystemConsoleNull") // it is null up to Java 21; later ones are asked
  private static boolean isConsole() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException beforeJava22) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }
}
