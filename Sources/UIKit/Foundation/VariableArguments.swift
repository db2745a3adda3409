import Foundation
import Synchronization

/// A list of arguments for a C function, as `withVaList` makes it.
///
/// Foundation on Linux has no such list outside of a closure. This one is autoreleased on iOS (documented); here it
/// lives until many later ones have been made.
public func getVaList(_ args: [any CVarArg]) -> CVaListPointer {
  let list = VariableArguments(args)
  VariableArguments.recent.withLock { recent in
    recent.append(list)
    if recent.count > VariableArguments.limit { recent.removeFirst() }
  }
  return list.pointer
}

/// The memory of a list, and the objects in it.
private final class VariableArguments: @unchecked Sendable {
  static let recent = Mutex<[VariableArguments]>([])
  static let limit = 256

  private let arguments: [any CVarArg]
  private let memory: UnsafeMutableRawPointer
  let pointer: CVaListPointer

  init(_ arguments: [any CVarArg]) {
    self.arguments = arguments
    let words = arguments.reduce(0) { $0 + $1._cVarArgEncoding.count }
    (memory, pointer) = withVaList(arguments) { Self.copy($0, words: words) }
  }

  deinit { memory.deallocate() }

  /// The arguments of a list that is still there.
  static func values(of list: CVaListPointer) -> [any CVarArg]? {
    func bytes(_ pointer: CVaListPointer) -> [UInt8] {
      withUnsafeBytes(of: pointer) { Array($0) }
    }
    let wanted = bytes(list)
    return recent.withLock { $0.last { bytes($0.pointer) == wanted }?.arguments }
  }

  #if arch(arm64)
  /// 16 words of floating-point registers, 8 of general ones, then the stack; offsets count back from the ends.
  private struct Header {
    var stack: UnsafeRawPointer
    var generalEnd: UnsafeRawPointer
    var floatingEnd: UnsafeRawPointer
    var generalOffset: Int32
    var floatingOffset: Int32
  }

  private static func copy(
    _ list: CVaListPointer,
    words: Int
  ) -> (UnsafeMutableRawPointer, CVaListPointer) {
    var header = unsafeBitCast(list, to: Header.self)
    let count = 8 * (16 + 8 + words)
    let copy = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    copy.copyMemory(from: header.floatingEnd - 128, byteCount: count)
    header.floatingEnd = UnsafeRawPointer(copy + 128)
    header.generalEnd = UnsafeRawPointer(copy + 192)
    header.stack = UnsafeRawPointer(copy + 192)
    return (copy, unsafeBitCast(header, to: CVaListPointer.self))
  }
  #else
  /// The list's head: two offsets into the saved registers, where the stack and where the registers are.
  ///
  /// 6 words of general registers and 16 of floating-point ones stand before the stack.
  private static func copy(
    _ list: CVaListPointer,
    words: Int
  ) -> (UnsafeMutableRawPointer, CVaListPointer) {
    let head = unsafeBitCast(list, to: UnsafeMutableRawPointer.self)
    let (headBytes, registerBytes) = (24, 8 * (6 + 16))
    let registers = head.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    let count = headBytes + registerBytes + 8 * words
    let copy = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    copy.copyMemory(from: head, byteCount: 8)
    copy.storeBytes(
      of: copy + headBytes + registerBytes,
      toByteOffset: 8,
      as: UnsafeRawPointer.self
    )
    copy.storeBytes(of: copy + headBytes, toByteOffset: 16, as: UnsafeRawPointer.self)
    (copy + headBytes).copyMemory(from: registers, byteCount: registerBytes + 8 * words)
    return (copy, unsafeBitCast(copy, to: CVaListPointer.self))
  }
  #endif
}

extension NSString {
  /// Takes a locale as Swift has it.
  @_disfavoredOverload
  public convenience init(format: String, locale: Locale?, arguments argList: CVaListPointer) {
    self.init(format: format, locale: locale as NSLocale?, arguments: argList)
  }
}

extension NSPredicate {
  /// Takes a list of `getVaList`: of another one only a C function knows where the arguments are.
  public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) {
    if VariableArguments.values(of: argList) == nil {
      Diagnostics.report("A predicate takes the arguments of getVaList(_:) alone.")
    }
    self.init(format: predicateFormat, argumentArray: VariableArguments.values(of: argList))
  }
}
