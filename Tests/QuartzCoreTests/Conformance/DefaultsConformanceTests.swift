import QuartzCore
import Testing

/// The defaults of layers and animations, by the public headers.
@Suite("Core Animation: defaults")
struct DefaultsConformanceTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: String
    let expected: String
    init(_ name: String, _ value: String, _ expected: String) {
      (testDescription, self.value, self.expected) = (name, value, expected)
    }
  }

  static let layers: [Fact] = [
    Fact("bounds", text(CALayer().bounds), "(0.0, 0.0, 0.0, 0.0)"),
    Fact("position", text(CALayer().position), "(0.0, 0.0)"),
    Fact("frame", text(CALayer().frame), "(0.0, 0.0, 0.0, 0.0)"),
    Fact("zPosition", text(CALayer().zPosition), "0.0"),
    Fact("anchorPoint", text(CALayer().anchorPoint), "(0.5, 0.5)"),
    Fact("anchorPointZ", text(CALayer().anchorPointZ), "0.0"),
    Fact("isGeometryFlipped", text(CALayer().isGeometryFlipped), "false"),
    Fact("isHidden", text(CALayer().isHidden), "false"),
    Fact("opacity", text(CALayer().opacity), "1.0"),
    Fact("isDoubleSided", text(CALayer().isDoubleSided), "true"),
    Fact("masksToBounds", text(CALayer().masksToBounds), "false"),
    Fact("allowsGroupOpacity", text(CALayer().allowsGroupOpacity), "true"),
    Fact("contentsRect", text(CALayer().contentsRect), "(0.0, 0.0, 1.0, 1.0)"),
    Fact("contentsCenter", text(CALayer().contentsCenter), "(0.0, 0.0, 1.0, 1.0)"),
    Fact("contentsScale", text(CALayer().contentsScale), "1.0"),
    Fact("contentsGravity.rawValue", text(CALayer().contentsGravity.rawValue), "resize"),
    Fact("contentsFormat.rawValue", text(CALayer().contentsFormat.rawValue), "RGBA8"),
    Fact("minificationFilter.rawValue", text(CALayer().minificationFilter.rawValue), "linear"),
    Fact("magnificationFilter.rawValue", text(CALayer().magnificationFilter.rawValue), "linear"),
    Fact("minificationFilterBias", text(CALayer().minificationFilterBias), "0.0"),
    Fact("isOpaque", text(CALayer().isOpaque), "false"),
    Fact("needsDisplayOnBoundsChange", text(CALayer().needsDisplayOnBoundsChange), "false"),
    Fact("drawsAsynchronously", text(CALayer().drawsAsynchronously), "false"),
    Fact("cornerRadius", text(CALayer().cornerRadius), "0.0"),
    Fact("maskedCorners.rawValue", text(CALayer().maskedCorners.rawValue), "15"),
    Fact("cornerCurve.rawValue", text(CALayer().cornerCurve.rawValue), "circular"),
    Fact("borderWidth", text(CALayer().borderWidth), "0.0"),
    Fact("shadowOpacity", text(CALayer().shadowOpacity), "0.0"),
    Fact("shadowOffset", text(CALayer().shadowOffset), "(0.0, -3.0)"),
    Fact("shadowRadius", text(CALayer().shadowRadius), "3.0"),
    Fact("shouldRasterize", text(CALayer().shouldRasterize), "false"),
    Fact("rasterizationScale", text(CALayer().rasterizationScale), "1.0"),
    Fact("edgeAntialiasingMask.rawValue", text(CALayer().edgeAntialiasingMask.rawValue), "15"),
    Fact("allowsEdgeAntialiasing", text(CALayer().allowsEdgeAntialiasing), "false"),
    Fact("autoresizingMask.rawValue", text(CALayer().autoresizingMask.rawValue), "0"),
    Fact("beginTime", text(CALayer().beginTime), "0.0"),
    Fact("timeOffset", text(CALayer().timeOffset), "0.0"),
    Fact("speed", text(CALayer().speed), "1.0"),
    Fact("repeatCount", text(CALayer().repeatCount), "0.0"),
    Fact("repeatDuration", text(CALayer().repeatDuration), "0.0"),
    Fact("autoreverses", text(CALayer().autoreverses), "false"),
    Fact("fillMode.rawValue", text(CALayer().fillMode.rawValue), "removed"),
    Fact("mask is nothing", text(CALayer().mask == nil), "true"),
    Fact("contents is nothing", text(CALayer().contents == nil), "true"),
    Fact("backgroundColor is nothing", text(CALayer().backgroundColor == nil), "true"),
    Fact("shadowPath is nothing", text(CALayer().shadowPath == nil), "true"),
    Fact("compositingFilter is nothing", text(CALayer().compositingFilter == nil), "true"),
    Fact("filters is nothing", text(CALayer().filters == nil), "true"),
    Fact("backgroundFilters is nothing", text(CALayer().backgroundFilters == nil), "true"),
    Fact("superlayer is nothing", text(CALayer().superlayer == nil), "true"),
    Fact("sublayers is nothing", text(CALayer().sublayers == nil), "true"),
    Fact("delegate is nothing", text(CALayer().delegate == nil), "true"),
    Fact("name is nothing", text(CALayer().name == nil), "true"),
    Fact("actions is nothing", text(CALayer().actions == nil), "true"),
    Fact("style is nothing", text(CALayer().style == nil), "true"),
    Fact("transform is the identity", text(CATransform3DIsIdentity(CALayer().transform)), "true"),
    Fact(
      "sublayerTransform is the identity",
      text(CATransform3DIsIdentity(CALayer().sublayerTransform)),
      "true"
    ),
    Fact("borderColor is black", text(CALayer().borderColor == CGColor.black), "true"),
    Fact("shadowColor is black", text(CALayer().shadowColor == CGColor.black), "true"),
    Fact("needsLayout()", text(CALayer().needsLayout()), "false"),
    Fact("needsDisplay()", text(CALayer().needsDisplay()), "false"),
    Fact("animationKeys() is nothing", text(CALayer().animationKeys() == nil), "true"),
    Fact("presentation() is nothing", text(CALayer().presentation() == nil), "true"),
    Fact("contentsAreFlipped()", text(CALayer().contentsAreFlipped()), "false"),
    Fact("preferredFrameSize()", text(CALayer().preferredFrameSize()), "(0.0, 0.0)"),
    Fact("affineTransform() is the identity", text(CALayer().affineTransform().isIdentity), "true"),
    Fact("needsDisplay(forKey:)", text(CALayer.needsDisplay(forKey: "bounds")), "false"),
    Fact(
      "defaultAction(forKey:) is nothing",
      text(CALayer.defaultAction(forKey: "bounds") == nil),
      "true"
    ),
    Fact(
      "expansion of circular corners",
      text(CALayer.cornerCurveExpansionFactor(.circular)),
      "1.0"
    ),
    Fact(
      "expansion of continuous corners",
      text(CALayer.cornerCurveExpansionFactor(.continuous)),
      "1.528665"
    ),
  ]

  @Test(arguments: layers)
  func `a new layer has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let specialLayers: [Fact] = [
    Fact("shape path == nil", text(CAShapeLayer().path == nil), "true"),
    Fact(
      "shape fillColor == CGColor.black",
      text(CAShapeLayer().fillColor == CGColor.black),
      "true"
    ),
    Fact("shape fillRule.rawValue", text(CAShapeLayer().fillRule.rawValue), "non-zero"),
    Fact("shape strokeColor == nil", text(CAShapeLayer().strokeColor == nil), "true"),
    Fact("shape strokeStart", text(CAShapeLayer().strokeStart), "0.0"),
    Fact("shape strokeEnd", text(CAShapeLayer().strokeEnd), "1.0"),
    Fact("shape lineWidth", text(CAShapeLayer().lineWidth), "1.0"),
    Fact("shape miterLimit", text(CAShapeLayer().miterLimit), "10.0"),
    Fact("shape lineCap.rawValue", text(CAShapeLayer().lineCap.rawValue), "butt"),
    Fact("shape lineJoin.rawValue", text(CAShapeLayer().lineJoin.rawValue), "miter"),
    Fact("shape lineDashPhase", text(CAShapeLayer().lineDashPhase), "0.0"),
    Fact("shape lineDashPattern == nil", text(CAShapeLayer().lineDashPattern == nil), "true"),
    Fact("gradient colors == nil", text(CAGradientLayer().colors == nil), "true"),
    Fact("gradient locations == nil", text(CAGradientLayer().locations == nil), "true"),
    Fact("gradient startPoint", text(CAGradientLayer().startPoint), "(0.5, 0.0)"),
    Fact("gradient endPoint", text(CAGradientLayer().endPoint), "(0.5, 1.0)"),
    Fact("gradient type.rawValue", text(CAGradientLayer().type.rawValue), "axial"),
    Fact("replicator instanceCount", text(CAReplicatorLayer().instanceCount), "1"),
    Fact("replicator preservesDepth", text(CAReplicatorLayer().preservesDepth), "false"),
    Fact("replicator instanceDelay", text(CAReplicatorLayer().instanceDelay), "0.0"),
    Fact(
      "replicator instanceColor == CGColor.white",
      text(CAReplicatorLayer().instanceColor == CGColor.white),
      "true"
    ),
    Fact("replicator instanceRedOffset", text(CAReplicatorLayer().instanceRedOffset), "0.0"),
    Fact("replicator instanceGreenOffset", text(CAReplicatorLayer().instanceGreenOffset), "0.0"),
    Fact("replicator instanceBlueOffset", text(CAReplicatorLayer().instanceBlueOffset), "0.0"),
    Fact("replicator instanceAlphaOffset", text(CAReplicatorLayer().instanceAlphaOffset), "0.0"),
    Fact(
      "replicator instanceTransform",
      text(CATransform3DIsIdentity(CAReplicatorLayer().instanceTransform)),
      "true"
    ),
    Fact("text string == nil", text(CATextLayer().string == nil), "true"),
    Fact("text fontSize", text(CATextLayer().fontSize), "36.0"),
    Fact(
      "text foregroundColor == CGColor.white",
      text(CATextLayer().foregroundColor == CGColor.white),
      "true"
    ),
    Fact("text isWrapped", text(CATextLayer().isWrapped), "false"),
    Fact("text truncationMode.rawValue", text(CATextLayer().truncationMode.rawValue), "none"),
    Fact("text alignmentMode.rawValue", text(CATextLayer().alignmentMode.rawValue), "natural"),
  ]

  @Test(arguments: specialLayers)
  func `a new special layer has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let animations: [Fact] = [
    Fact("CABasicAnimation beginTime", text(CABasicAnimation().beginTime), "0.0"),
    Fact("CABasicAnimation duration", text(CABasicAnimation().duration), "0.0"),
    Fact("CABasicAnimation speed", text(CABasicAnimation().speed), "1.0"),
    Fact("CABasicAnimation timeOffset", text(CABasicAnimation().timeOffset), "0.0"),
    Fact("CABasicAnimation repeatCount", text(CABasicAnimation().repeatCount), "0.0"),
    Fact("CABasicAnimation repeatDuration", text(CABasicAnimation().repeatDuration), "0.0"),
    Fact("CABasicAnimation autoreverses", text(CABasicAnimation().autoreverses), "false"),
    Fact(
      "CABasicAnimation fillMode.rawValue",
      text(CABasicAnimation().fillMode.rawValue),
      "removed"
    ),
    Fact(
      "CABasicAnimation timingFunction == nil",
      text(CABasicAnimation().timingFunction == nil),
      "true"
    ),
    Fact("CABasicAnimation delegate == nil", text(CABasicAnimation().delegate == nil), "true"),
    Fact(
      "CABasicAnimation isRemovedOnCompletion",
      text(CABasicAnimation().isRemovedOnCompletion),
      "true"
    ),
    Fact("CAKeyframeAnimation beginTime", text(CAKeyframeAnimation().beginTime), "0.0"),
    Fact("CAKeyframeAnimation duration", text(CAKeyframeAnimation().duration), "0.0"),
    Fact("CAKeyframeAnimation speed", text(CAKeyframeAnimation().speed), "1.0"),
    Fact("CAKeyframeAnimation timeOffset", text(CAKeyframeAnimation().timeOffset), "0.0"),
    Fact("CAKeyframeAnimation repeatCount", text(CAKeyframeAnimation().repeatCount), "0.0"),
    Fact("CAKeyframeAnimation repeatDuration", text(CAKeyframeAnimation().repeatDuration), "0.0"),
    Fact("CAKeyframeAnimation autoreverses", text(CAKeyframeAnimation().autoreverses), "false"),
    Fact(
      "CAKeyframeAnimation fillMode.rawValue",
      text(CAKeyframeAnimation().fillMode.rawValue),
      "removed"
    ),
    Fact(
      "CAKeyframeAnimation timingFunction == nil",
      text(CAKeyframeAnimation().timingFunction == nil),
      "true"
    ),
    Fact(
      "CAKeyframeAnimation delegate == nil",
      text(CAKeyframeAnimation().delegate == nil),
      "true"
    ),
    Fact(
      "CAKeyframeAnimation isRemovedOnCompletion",
      text(CAKeyframeAnimation().isRemovedOnCompletion),
      "true"
    ),
    Fact("CASpringAnimation beginTime", text(CASpringAnimation().beginTime), "0.0"),
    Fact("CASpringAnimation duration", text(CASpringAnimation().duration), "0.0"),
    Fact("CASpringAnimation speed", text(CASpringAnimation().speed), "1.0"),
    Fact("CASpringAnimation timeOffset", text(CASpringAnimation().timeOffset), "0.0"),
    Fact("CASpringAnimation repeatCount", text(CASpringAnimation().repeatCount), "0.0"),
    Fact("CASpringAnimation repeatDuration", text(CASpringAnimation().repeatDuration), "0.0"),
    Fact("CASpringAnimation autoreverses", text(CASpringAnimation().autoreverses), "false"),
    Fact(
      "CASpringAnimation fillMode.rawValue",
      text(CASpringAnimation().fillMode.rawValue),
      "removed"
    ),
    Fact(
      "CASpringAnimation timingFunction == nil",
      text(CASpringAnimation().timingFunction == nil),
      "true"
    ),
    Fact("CASpringAnimation delegate == nil", text(CASpringAnimation().delegate == nil), "true"),
    Fact(
      "CASpringAnimation isRemovedOnCompletion",
      text(CASpringAnimation().isRemovedOnCompletion),
      "true"
    ),
    Fact("CAAnimationGroup beginTime", text(CAAnimationGroup().beginTime), "0.0"),
    Fact("CAAnimationGroup duration", text(CAAnimationGroup().duration), "0.0"),
    Fact("CAAnimationGroup speed", text(CAAnimationGroup().speed), "1.0"),
    Fact("CAAnimationGroup timeOffset", text(CAAnimationGroup().timeOffset), "0.0"),
    Fact("CAAnimationGroup repeatCount", text(CAAnimationGroup().repeatCount), "0.0"),
    Fact("CAAnimationGroup repeatDuration", text(CAAnimationGroup().repeatDuration), "0.0"),
    Fact("CAAnimationGroup autoreverses", text(CAAnimationGroup().autoreverses), "false"),
    Fact(
      "CAAnimationGroup fillMode.rawValue",
      text(CAAnimationGroup().fillMode.rawValue),
      "removed"
    ),
    Fact(
      "CAAnimationGroup timingFunction == nil",
      text(CAAnimationGroup().timingFunction == nil),
      "true"
    ),
    Fact("CAAnimationGroup delegate == nil", text(CAAnimationGroup().delegate == nil), "true"),
    Fact(
      "CAAnimationGroup isRemovedOnCompletion",
      text(CAAnimationGroup().isRemovedOnCompletion),
      "true"
    ),
    Fact("CATransition beginTime", text(CATransition().beginTime), "0.0"),
    Fact("CATransition duration", text(CATransition().duration), "0.0"),
    Fact("CATransition speed", text(CATransition().speed), "1.0"),
    Fact("CATransition timeOffset", text(CATransition().timeOffset), "0.0"),
    Fact("CATransition repeatCount", text(CATransition().repeatCount), "0.0"),
    Fact("CATransition repeatDuration", text(CATransition().repeatDuration), "0.0"),
    Fact("CATransition autoreverses", text(CATransition().autoreverses), "false"),
    Fact("CATransition fillMode.rawValue", text(CATransition().fillMode.rawValue), "removed"),
    Fact("CATransition timingFunction == nil", text(CATransition().timingFunction == nil), "true"),
    Fact("CATransition delegate == nil", text(CATransition().delegate == nil), "true"),
    Fact("CATransition isRemovedOnCompletion", text(CATransition().isRemovedOnCompletion), "true"),
  ]

  @Test(arguments: animations)
  func `a new animation has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let propertyAnimations: [Fact] = [
    Fact("CABasicAnimation keyPath == nil", text(CABasicAnimation().keyPath == nil), "true"),
    Fact("CABasicAnimation isAdditive", text(CABasicAnimation().isAdditive), "false"),
    Fact("CABasicAnimation isCumulative", text(CABasicAnimation().isCumulative), "false"),
    Fact(
      "CABasicAnimation valueFunction == nil",
      text(CABasicAnimation().valueFunction == nil),
      "true"
    ),
    Fact("CAKeyframeAnimation keyPath == nil", text(CAKeyframeAnimation().keyPath == nil), "true"),
    Fact("CAKeyframeAnimation isAdditive", text(CAKeyframeAnimation().isAdditive), "false"),
    Fact("CAKeyframeAnimation isCumulative", text(CAKeyframeAnimation().isCumulative), "false"),
    Fact(
      "CAKeyframeAnimation valueFunction == nil",
      text(CAKeyframeAnimation().valueFunction == nil),
      "true"
    ),
    Fact("CASpringAnimation keyPath == nil", text(CASpringAnimation().keyPath == nil), "true"),
    Fact("CASpringAnimation isAdditive", text(CASpringAnimation().isAdditive), "false"),
    Fact("CASpringAnimation isCumulative", text(CASpringAnimation().isCumulative), "false"),
    Fact(
      "CASpringAnimation valueFunction == nil",
      text(CASpringAnimation().valueFunction == nil),
      "true"
    ),
    Fact("basic fromValue", text(CABasicAnimation().fromValue == nil), "true"),
    Fact("basic toValue", text(CABasicAnimation().toValue == nil), "true"),
    Fact("basic byValue", text(CABasicAnimation().byValue == nil), "true"),
    Fact("keyframe values == nil", text(CAKeyframeAnimation().values == nil), "true"),
    Fact("keyframe path == nil", text(CAKeyframeAnimation().path == nil), "true"),
    Fact("keyframe keyTimes == nil", text(CAKeyframeAnimation().keyTimes == nil), "true"),
    Fact(
      "keyframe timingFunctions == nil",
      text(CAKeyframeAnimation().timingFunctions == nil),
      "true"
    ),
    Fact(
      "keyframe calculationMode.rawValue",
      text(CAKeyframeAnimation().calculationMode.rawValue),
      "linear"
    ),
    Fact("keyframe tensionValues == nil", text(CAKeyframeAnimation().tensionValues == nil), "true"),
    Fact(
      "keyframe continuityValues == nil",
      text(CAKeyframeAnimation().continuityValues == nil),
      "true"
    ),
    Fact("keyframe biasValues == nil", text(CAKeyframeAnimation().biasValues == nil), "true"),
    Fact("keyframe rotationMode == nil", text(CAKeyframeAnimation().rotationMode == nil), "true"),
    Fact("spring mass", text(CASpringAnimation().mass), "1.0"),
    Fact("spring stiffness", text(CASpringAnimation().stiffness), "100.0"),
    Fact("spring damping", text(CASpringAnimation().damping), "10.0"),
    Fact("spring initialVelocity", text(CASpringAnimation().initialVelocity), "0.0"),
    Fact("spring allowsOverdamping", text(CASpringAnimation().allowsOverdamping), "false"),
    Fact("transition type.rawValue", text(CATransition().type.rawValue), "fade"),
    Fact("transition subtype == nil", text(CATransition().subtype == nil), "true"),
    Fact("transition startProgress", text(CATransition().startProgress), "0.0"),
    Fact("transition endProgress", text(CATransition().endProgress), "1.0"),
    Fact("group animations", text(CAAnimationGroup().animations == nil), "true"),
    Fact(
      "key path of an initializer",
      text(CABasicAnimation(keyPath: "opacity").keyPath ?? ""),
      "opacity"
    ),
    Fact(
      "perceptual spring mass",
      text(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).mass),
      "1.0"
    ),
    Fact(
      "perceptual spring overdamps",
      text(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).allowsOverdamping),
      "true"
    ),
  ]

  @Test(arguments: propertyAnimations)
  func `a new animation of a property has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

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

  static let defaultValues: [Fact] = [
    Fact("speed", text(CALayer.defaultValue(forKey: "speed") as? Float ?? -99), "1.0"),
    Fact("duration", text(CALayer.defaultValue(forKey: "duration") as? Double ?? -99), "0.0"),
    Fact("beginTime", text(CALayer.defaultValue(forKey: "beginTime") as? Double ?? -99), "0.0"),
    Fact("timeOffset", text(CALayer.defaultValue(forKey: "timeOffset") as? Double ?? -99), "0.0"),
    Fact("repeatCount", text(CALayer.defaultValue(forKey: "repeatCount") as? Float ?? -99), "0.0"),
    Fact(
      "repeatDuration",
      text(CALayer.defaultValue(forKey: "repeatDuration") as? Double ?? -99),
      "0.0"
    ),
    Fact(
      "autoreverses",
      text(CALayer.defaultValue(forKey: "autoreverses") as? Bool ?? true),
      "false"
    ),
    Fact("opacity", text(CALayer.defaultValue(forKey: "opacity") as? Double ?? -99), "1.0"),
    Fact(
      "anchorPoint",
      text(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint ?? CGPoint(x: -9, y: -9)),
      "(0.5, 0.5)"
    ),
    Fact(
      "contentsScale",
      text(CALayer.defaultValue(forKey: "contentsScale") as? Double ?? -99),
      "1.0"
    ),
    Fact(
      "contentsRect",
      text(CALayer.defaultValue(forKey: "contentsRect") as? CGRect ?? .null),
      "(0.0, 0.0, 1.0, 1.0)"
    ),
    Fact(
      "contentsCenter",
      text(CALayer.defaultValue(forKey: "contentsCenter") as? CGRect ?? .null),
      "(0.0, 0.0, 1.0, 1.0)"
    ),
    Fact(
      "shadowOffset",
      text(
        CALayer.defaultValue(forKey: "shadowOffset") as? CGSize ?? CGSize(width: -9, height: -9)
      ),
      "(0.0, -3.0)"
    ),
    Fact(
      "shadowRadius",
      text(CALayer.defaultValue(forKey: "shadowRadius") as? Double ?? -99),
      "3.0"
    ),
    Fact(
      "shadowOpacity",
      text(CALayer.defaultValue(forKey: "shadowOpacity") as? Double ?? -99),
      "0.0"
    ),
    Fact(
      "rasterizationScale",
      text(CALayer.defaultValue(forKey: "rasterizationScale") as? Double ?? -99),
      "1.0"
    ),
    Fact(
      "cornerRadius",
      text(CALayer.defaultValue(forKey: "cornerRadius") as? Double ?? -99),
      "0.0"
    ),
    Fact("borderWidth", text(CALayer.defaultValue(forKey: "borderWidth") as? Double ?? -99), "0.0"),
    Fact("zPosition", text(CALayer.defaultValue(forKey: "zPosition") as? Double ?? -99), "0.0"),
    Fact("bounds", text(CALayer.defaultValue(forKey: "bounds") == nil), "true"),
    Fact("position", text(CALayer.defaultValue(forKey: "position") == nil), "true"),
    Fact("backgroundColor", text(CALayer.defaultValue(forKey: "backgroundColor") == nil), "true"),
    Fact("contents", text(CALayer.defaultValue(forKey: "contents") == nil), "true"),
    Fact("shadowPath", text(CALayer.defaultValue(forKey: "shadowPath") == nil), "true"),
    Fact("noSuchKey", text(CALayer.defaultValue(forKey: "noSuchKey") == nil), "true"),
    Fact(
      "fillMode",
      text((CALayer.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode)?.rawValue ?? ""),
      "removed"
    ),
    Fact(
      "cornerCurve",
      text((CALayer.defaultValue(forKey: "cornerCurve") as? CALayerCornerCurve)?.rawValue ?? ""),
      "circular"
    ),
    Fact(
      "maskedCorners",
      text((CALayer.defaultValue(forKey: "maskedCorners") as? CACornerMask)?.rawValue ?? 0),
      "15"
    ),
    Fact(
      "contentsGravity",
      text(
        (CALayer.defaultValue(forKey: "contentsGravity") as? CALayerContentsGravity)?.rawValue ?? ""
      ),
      "resize"
    ),
  ]

  @Test(arguments: defaultValues)
  func `defaultValue returns`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }
}
