// Numbers, as lists of one: not generic, so that a CGFloat is taken as a Double.

public func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
public func sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// What is left above the whole number below.
public func fract(_ x: Double) -> Double { x - x.rounded(.down) }
public func fract(_ x: Float) -> Float { x - x.rounded(.down) }

/// 0 below the edge, 1 from it on.
public func step(_ x: Double, edge: Double) -> Double { x < edge ? 0 : 1 }
public func step(_ x: Float, edge: Float) -> Float { x < edge ? 0 : 1 }

/// From 0 at the first edge to 1 at the second, with level ends.
public func smoothstep(_ x: Double, edge0: Double, edge1: Double) -> Double {
  let part = Swift.min(Swift.max((x - edge0) / (edge1 - edge0), 0), 1)
  return part * part * (3 - 2 * part)
}
public func smoothstep(_ x: Float, edge0: Float, edge1: Float) -> Float {
  Float(smoothstep(Double(x), edge0: Double(edge0), edge1: Double(edge1)))
}
