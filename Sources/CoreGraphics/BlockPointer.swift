// A block of Objective-C is an object, so code hands it through C's `info` pointers by
// `unsafeBitCast`, as with `CGPath.apply(info:function:)`. A closure is no object;
// these put it into one.

/// Made for a call or two, and never released, since nobody says when the pointer is no longer
/// used.
private final class Block<Argument> {
  let body: (Argument) -> Void
  init(_ body: @escaping (Argument) -> Void) { self.body = body }
}

/// A pointer to a closure, in place of one to a block.
public func unsafeBitCast<Argument>(
  _ body: @escaping (Argument) -> Void,
  to type: UnsafeMutableRawPointer.Type
) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Block(body)).toOpaque()
}

/// The closure behind such a pointer.
public func unsafeBitCast<Argument>(
  _ pointer: UnsafeMutableRawPointer?,
  to type: ((Argument) -> Void).Type
) -> (Argument) -> Void {
  guard let pointer else { return { _ in } }
  return Unmanaged<Block<Argument>>.fromOpaque(pointer).takeUnretainedValue().body
}
