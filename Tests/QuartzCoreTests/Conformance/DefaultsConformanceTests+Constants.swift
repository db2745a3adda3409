import QuartzCore
import Testing

extension DefaultsConformanceTests {
  static let constants: [Fact] = [
    Fact("CALayerContentsGravity.center", text(CALayerContentsGravity.center.rawValue), "center"),
    Fact("CALayerContentsGravity.top", text(CALayerContentsGravity.top.rawValue), "top"),
    Fact("CALayerContentsGravity.bottom", text(CALayerContentsGravity.bottom.rawValue), "bottom"),
    Fact("CALayerContentsGravity.left", text(CALayerContentsGravity.left.rawValue), "left"),
    Fact("CALayerContentsGravity.right", text(CALayerContentsGravity.right.rawValue), "right"),
    Fact(
      "CALayerContentsGravity.topLeft",
      text(CALayerContentsGravity.topLeft.rawValue),
      "topLeft"
    ),
    Fact(
      "CALayerContentsGravity.topRight",
      text(CALayerContentsGravity.topRight.rawValue),
      "topRight"
    ),
    Fact(
      "CALayerContentsGravity.bottomLeft",
      text(CALayerContentsGravity.bottomLeft.rawValue),
      "bottomLeft"
    ),
    Fact(
      "CALayerContentsGravity.bottomRight",
      text(CALayerContentsGravity.bottomRight.rawValue),
      "bottomRight"
    ),
    Fact("CALayerContentsGravity.resize", text(CALayerContentsGravity.resize.rawValue), "resize"),
    Fact(
      "CALayerContentsGravity.resizeAspect",
      text(CALayerContentsGravity.resizeAspect.rawValue),
      "resizeAspect"
    ),
    Fact(
      "CALayerContentsGravity.resizeAspectFill",
      text(CALayerContentsGravity.resizeAspectFill.rawValue),
      "resizeAspectFill"
    ),
    Fact("CALayerContentsFilter.nearest", text(CALayerContentsFilter.nearest.rawValue), "nearest"),
    Fact("CALayerContentsFilter.linear", text(CALayerContentsFilter.linear.rawValue), "linear"),
    Fact(
      "CALayerContentsFilter.trilinear",
      text(CALayerContentsFilter.trilinear.rawValue),
      "trilinear"
    ),
    Fact("CALayerCornerCurve.circular", text(CALayerCornerCurve.circular.rawValue), "circular"),
    Fact(
      "CALayerCornerCurve.continuous",
      text(CALayerCornerCurve.continuous.rawValue),
      "continuous"
    ),
    Fact(
      "CAMediaTimingFillMode.forwards",
      text(CAMediaTimingFillMode.forwards.rawValue),
      "forwards"
    ),
    Fact(
      "CAMediaTimingFillMode.backwards",
      text(CAMediaTimingFillMode.backwards.rawValue),
      "backwards"
    ),
    Fact("CAMediaTimingFillMode.both", text(CAMediaTimingFillMode.both.rawValue), "both"),
    Fact("CAMediaTimingFillMode.removed", text(CAMediaTimingFillMode.removed.rawValue), "removed"),
    Fact("CATransitionType.fade", text(CATransitionType.fade.rawValue), "fade"),
    Fact("CATransitionType.moveIn", text(CATransitionType.moveIn.rawValue), "moveIn"),
    Fact("CATransitionType.push", text(CATransitionType.push.rawValue), "push"),
    Fact("CATransitionType.reveal", text(CATransitionType.reveal.rawValue), "reveal"),
    Fact(
      "CATransitionSubtype.fromRight",
      text(CATransitionSubtype.fromRight.rawValue),
      "fromRight"
    ),
    Fact("CATransitionSubtype.fromLeft", text(CATransitionSubtype.fromLeft.rawValue), "fromLeft"),
    Fact("CATransitionSubtype.fromTop", text(CATransitionSubtype.fromTop.rawValue), "fromTop"),
    Fact(
      "CATransitionSubtype.fromBottom",
      text(CATransitionSubtype.fromBottom.rawValue),
      "fromBottom"
    ),
    Fact(
      "CAAnimationCalculationMode.linear",
      text(CAAnimationCalculationMode.linear.rawValue),
      "linear"
    ),
    Fact(
      "CAAnimationCalculationMode.discrete",
      text(CAAnimationCalculationMode.discrete.rawValue),
      "discrete"
    ),
    Fact(
      "CAAnimationCalculationMode.paced",
      text(CAAnimationCalculationMode.paced.rawValue),
      "paced"
    ),
    Fact(
      "CAAnimationCalculationMode.cubic",
      text(CAAnimationCalculationMode.cubic.rawValue),
      "cubic"
    ),
    Fact(
      "CAAnimationCalculationMode.cubicPaced",
      text(CAAnimationCalculationMode.cubicPaced.rawValue),
      "cubicPaced"
    ),
    Fact("CAValueFunctionName.rotateX", text(CAValueFunctionName.rotateX.rawValue), "rotateX"),
    Fact("CAValueFunctionName.rotateY", text(CAValueFunctionName.rotateY.rawValue), "rotateY"),
    Fact("CAValueFunctionName.rotateZ", text(CAValueFunctionName.rotateZ.rawValue), "rotateZ"),
    Fact("CAValueFunctionName.scale", text(CAValueFunctionName.scale.rawValue), "scale"),
    Fact("CAValueFunctionName.scaleX", text(CAValueFunctionName.scaleX.rawValue), "scaleX"),
    Fact("CAValueFunctionName.scaleY", text(CAValueFunctionName.scaleY.rawValue), "scaleY"),
    Fact("CAValueFunctionName.scaleZ", text(CAValueFunctionName.scaleZ.rawValue), "scaleZ"),
    Fact(
      "CAValueFunctionName.translate",
      text(CAValueFunctionName.translate.rawValue),
      "translate"
    ),
    Fact(
      "CAValueFunctionName.translateX",
      text(CAValueFunctionName.translateX.rawValue),
      "translateX"
    ),
    Fact(
      "CAValueFunctionName.translateY",
      text(CAValueFunctionName.translateY.rawValue),
      "translateY"
    ),
    Fact(
      "CAValueFunctionName.translateZ",
      text(CAValueFunctionName.translateZ.rawValue),
      "translateZ"
    ),
    Fact("CAShapeLayerLineCap.butt", text(CAShapeLayerLineCap.butt.rawValue), "butt"),
    Fact("CAShapeLayerLineCap.round", text(CAShapeLayerLineCap.round.rawValue), "round"),
    Fact("CAShapeLayerLineCap.square", text(CAShapeLayerLineCap.square.rawValue), "square"),
    Fact("CAShapeLayerLineJoin.miter", text(CAShapeLayerLineJoin.miter.rawValue), "miter"),
    Fact("CAShapeLayerLineJoin.round", text(CAShapeLayerLineJoin.round.rawValue), "round"),
    Fact("CAShapeLayerLineJoin.bevel", text(CAShapeLayerLineJoin.bevel.rawValue), "bevel"),
    Fact("CAGradientLayerType.axial", text(CAGradientLayerType.axial.rawValue), "axial"),
    Fact("CAGradientLayerType.radial", text(CAGradientLayerType.radial.rawValue), "radial"),
    Fact("CAGradientLayerType.conic", text(CAGradientLayerType.conic.rawValue), "conic"),
    Fact("CATextLayerTruncationMode.none", text(CATextLayerTruncationMode.none.rawValue), "none"),
    Fact(
      "CATextLayerTruncationMode.start",
      text(CATextLayerTruncationMode.start.rawValue),
      "start"
    ),
    Fact("CATextLayerTruncationMode.end", text(CATextLayerTruncationMode.end.rawValue), "end"),
    Fact(
      "CATextLayerTruncationMode.middle",
      text(CATextLayerTruncationMode.middle.rawValue),
      "middle"
    ),
    Fact(
      "CATextLayerAlignmentMode.natural",
      text(CATextLayerAlignmentMode.natural.rawValue),
      "natural"
    ),
    Fact("CATextLayerAlignmentMode.left", text(CATextLayerAlignmentMode.left.rawValue), "left"),
    Fact("CATextLayerAlignmentMode.right", text(CATextLayerAlignmentMode.right.rawValue), "right"),
    Fact(
      "CATextLayerAlignmentMode.center",
      text(CATextLayerAlignmentMode.center.rawValue),
      "center"
    ),
    Fact(
      "CATextLayerAlignmentMode.justified",
      text(CATextLayerAlignmentMode.justified.rawValue),
      "justified"
    ),
    Fact(
      "CAMediaTimingFunctionName.linear",
      text(CAMediaTimingFunctionName.linear.rawValue),
      "linear"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeIn",
      text(CAMediaTimingFunctionName.easeIn.rawValue),
      "easeIn"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeOut",
      text(CAMediaTimingFunctionName.easeOut.rawValue),
      "easeOut"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeInEaseOut",
      text(CAMediaTimingFunctionName.easeInEaseOut.rawValue),
      "easeInEaseOut"
    ),
    Fact("default timing function", text(CAMediaTimingFunctionName.`default`.rawValue), "default"),
    Fact("nonZero", text(CAShapeLayerFillRule.nonZero.rawValue), "non-zero"),
    Fact("evenOdd", text(CAShapeLayerFillRule.evenOdd.rawValue), "even-odd"),
    Fact("rotateAuto", text(CAAnimationRotationMode.rotateAuto.rawValue), "auto"),
    Fact(
      "rotateAutoReverse",
      text(CAAnimationRotationMode.rotateAutoReverse.rawValue),
      "autoReverse"
    ),
    Fact("left edge", text(CAEdgeAntialiasingMask.layerLeftEdge.rawValue), "1"),
    Fact("right edge", text(CAEdgeAntialiasingMask.layerRightEdge.rawValue), "2"),
    Fact("bottom edge", text(CAEdgeAntialiasingMask.layerBottomEdge.rawValue), "4"),
    Fact("top edge", text(CAEdgeAntialiasingMask.layerTopEdge.rawValue), "8"),
    Fact("first corner", text(CACornerMask.layerMinXMinYCorner.rawValue), "1"),
    Fact("second corner", text(CACornerMask.layerMaxXMinYCorner.rawValue), "2"),
    Fact("third corner", text(CACornerMask.layerMinXMaxYCorner.rawValue), "4"),
    Fact("fourth corner", text(CACornerMask.layerMaxXMaxYCorner.rawValue), "8"),
    Fact("kCATransition", text(kCATransition), "transition"),
  ]

  @Test(arguments: constants)
  func `a constant has its value`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }
}
