import Testing
import UIKit

/// Protocols of Apple's that classes have.
@MainActor
@Suite
struct ConformanceTests {
  @Test
  func `parameters of timing, colours and paths are copied as objects that can be`() {
    let cubic = UICubicTimingParameters(animationCurve: .easeIn)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect((cubic.copy() as? UICubicTimingParameters)?.controlPoint1 == cubic.controlPoint1)
    #expect((spring.copy() as? UISpringTimingParameters)?.dampingRatio == 0.5)
    let objects: [any NSCopying] = [cubic, spring, path, UIColor.red]
    let copies = objects.map { $0.copy(with: nil) }
    #expect(copies[3] as? UIColor == .red)
    let copy = copies[2] as? UIBezierPath
    #expect(copy !== path && copy?.bounds == path.bounds)
  }

  @Test
  func `screens restore their state`() {
    let restored: any UIStateRestoring = UIViewController()
    #expect(restored is UIViewController)
  }
}
