import Display
import Foundation
import Pixels

extension Fingerprint {
  mutating func combine(_ color: Color) {
    combine(color.red)
    combine(color.green)
    combine(color.blue)
    combine(color.alpha)
  }

  mutating func combine(_ m: Projection) {
    combine(m.m11)
    combine(m.m12)
    combine(m.m13)
    combine(m.m21)
    combine(m.m22)
    combine(m.m23)
    combine(m.m31)
    combine(m.m32)
    combine(m.m33)
  }

  mutating func combine(_ point: CGPoint) {
    combine(Double(point.x))
    combine(Double(point.y))
  }

  mutating func combine(_ gradient: Gradient) {
    switch gradient.geometry {
    case .axial(let start, let end):
      combine(1)
      combine(start)
      combine(end)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      combine(2)
      combine(startCenter)
      combine(startRadius)
      combine(endCenter)
      combine(endRadius)
    case .conic(let center, let angle):
      combine(3)
      combine(center)
      combine(angle)
    }
    for stop in gradient.stops {
      combine(stop.offset)
      combine(stop.color)
    }
    combine((gradient.extendsStart ? 1 : 0) + (gradient.extendsEnd ? 2 : 0))
    combine(Projection(gradient.transform))
  }
}
