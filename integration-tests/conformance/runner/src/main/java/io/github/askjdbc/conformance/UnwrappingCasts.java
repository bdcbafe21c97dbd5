package io.github.askjdbc.conformance;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Lets a suite's own casts unwrap, as JDBC asks of programs that want the classes of a driver.
 *
 * <p>A Java agent: in the classes of the suite, and in no other, {@code (PGConnection) connection}
 * becomes {@code connection.unwrap(PGConnection.class)} where the connection is ask-jdbc's, and
 * {@code instanceof} asks {@code isWrapperFor}. So what stands behind such a cast is tested too.
 */
public final class UnwrappingCasts implements ClassFileTransformer {

  private final Path suite;

  private UnwrappingCasts(Path suite) {
    this.suite = suite;
  }

  /**
   * Called by the virtual machine.
   *
   * @param suite the directory of the suite's classes
   */
  public static void premain(String suite, Instrumentation instrumentation) {
    instrumentation.addTransformer(new UnwrappingCasts(Path.of(suite)));
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String name,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    if (!isOfSuite(domain)) {
      return null;
    }
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Rewriter(writer), 0);
    return writer.toByteArray();
  }

  private boolean isOfSuite(ProtectionDomain domain) {
    return domain != null
        && domain.getCodeSource() != null
        && domain.getCodeSource().getLocation() != null
        && suite.equals(Path.of(domain.getCodeSource().getLocation().getPath()));
  }

  private static final class Rewriter extends ClassVisitor {

    Rewriter(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new CastRewriter(super.visitMethod(access, name, descriptor, signature, exceptions));
    }
  }

  private static final class CastRewriter extends MethodVisitor {

    private static final String CASTS = Type.getInternalName(Casts.class);

    CastRewriter(MethodVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
      if (type.startsWith("java/") || type.startsWith("[")) {
        super.visitTypeInsn(opcode, type);
      } else if (opcode == Opcodes.CHECKCAST) {
        call(type, "unwrapped", "(Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;");
        super.visitTypeInsn(opcode, type);
      } else if (opcode == Opcodes.INSTANCEOF) {
        call(type, "isInstance", "(Ljava/lang/Object;Ljava/lang/Class;)Z");
      } else {
        super.visitTypeInsn(opcode, type);
      }
    }

    private void call(String type, String method, String descriptor) {
      visitLdcInsn(Type.getObjectType(type));
      visitMethodInsn(Opcodes.INVOKESTATIC, CASTS, method, descriptor, false);
    }
  }
}
