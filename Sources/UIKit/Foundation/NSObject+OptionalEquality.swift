import ObjectiveC

// A screen that may be missing and has a protocol too, `(UIViewController & Card)?`, is compared
// with one of a list: `controllers?[0] != card`. The compiler of older projects took the superclass
// of both (observed in code); this one wants the composition to be equatable, unless there is a
// function that takes objects. All others are preferred to it.

@_disfavoredOverload
public func == (lhs: NSObject?, rhs: NSObject?) -> Bool {
  guard let lhs, let rhs else { return lhs === rhs }
  return lhs.isEqual(rhs)
}

@_disfavoredOverload
public func != (lhs: NSObject?, rhs: NSObject?) -> Bool { !(lhs == rhs) }
