import QuartzCore
import Testing

/// Where layers are: frames, points and rectangles from one to another, and what is hit.
///
/// The numbers were worked out apart from this code.
@Suite("Core Animation: geometry")
struct GeometryConformanceTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let position: CGPoint
    let anchor: CGPoint
    let bounds: CGRect
    let transform: CATransform3D
    /// The box around it, its first corner and its middle, in the superlayer.
    let frame: CGRect
    let corner: CGPoint
    let middle: CGPoint
    init(
      _ name: String,
      _ position: CGPoint,
      _ anchor: CGPoint,
      _ bounds: CGRect,
      _ transform: CATransform3D,
      frame: CGRect,
      corner: CGPoint,
      middle: CGPoint
    ) {
      (testDescription, self.position, self.anchor) = (name, position, anchor)
      (self.bounds, self.transform, self.frame) = (bounds, transform, frame)
      (self.corner, self.middle) = (corner, middle)
    }

    func make() -> CALayer {
      let layer = CALayer()
      layer.anchorPoint = anchor
      layer.bounds = bounds
      layer.position = position
      layer.transform = transform
      return layer
    }
  }

  static let places: [Place] = [
    Place(
      "plain about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DIdentity,
      frame: CGRect(x: 80, y: 40, width: 40, height: 20),
      corner: CGPoint(x: 80, y: 40),
      middle: CGPoint(x: 100, y: 50)
    ),
    Place(
      "plain about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DIdentity,
      frame: CGRect(x: 10, y: 20, width: 40, height: 20),
      corner: CGPoint(x: 10, y: 20),
      middle: CGPoint(x: 30, y: 30)
    ),
    Place(
      "plain about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DIdentity,
      frame: CGRect(x: -50, y: -10, width: 60, height: 30),
      corner: CGPoint(x: -50, y: -10),
      middle: CGPoint(x: -20, y: 5)
    ),
    Place(
      "plain about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DIdentity,
      frame: CGRect(x: -20, y: -6, width: 80, height: 8),
      corner: CGPoint(x: -20, y: -6),
      middle: CGPoint(x: 20, y: -2)
    ),
    Place(
      "turned about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      frame: CGRect(x: 77.6540933762, y: 31.635663609, width: 44.6918132477, height: 36.728672782),
      corner: CGPoint(x: 87.2426041482, y: 31.635663609),
      middle: CGPoint(x: 100, y: 50)
    ),
    Place(
      "turned about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      frame: CGRect(x: 0.4114892279, y: 20, width: 44.6918132477, height: 36.728672782),
      corner: CGPoint(x: 10, y: 20),
      middle: CGPoint(x: 22.7573958518, y: 38.364336391)
    ),
    Place(
      "turned about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      frame: CGRect(
        x: -42.6549537134,
        y: -35.093009173,
        width: 67.0377198715,
        height: 55.093009173
      ),
      corner: CGPoint(x: -28.2721875553, y: -35.093009173),
      middle: CGPoint(x: -9.1360937776, y: -7.5465045865)
    ),
    Place(
      "turned about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      frame: CGRect(
        x: -18.510502315,
        y: -14.8540061434,
        width: 74.0420092601,
        height: 45.3747035835
      ),
      corner: CGPoint(x: -14.6750980062, y: -14.8540061434),
      middle: CGPoint(x: 18.510502315, y: 7.8333456483)
    ),
    Place(
      "stretched about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeScale(2, 0.5, 1),
      frame: CGRect(x: 60, y: 45, width: 80, height: 10),
      corner: CGPoint(x: 60, y: 45),
      middle: CGPoint(x: 100, y: 50)
    ),
    Place(
      "stretched about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeScale(2, 0.5, 1),
      frame: CGRect(x: 10, y: 20, width: 80, height: 10),
      corner: CGPoint(x: 10, y: 20),
      middle: CGPoint(x: 50, y: 25)
    ),
    Place(
      "stretched about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DMakeScale(2, 0.5, 1),
      frame: CGRect(x: -110, y: 5, width: 120, height: 15),
      corner: CGPoint(x: -110, y: 5),
      middle: CGPoint(x: -50, y: 12.5)
    ),
    Place(
      "stretched about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DMakeScale(2, 0.5, 1),
      frame: CGRect(x: -40, y: -3, width: 160, height: 4),
      corner: CGPoint(x: -40, y: -3),
      middle: CGPoint(x: 40, y: -1)
    ),
    Place(
      "mirrored about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeScale(-1, 1, 1),
      frame: CGRect(x: 80, y: 40, width: 40, height: 20),
      corner: CGPoint(x: 120, y: 40),
      middle: CGPoint(x: 100, y: 50)
    ),
    Place(
      "mirrored about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeScale(-1, 1, 1),
      frame: CGRect(x: -30, y: 20, width: 40, height: 20),
      corner: CGPoint(x: 10, y: 20),
      middle: CGPoint(x: -10, y: 30)
    ),
    Place(
      "mirrored about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DMakeScale(-1, 1, 1),
      frame: CGRect(x: 10, y: -10, width: 60, height: 30),
      corner: CGPoint(x: 70, y: -10),
      middle: CGPoint(x: 40, y: 5)
    ),
    Place(
      "mirrored about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DMakeScale(-1, 1, 1),
      frame: CGRect(x: -60, y: -6, width: 80, height: 8),
      corner: CGPoint(x: 20, y: -6),
      middle: CGPoint(x: -20, y: -2)
    ),
    Place(
      "shifted about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeTranslation(30, -10, 0),
      frame: CGRect(x: 110, y: 30, width: 40, height: 20),
      corner: CGPoint(x: 110, y: 30),
      middle: CGPoint(x: 130, y: 40)
    ),
    Place(
      "shifted about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeTranslation(30, -10, 0),
      frame: CGRect(x: 40, y: 10, width: 40, height: 20),
      corner: CGPoint(x: 40, y: 10),
      middle: CGPoint(x: 60, y: 20)
    ),
    Place(
      "shifted about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DMakeTranslation(30, -10, 0),
      frame: CGRect(x: -20, y: -20, width: 60, height: 30),
      corner: CGPoint(x: -20, y: -20),
      middle: CGPoint(x: 10, y: -5)
    ),
    Place(
      "shifted about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DMakeTranslation(30, -10, 0),
      frame: CGRect(x: 10, y: -16, width: 80, height: 8),
      corner: CGPoint(x: 10, y: -16),
      middle: CGPoint(x: 50, y: -12)
    ),
    Place(
      "swung about (0.5, 0.5)",
      CGPoint(x: 100, y: 50),
      CGPoint(x: 0.5, y: 0.5),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeRotation(1, 0, 1, 0),
      frame: CGRect(x: 89.1939538826, y: 40, width: 21.6120922347, height: 20),
      corner: CGPoint(x: 89.1939538826, y: 40),
      middle: CGPoint(x: 100, y: 50)
    ),
    Place(
      "swung about (0, 0)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 0, y: 0),
      CGRect(x: 0, y: 0, width: 40, height: 20),
      CATransform3DMakeRotation(1, 0, 1, 0),
      frame: CGRect(x: 10, y: 20, width: 21.6120922347, height: 20),
      corner: CGPoint(x: 10, y: 20),
      middle: CGPoint(x: 20.8060461174, y: 30)
    ),
    Place(
      "swung about (1, 1)",
      CGPoint(x: 10, y: 20),
      CGPoint(x: 1, y: 1),
      CGRect(x: 5, y: 5, width: 60, height: 30),
      CATransform3DMakeRotation(1, 0, 1, 0),
      frame: CGRect(x: -22.4181383521, y: -10, width: 32.4181383521, height: 30),
      corner: CGPoint(x: -22.4181383521, y: -10),
      middle: CGPoint(x: -6.209069176, y: 5)
    ),
    Place(
      "swung about (0.25, 0.75)",
      CGPoint(x: 0, y: 0),
      CGPoint(x: 0.25, y: 0.75),
      CGRect(x: -10, y: 0, width: 80, height: 8),
      CATransform3DMakeRotation(1, 0, 1, 0),
      frame: CGRect(x: -10.8060461174, y: -6, width: 43.2241844695, height: 8),
      corner: CGPoint(x: -10.8060461174, y: -6),
      middle: CGPoint(x: 10.8060461174, y: -2)
    ),
  ]

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { abs(a.x - b.x) + abs(a.y - b.y) }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    distance(a.origin, b.origin) + abs(a.width - b.width) + abs(a.height - b.height)
  }

  @Test(arguments: places)
  func `the frame is the box around the transformed bounds`(place: Place) {
    #expect(distance(place.make().frame, place.frame) < 1e-7)
  }

  @Test(arguments: places)
  func `a corner converts to the superlayer`(place: Place) {
    let root = CALayer()
    let layer = place.make()
    root.addSublayer(layer)
    #expect(distance(layer.convert(place.bounds.origin, to: root), place.corner) < 1e-7)
  }

  @Test(arguments: places)
  func `the middle converts from the superlayer`(place: Place) {
    let root = CALayer()
    let layer = place.make()
    root.addSublayer(layer)
    let middle = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
    #expect(distance(layer.convert(place.middle, from: root), middle) < 1e-7)
  }

  @Test(arguments: places)
  func `bounds convert to their box in the superlayer`(place: Place) {
    let root = CALayer()
    let layer = place.make()
    root.addSublayer(layer)
    #expect(distance(layer.convert(layer.bounds, to: root), place.frame) < 1e-7)
  }

  @Test(arguments: places)
  func `the middle of a layer is hit`(place: Place) {
    let root = CALayer()
    root.frame = CGRect(x: -500, y: -500, width: 1000, height: 1000)
    root.bounds.origin = CGPoint(x: -500, y: -500)
    let layer = place.make()
    root.addSublayer(layer)
    #expect(root.hitTest(place.middle) === layer)
  }

  @Test(arguments: places)
  func `next to a layer its superlayer is hit`(place: Place) {
    let root = CALayer()
    root.frame = CGRect(x: -500, y: -500, width: 1000, height: 1000)
    root.bounds.origin = CGPoint(x: -500, y: -500)
    let layer = place.make()
    root.addSublayer(layer)
    let beside = CGPoint(x: place.frame.maxX + 1, y: place.frame.midY)
    #expect(root.hitTest(beside) === root)
  }

  @Test(arguments: places)
  func `a frame that is set is the frame`(place: Place) {
    // A layer that is turned halfway cannot have every box.
    guard place.transform.m12 == 0 else { return }
    let layer = place.make()
    let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    layer.frame = frame
    #expect(distance(layer.frame, frame) < 1e-7)
  }
}
