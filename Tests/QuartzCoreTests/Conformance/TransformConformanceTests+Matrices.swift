import QuartzCore

extension TransformConformanceTests {
  /// What each function makes of its arguments.
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
}
