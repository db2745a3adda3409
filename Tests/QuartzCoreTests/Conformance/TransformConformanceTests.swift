import QuartzCore
import Testing

/// Transforms: the functions that make them, what is between two of them, and what their parts are.
///
/// The matrices were worked out apart from this code.
@Suite("Core Animation: transforms")
struct TransformConformanceTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  private func distance(_ t: CATransform3D, _ expected: [CGFloat]) -> CGFloat {
    zip(numbers(t), expected).map { abs($0 - $1) }.max() ?? .infinity
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let matrix: CATransform3D
    let expected: [CGFloat]
    init(_ name: String, _ matrix: CATransform3D, _ expected: [CGFloat]) {
      (testDescription, self.matrix, self.expected) = (name, matrix, expected)
    }
  }

  static let matrices: [Row] = [
    Row(
      "rotation by 0.5 about (1, 0, 0)",
      CATransform3DMakeRotation(0.5, 1, 0, 0),
      [1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 0.5 about (0, 1, 0)",
      CATransform3DMakeRotation(0.5, 0, 1, 0),
      [0.8775825619, 0, -0.4794255386, 0, 0, 1, 0, 0, 0.4794255386, 0, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 0.5 about (0, 0, 1)",
      CATransform3DMakeRotation(0.5, 0, 0, 1),
      [0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 1.571 about (0, 0, 1)",
      CATransform3DMakeRotation(1.5707963268, 0, 0, 1),
      [-0, 1, 0, 0, -1, -0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 3.142 about (0, 1, 0)",
      CATransform3DMakeRotation(3.1415926536, 0, 1, 0),
      [-1, 0, 0, 0, 0, 1, 0, 0, -0, 0, -1, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by -1.25 about (1, 0, 0)",
      CATransform3DMakeRotation(-1.25, 1, 0, 0),
      [1, 0, 0, 0, 0, 0.3153223624, -0.9489846194, 0, 0, 0.9489846194, 0.3153223624, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 2 about (1, 1, 0)",
      CATransform3DMakeRotation(2, 1, 1, 0),
      [
        0.2919265817, 0.7080734183, -0.6429703766, 0, 0.7080734183, 0.2919265817, 0.6429703766, 0,
        0.6429703766, -0.6429703766, -0.4161468365, 0, 0, 0, 0, 1,
      ]
    ),
    Row(
      "rotation by 2.5 about (1, 2, 3)",
      CATransform3DMakeRotation(2.5, 1, 2, 3),
      [
        -0.6724905002, 0.7371514562, 0.0660625292, 0, -0.2225389947, -0.286531154, 0.9318671009, 0,
        0.7058561632, 0.6119702839, 0.356734423, 0, 0, 0, 0, 1,
      ]
    ),
    Row(
      "rotation by 7 about (0, 0, 2)",
      CATransform3DMakeRotation(7, 0, 0, 2),
      [0.7539022543, 0.6569865987, 0, 0, -0.6569865987, 0.7539022543, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotation by 0.75 about (-1, 0, 1)",
      CATransform3DMakeRotation(0.75, -1, 0, 1),
      [
        0.8658444344, 0.4819913895, -0.1341555656, 0, -0.4819913895, 0.7316888689, -0.4819913895, 0,
        -0.1341555656, 0.4819913895, 0.8658444344, 0, 0, 0, 0, 1,
      ]
    ),
    Row(
      "translation by (10, 0, 0)",
      CATransform3DMakeTranslation(10, 0, 0),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 10, 0, 0, 1]
    ),
    Row(
      "translation by (0, -5, 0)",
      CATransform3DMakeTranslation(0, -5, 0),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -5, 0, 1]
    ),
    Row(
      "translation by (1, 2, 3)",
      CATransform3DMakeTranslation(1, 2, 3),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]
    ),
    Row(
      "translation by (-0.5, 0.25, 100)",
      CATransform3DMakeTranslation(-0.5, 0.25, 100),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -0.5, 0.25, 100, 1]
    ),
    Row(
      "scale by (2, 1, 1)",
      CATransform3DMakeScale(2, 1, 1),
      [2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "scale by (1, -1, 1)",
      CATransform3DMakeScale(1, -1, 1),
      [1, 0, 0, 0, 0, -1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "scale by (0.5, 3, 4)",
      CATransform3DMakeScale(0.5, 3, 4),
      [0.5, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    ),
    Row(
      "scale by (0, 1, 1)",
      CATransform3DMakeScale(0, 1, 1),
      [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "translate a tilt by (1, 2, 3)",
      CATransform3DTranslate(CATransform3DMakeRotation(0.5, 1, 0, 0), 1, 2, 3),
      [
        1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 1,
        0.316888508, 3.5915987629, 1,
      ]
    ),
    Row(
      "translate a tilt by (-4, 0, 5)",
      CATransform3DTranslate(CATransform3DMakeRotation(0.5, 1, 0, 0), -4, 0, 5),
      [
        1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, -4,
        -2.397127693, 4.3879128095, 1,
      ]
    ),
    Row(
      "scale a tilt by (2, 0.5, 1)",
      CATransform3DScale(CATransform3DMakeRotation(0.5, 1, 0, 0), 2, 0.5, 1),
      [2, 0, 0, 0, 0, 0.4387912809, 0.2397127693, 0, 0, -0.4794255386, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Row(
      "scale a tilt by (-1, 1, 3)",
      CATransform3DScale(CATransform3DMakeRotation(0.5, 1, 0, 0), -1, 1, 3),
      [
        -1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -1.4382766158, 2.6327476857, 0, 0, 0, 0,
        1,
      ]
    ),
    Row(
      "rotate a tilt by 0.5 about (0, 0, 1)",
      CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0.5, 0, 0, 1),
      [
        0.8775825619, 0.4207354924, 0.2298488471, 0, -0.4794255386, 0.7701511529, 0.4207354924, 0,
        0, -0.4794255386, 0.8775825619, 0, 0, 0, 0, 1,
      ]
    ),
    Row(
      "rotate a tilt by 1 about (0, 1, 0)",
      CATransform3DRotate(CATransform3DMakeRotation(0.5, 1, 0, 0), 1, 0, 1, 0),
      [
        0.5403023059, 0.4034226801, -0.7384602626, 0, 0, 0.8775825619, 0.4794255386, 0,
        0.8414709848, -0.259034724, 0.4741598818, 0, 0, 0, 0, 1,
      ]
    ),
    Row(
      "invert a tilt",
      CATransform3DInvert(CATransform3DMakeRotation(0.5, 1, 0, 0)),
      [1, 0, 0, 0, 0, 0.8775825619, -0.4794255386, 0, 0, 0.4794255386, 0.8775825619, 0, 0, 0, 0, 1]
    ),
    Row(
      "a tilt, then a tilt",
      CATransform3DConcat(
        CATransform3DMakeRotation(0.5, 1, 0, 0),
        CATransform3DMakeRotation(0.5, 1, 0, 0)
      ),
      [1, 0, 0, 0, 0, 0.5403023059, 0.8414709848, 0, 0, -0.8414709848, 0.5403023059, 0, 0, 0, 0, 1]
    ),
    Row(
      "a tilt, then a shift",
      CATransform3DConcat(
        CATransform3DMakeRotation(0.5, 1, 0, 0),
        CATransform3DMakeTranslation(10, 20, 30)
      ),
      [
        1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 10, 20, 30,
        1,
      ]
    ),
    Row(
      "a tilt, then a stretch",
      CATransform3DConcat(CATransform3DMakeRotation(0.5, 1, 0, 0), CATransform3DMakeScale(2, 3, 4)),
      [2, 0, 0, 0, 0, 2.6327476857, 1.9177021544, 0, 0, -1.4382766158, 3.5103302476, 0, 0, 0, 0, 1]
    ),
    Row(
      "translate a shift by (1, 2, 3)",
      CATransform3DTranslate(CATransform3DMakeTranslation(10, 20, 30), 1, 2, 3),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 11, 22, 33, 1]
    ),
    Row(
      "translate a shift by (-4, 0, 5)",
      CATransform3DTranslate(CATransform3DMakeTranslation(10, 20, 30), -4, 0, 5),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 6, 20, 35, 1]
    ),
    Row(
      "scale a shift by (2, 0.5, 1)",
      CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 0.5, 1),
      [2, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 1, 0, 10, 20, 30, 1]
    ),
    Row(
      "scale a shift by (-1, 1, 3)",
      CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), -1, 1, 3),
      [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 10, 20, 30, 1]
    ),
    Row(
      "rotate a shift by 0.5 about (0, 0, 1)",
      CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 0.5, 0, 0, 1),
      [
        0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 0, 0, 0, 1, 0, 10, 20, 30,
        1,
      ]
    ),
    Row(
      "rotate a shift by 1 about (0, 1, 0)",
      CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 1, 0, 1, 0),
      [
        0.5403023059, 0, -0.8414709848, 0, 0, 1, 0, 0, 0.8414709848, 0, 0.5403023059, 0, 10, 20, 30,
        1,
      ]
    ),
    Row(
      "invert a shift",
      CATransform3DInvert(CATransform3DMakeTranslation(10, 20, 30)),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -10, -20, -30, 1]
    ),
    Row(
      "a shift, then a tilt",
      CATransform3DConcat(
        CATransform3DMakeTranslation(10, 20, 30),
        CATransform3DMakeRotation(0.5, 1, 0, 0)
      ),
      [
        1, 0, 0, 0, 0, 0.8775825619, 0.4794255386, 0, 0, -0.4794255386, 0.8775825619, 0, 10,
        3.1688850797, 35.9159876288, 1,
      ]
    ),
    Row(
      "a shift, then a shift",
      CATransform3DConcat(
        CATransform3DMakeTranslation(10, 20, 30),
        CATransform3DMakeTranslation(10, 20, 30)
      ),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 20, 40, 60, 1]
    ),
    Row(
      "a shift, then a stretch",
      CATransform3DConcat(
        CATransform3DMakeTranslation(10, 20, 30),
        CATransform3DMakeScale(2, 3, 4)
      ),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 20, 60, 120, 1]
    ),
    Row(
      "translate a stretch by (1, 2, 3)",
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 2, 3),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 6, 12, 1]
    ),
    Row(
      "translate a stretch by (-4, 0, 5)",
      CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), -4, 0, 5),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, -8, 0, 20, 1]
    ),
    Row(
      "scale a stretch by (2, 0.5, 1)",
      CATransform3DScale(CATransform3DMakeScale(2, 3, 4), 2, 0.5, 1),
      [4, 0, 0, 0, 0, 1.5, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    ),
    Row(
      "scale a stretch by (-1, 1, 3)",
      CATransform3DScale(CATransform3DMakeScale(2, 3, 4), -1, 1, 3),
      [-2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 12, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotate a stretch by 0.5 about (0, 0, 1)",
      CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.5, 0, 0, 1),
      [1.7551651238, 1.4382766158, 0, 0, -0.9588510772, 2.6327476857, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]
    ),
    Row(
      "rotate a stretch by 1 about (0, 1, 0)",
      CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 1, 0, 1, 0),
      [1.0806046117, 0, -3.3658839392, 0, 0, 3, 0, 0, 1.6829419696, 0, 2.1612092235, 0, 0, 0, 0, 1]
    ),
    Row(
      "invert a stretch",
      CATransform3DInvert(CATransform3DMakeScale(2, 3, 4)),
      [0.5, 0, 0, 0, 0, 0.3333333333, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 1]
    ),
    Row(
      "a stretch, then a tilt",
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.5, 1, 0, 0)),
      [2, 0, 0, 0, 0, 2.6327476857, 1.4382766158, 0, 0, -1.9177021544, 3.5103302476, 0, 0, 0, 0, 1]
    ),
    Row(
      "a stretch, then a shift",
      CATransform3DConcat(
        CATransform3DMakeScale(2, 3, 4),
        CATransform3DMakeTranslation(10, 20, 30)
      ),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 10, 20, 30, 1]
    ),
    Row(
      "a stretch, then a stretch",
      CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeScale(2, 3, 4)),
      [4, 0, 0, 0, 0, 9, 0, 0, 0, 0, 16, 0, 0, 0, 0, 1]
    ),
    Row(
      "made from an affine one: (a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)",
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1]
    ),
    Row(
      "made from an affine one: (translationX: 7, y: 8)",
      CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 7, y: 8)),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 7, 8, 0, 1]
    ),
    Row(
      "made from an affine one: (scaleX: 2, y: 3)",
      CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 3)),
      [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
    Row(
      "made from an affine one: .identity",
      CATransform3DMakeAffineTransform(CGAffineTransform.identity),
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    ),
  ]

  @Test(arguments: matrices)
  func `a function makes its matrix`(row: Row) {
    #expect(distance(row.matrix, row.expected) < 1e-8)
  }

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

  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let matrix: CATransform3D
    let keyPath: String
    let value: Double
    init(_ name: String, _ matrix: CATransform3D, _ keyPath: String, _ value: Double) {
      (testDescription, self.matrix, self.keyPath, self.value) = (
        "\(keyPath) of a \(name)", matrix, keyPath, value
      )
    }
  }

  static let parts: [Part] = [
    Part("turn by 0.5", CATransform3DMakeRotation(0.5, 0, 0, 1), "transform.rotation", 0.5),
    Part("turn by 0.5", CATransform3DMakeRotation(0.5, 0, 0, 1), "transform.rotation.z", 0.5),
    Part("tilt by 0.5", CATransform3DMakeRotation(0.5, 1, 0, 0), "transform.rotation.x", 0.5),
    Part("shift by 0.5", CATransform3DMakeTranslation(0.5, 3, 4), "transform.translation.x", 0.5),
    Part("turn by -1", CATransform3DMakeRotation(-1, 0, 0, 1), "transform.rotation", -1),
    Part("turn by -1", CATransform3DMakeRotation(-1, 0, 0, 1), "transform.rotation.z", -1),
    Part("tilt by -1", CATransform3DMakeRotation(-1, 1, 0, 0), "transform.rotation.x", -1),
    Part("shift by -1", CATransform3DMakeTranslation(-1, 3, 4), "transform.translation.x", -1),
    Part("turn by 2", CATransform3DMakeRotation(2, 0, 0, 1), "transform.rotation", 2),
    Part("turn by 2", CATransform3DMakeRotation(2, 0, 0, 1), "transform.rotation.z", 2),
    Part("tilt by 2", CATransform3DMakeRotation(2, 1, 0, 0), "transform.rotation.x", 2),
    Part("shift by 2", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.x", 2),
    Part("shift", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.y", 3),
    Part("shift", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.z", 4),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.x", 2),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.y", 3),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.z", 4),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale", 3),
    Part("nothing", CATransform3DIdentity, "transform.scale", 1),
    Part("nothing", CATransform3DIdentity, "transform.scale.x", 1),
    Part("nothing", CATransform3DIdentity, "transform.rotation", 0),
    Part("nothing", CATransform3DIdentity, "transform.translation.x", 0),
    Part("swing", CATransform3DMakeRotation(0.75, 0, 1, 0), "transform.rotation.y", 0.75),
  ]

  @Test(arguments: parts)
  func `a key path reads a part of the transform`(row: Part) {
    let layer = CALayer()
    layer.transform = row.matrix
    let value = layer.value(forKeyPath: row.keyPath) as? Double ?? .nan
    #expect(abs(value - row.value) < 1e-9)
  }

  @Test(arguments: parts)
  func `a key path writes a part of the transform`(row: Part) {
    let layer = CALayer()
    layer.setValue(row.value, forKeyPath: row.keyPath)
    let value = layer.value(forKeyPath: row.keyPath) as? Double ?? .nan
    #expect(abs(value - row.value) < 1e-9)
  }
}
