import QuartzCore
import Testing

extension TransformConformanceTests {
  struct Between: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: CATransform3D
    let to: CATransform3D
    let part: Double
    let expected: [CGFloat]
    init(
      _ name: String,
      _ from: CATransform3D,
      _ to: CATransform3D,
      _ part: Double,
      _ expected: [CGFloat]
    ) {
      (testDescription, self.from, self.to) = (name, from, to)
      (self.part, self.expected) = (part, expected)
    }
  }

  static let ways: [Between] = [
    Between(
      "0.25 of a turn by 0.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      0.25,
      [0.9921976672, 0.1246747334, 0, 0, -0.1246747334, 0.9921976672, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by 0.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 1, 0),
      0.25,
      [0.9921976672, 0, -0.1246747334, 0, 0, 1, 0, 0, 0.1246747334, 0, 0.9921976672, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by 0.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 1, 0, 0),
      0.25,
      [1, 0, 0, 0, 0, 0.9921976672, 0.1246747334, 0, 0, -0.1246747334, 0.9921976672, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by 1.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 0, 1),
      0.25,
      [0.9305076219, 0.3662725291, 0, 0, -0.3662725291, 0.9305076219, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by 1.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 1, 0),
      0.25,
      [0.9305076219, 0, -0.3662725291, 0, 0, 1, 0, 0, 0.3662725291, 0, 0.9305076219, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by 1.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 1, 0, 0),
      0.25,
      [1, 0, 0, 0, 0, 0.9305076219, 0.3662725291, 0, 0, -0.3662725291, 0.9305076219, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by -2.0 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 0, 1),
      0.25,
      [0.8775825619, -0.4794255386, 0, 0, 0.4794255386, 0.8775825619, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by -2.0 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 1, 0),
      0.25,
      [0.8775825619, 0, 0.4794255386, 0, 0, 1, 0, 0, -0.4794255386, 0, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a turn by -2.0 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 1, 0, 0),
      0.25,
      [1, 0, 0, 0, 0, 0.8775825619, -0.4794255386, 0, 0, 0.4794255386, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 of a shift",
      CATransform3DIdentity,
      CATransform3DMakeTranslation(10, 20, 30),
      0.25,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2.5, 5, 7.5, 1]
    ),
    Between(
      "0.25 of a stretch",
      CATransform3DIdentity,
      CATransform3DMakeScale(3, 2, 5),
      0.25,
      [1.5, 0, 0, 0, 0, 1.25, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 between stretches",
      CATransform3DMakeScale(2, 2, 1),
      CATransform3DMakeScale(4, 1, 1),
      0.25,
      [2.5, 0, 0, 0, 0, 1.75, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.25 between shifts",
      CATransform3DMakeTranslation(5, 0, 0),
      CATransform3DMakeTranslation(-5, 10, 0),
      0.25,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2.5, 2.5, 0, 1]
    ),
    Between(
      "0.5 of a turn by 0.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      0.5,
      [0.9689124217, 0.2474039593, 0, 0, -0.2474039593, 0.9689124217, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by 0.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 1, 0),
      0.5,
      [0.9689124217, 0, -0.2474039593, 0, 0, 1, 0, 0, 0.2474039593, 0, 0.9689124217, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by 0.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 1, 0, 0),
      0.5,
      [1, 0, 0, 0, 0, 0.9689124217, 0.2474039593, 0, 0, -0.2474039593, 0.9689124217, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by 1.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 0, 1),
      0.5,
      [0.7316888689, 0.68163876, 0, 0, -0.68163876, 0.7316888689, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by 1.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 1, 0),
      0.5,
      [0.7316888689, 0, -0.68163876, 0, 0, 1, 0, 0, 0.68163876, 0, 0.7316888689, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by 1.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 1, 0, 0),
      0.5,
      [1, 0, 0, 0, 0, 0.7316888689, 0.68163876, 0, 0, -0.68163876, 0.7316888689, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by -2.0 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 0, 1),
      0.5,
      [0.5403023059, -0.8414709848, 0, 0, 0.8414709848, 0.5403023059, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by -2.0 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 1, 0),
      0.5,
      [0.5403023059, 0, 0.8414709848, 0, 0, 1, 0, 0, -0.8414709848, 0, 0.5403023059, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a turn by -2.0 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 1, 0, 0),
      0.5,
      [1, 0, 0, 0, 0, 0.5403023059, -0.8414709848, 0, 0, 0.8414709848, 0.5403023059, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 of a shift",
      CATransform3DIdentity,
      CATransform3DMakeTranslation(10, 20, 30),
      0.5,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 10, 15, 1]
    ),
    Between(
      "0.5 of a stretch",
      CATransform3DIdentity,
      CATransform3DMakeScale(3, 2, 5),
      0.5,
      [2, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 between stretches",
      CATransform3DMakeScale(2, 2, 1),
      CATransform3DMakeScale(4, 1, 1),
      0.5,
      [3, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.5 between shifts",
      CATransform3DMakeTranslation(5, 0, 0),
      CATransform3DMakeTranslation(-5, 10, 0),
      0.5,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 5, 0, 1]
    ),
    Between(
      "0.75 of a turn by 0.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      0.75,
      [0.9305076219, 0.3662725291, 0, 0, -0.3662725291, 0.9305076219, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by 0.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 0, 1, 0),
      0.75,
      [0.9305076219, 0, -0.3662725291, 0, 0, 1, 0, 0, 0.3662725291, 0, 0.9305076219, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by 0.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(0.5, 1, 0, 0),
      0.75,
      [1, 0, 0, 0, 0, 0.9305076219, 0.3662725291, 0, 0, -0.3662725291, 0.9305076219, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by 1.5 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 0, 1),
      0.75,
      [0.4311765168, 0.9022675941, 0, 0, -0.9022675941, 0.4311765168, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by 1.5 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 0, 1, 0),
      0.75,
      [0.4311765168, 0, -0.9022675941, 0, 0, 1, 0, 0, 0.9022675941, 0, 0.4311765168, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by 1.5 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(1.5, 1, 0, 0),
      0.75,
      [1, 0, 0, 0, 0, 0.4311765168, 0.9022675941, 0, 0, -0.9022675941, 0.4311765168, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by -2.0 about (0, 0, 1)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 0, 1),
      0.75,
      [0.0707372017, -0.9974949866, 0, 0, 0.9974949866, 0.0707372017, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by -2.0 about (0, 1, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 0, 1, 0),
      0.75,
      [0.0707372017, 0, 0.9974949866, 0, 0, 1, 0, 0, -0.9974949866, 0, 0.0707372017, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a turn by -2.0 about (1, 0, 0)",
      CATransform3DIdentity,
      CATransform3DMakeRotation(-2, 1, 0, 0),
      0.75,
      [1, 0, 0, 0, 0, 0.0707372017, -0.9974949866, 0, 0, 0.9974949866, 0.0707372017, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 of a shift",
      CATransform3DIdentity,
      CATransform3DMakeTranslation(10, 20, 30),
      0.75,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7.5, 15, 22.5, 1]
    ),
    Between(
      "0.75 of a stretch",
      CATransform3DIdentity,
      CATransform3DMakeScale(3, 2, 5),
      0.75,
      [2.5, 0, 0, 0, 0, 1.75, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 between stretches",
      CATransform3DMakeScale(2, 2, 1),
      CATransform3DMakeScale(4, 1, 1),
      0.75,
      [3.5, 0, 0, 0, 0, 1.25, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Between(
      "0.75 between shifts",
      CATransform3DMakeTranslation(5, 0, 0),
      CATransform3DMakeTranslation(-5, 10, 0),
      0.75,
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -2.5, 7.5, 0, 1]
    ),
  ]

  @Test(arguments: ways)
  func `interpolated transforms turn, move and stretch evenly`(row: Between) {
    let stage = LayerStage(width: 10, height: 10)
    let layer = CALayer()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = row.from
    animation.toValue = row.to
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: row.part)
    let shown = layer.presentation()?.transform ?? CATransform3DMakeScale(0, 0, 0)
    #expect(distance(shown, row.expected) < 1e-7)
  }
}
