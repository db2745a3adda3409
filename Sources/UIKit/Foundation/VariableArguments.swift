import Foundation
import Synchronization

/// A list of arguments for a C function, as `withVaList` makes it.
///
/// Foundation on Linux has no such list outside of a closure. This one is autoreleased on iOS
/// (documented); here it lives until many later ones have been made.
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
    // A value such as a string stands in a list as an object, which nobody else holds.
    self.arguments = arguments.map { ($0 as? any _CVarArgObject)?._cVarArgObject ?? $0 }
    (memory, pointer) = Self.list(of: self.arguments.flatMap(\._cVarArgEncoding))
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

  // The first arguments of a function lie in registers, the others on the stack, a word or two
  // each. Here the registers are used up before the first one.
  #if arch(arm64)
  /// Where the stack and the ends of the saved registers are; offsets count back from the ends.
  private struct Head {
    var stack: UnsafeRawPointer
    var generalEnd: UnsafeRawPointer
    var floatingEnd: UnsafeRawPointer
    var generalOffset: Int32 = 0
    var floatingOffset: Int32 = 0
  }
  #else
  /// Offsets into the saved registers, 6 general words and 16 floating-point ones, then where the
  /// stack and the registers are.
  private struct Head {
    var generalOffset: UInt32 = 8 * 6
    var floatingOffset: UInt32 = 8 * (6 + 16)
    var stack: UnsafeRawPointer
    var registers: UnsafeRawPointer
  }
  #endif

  private static func list(of words: [Int]) -> (UnsafeMutableRawPointer, CVaListPointer) {
    let start = (MemoryLayout<Head>.size + 15) & ~15
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: start + words.count * MemoryLayout<Int>.stride,
      alignment: 16
    )
    let stack = memory + start
    stack.initializeMemory(as: Int.self, from: words, count: words.count)
    #if arch(arm64)
    let head = Head(stack: stack, generalEnd: stack, floatingEnd: stack)
    return (memory, unsafeBitCast(head, to: CVaListPointer.self))
    #else
    memory.storeBytes(of: Head(stack: stack, registers: memory), as: Head.self)
    return (memory, unsafeBitCast(memory, to: CVaListPointer.self))
    #endif
  }
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
