import QuartzCore
import Testing

/// What layers and animations are before anybody has set anything, by the public headers.
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
    Fact("bounds", "\(CALayer().bounds)", "(0.0, 0.0, 0.0, 0.0)"),
    Fact("position", "\(CALayer().position)", "(0.0, 0.0)"),
    Fact("frame", "\(CALayer().frame)", "(0.0, 0.0, 0.0, 0.0)"),
    Fact("zPosition", "\(CALayer().zPosition)", "0.0"),
    Fact("anchorPoint", "\(CALayer().anchorPoint)", "(0.5, 0.5)"),
    Fact("anchorPointZ", "\(CALayer().anchorPointZ)", "0.0"),
    Fact("isGeometryFlipped", "\(CALayer().isGeometryFlipped)", "false"),
    Fact("isHidden", "\(CALayer().isHidden)", "false"),
    Fact("opacity", "\(CALayer().opacity)", "1.0"),
    Fact("isDoubleSided", "\(CALayer().isDoubleSided)", "true"),
    Fact("masksToBounds", "\(CALayer().masksToBounds)", "false"),
    Fact("allowsGroupOpacity", "\(CALayer().allowsGroupOpacity)", "true"),
    Fact("contentsRect", "\(CALayer().contentsRect)", "(0.0, 0.0, 1.0, 1.0)"),
    Fact("contentsCenter", "\(CALayer().contentsCenter)", "(0.0, 0.0, 1.0, 1.0)"),
    Fact("contentsScale", "\(CALayer().contentsScale)", "1.0"),
    Fact("contentsGravity.rawValue", "\(CALayer().contentsGravity.rawValue)", "resize"),
    Fact("contentsFormat.rawValue", "\(CALayer().contentsFormat.rawValue)", "RGBA8"),
    Fact("minificationFilter.rawValue", "\(CALayer().minificationFilter.rawValue)", "linear"),
    Fact("magnificationFilter.rawValue", "\(CALayer().magnificationFilter.rawValue)", "linear"),
    Fact("minificationFilterBias", "\(CALayer().minificationFilterBias)", "0.0"),
    Fact("isOpaque", "\(CALayer().isOpaque)", "false"),
    Fact("needsDisplayOnBoundsChange", "\(CALayer().needsDisplayOnBoundsChange)", "false"),
    Fact("drawsAsynchronously", "\(CALayer().drawsAsynchronously)", "false"),
    Fact("cornerRadius", "\(CALayer().cornerRadius)", "0.0"),
    Fact("maskedCorners.rawValue", "\(CALayer().maskedCorners.rawValue)", "15"),
    Fact("cornerCurve.rawValue", "\(CALayer().cornerCurve.rawValue)", "circular"),
    Fact("borderWidth", "\(CALayer().borderWidth)", "0.0"),
    Fact("shadowOpacity", "\(CALayer().shadowOpacity)", "0.0"),
    Fact("shadowOffset", "\(CALayer().shadowOffset)", "(0.0, -3.0)"),
    Fact("shadowRadius", "\(CALayer().shadowRadius)", "3.0"),
    Fact("shouldRasterize", "\(CALayer().shouldRasterize)", "false"),
    Fact("rasterizationScale", "\(CALayer().rasterizationScale)", "1.0"),
    Fact("edgeAntialiasingMask.rawValue", "\(CALayer().edgeAntialiasingMask.rawValue)", "15"),
    Fact("allowsEdgeAntialiasing", "\(CALayer().allowsEdgeAntialiasing)", "false"),
    Fact("autoresizingMask.rawValue", "\(CALayer().autoresizingMask.rawValue)", "0"),
    Fact("beginTime", "\(CALayer().beginTime)", "0.0"),
    Fact("timeOffset", "\(CALayer().timeOffset)", "0.0"),
    Fact("speed", "\(CALayer().speed)", "1.0"),
    Fact("repeatCount", "\(CALayer().repeatCount)", "0.0"),
    Fact("repeatDuration", "\(CALayer().repeatDuration)", "0.0"),
    Fact("autoreverses", "\(CALayer().autoreverses)", "false"),
    Fact("fillMode.rawValue", "\(CALayer().fillMode.rawValue)", "removed"),
    Fact("mask is nothing", "\(CALayer().mask == nil)", "true"),
    Fact("contents is nothing", "\(CALayer().contents == nil)", "true"),
    Fact("backgroundColor is nothing", "\(CALayer().backgroundColor == nil)", "true"),
    Fact("shadowPath is nothing", "\(CALayer().shadowPath == nil)", "true"),
    Fact("compositingFilter is nothing", "\(CALayer().compositingFilter == nil)", "true"),
    Fact("filters is nothing", "\(CALayer().filters == nil)", "true"),
    Fact("backgroundFilters is nothing", "\(CALayer().backgroundFilters == nil)", "true"),
    Fact("superlayer is nothing", "\(CALayer().superlayer == nil)", "true"),
    Fact("sublayers is nothing", "\(CALayer().sublayers == nil)", "true"),
    Fact("delegate is nothing", "\(CALayer().delegate == nil)", "true"),
    Fact("name is nothing", "\(CALayer().name == nil)", "true"),
    Fact("actions is nothing", "\(CALayer().actions == nil)", "true"),
    Fact("style is nothing", "\(CALayer().style == nil)", "true"),
    Fact("transform is the identity", "\(CATransform3DIsIdentity(CALayer().transform))", "true"),
    Fact(
      "sublayerTransform is the identity",
      "\(CATransform3DIsIdentity(CALayer().sublayerTransform))",
      "true"
    ),
    Fact("borderColor is black", "\(CALayer().borderColor == CGColor.black)", "true"),
    Fact("shadowColor is black", "\(CALayer().shadowColor == CGColor.black)", "true"),
    Fact("needsLayout()", "\(CALayer().needsLayout())", "false"),
    Fact("needsDisplay()", "\(CALayer().needsDisplay())", "false"),
    Fact("animationKeys() is nothing", "\(CALayer().animationKeys() == nil)", "true"),
    Fact("presentation() is nothing", "\(CALayer().presentation() == nil)", "true"),
    Fact("contentsAreFlipped()", "\(CALayer().contentsAreFlipped())", "false"),
    Fact("preferredFrameSize()", "\(CALayer().preferredFrameSize())", "(0.0, 0.0)"),
    Fact("affineTransform() is the identity", "\(CALayer().affineTransform().isIdentity)", "true"),
    Fact("needsDisplay(forKey:)", "\(CALayer.needsDisplay(forKey: "bounds"))", "false"),
    Fact(
      "defaultAction(forKey:) is nothing",
      "\(CALayer.defaultAction(forKey: "bounds") == nil)",
      "true"
    ),
    Fact(
      "expansion of circular corners",
      "\(CALayer.cornerCurveExpansionFactor(.circular))",
      "1.0"
    ),
    Fact(
      "expansion of continuous corners",
      "\(CALayer.cornerCurveExpansionFactor(.continuous))",
      "1.528665"
    ),
  ]

  @Test(arguments: layers)
  func `a new layer has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let specialLayers: [Fact] = [
    Fact("shape path == nil", "\(CAShapeLayer().path == nil)", "true"),
    Fact(
      "shape fillColor == CGColor.black",
      "\(CAShapeLayer().fillColor == CGColor.black)",
      "true"
    ),
    Fact("shape fillRule.rawValue", "\(CAShapeLayer().fillRule.rawValue)", "non-zero"),
    Fact("shape strokeColor == nil", "\(CAShapeLayer().strokeColor == nil)", "true"),
    Fact("shape strokeStart", "\(CAShapeLayer().strokeStart)", "0.0"),
    Fact("shape strokeEnd", "\(CAShapeLayer().strokeEnd)", "1.0"),
    Fact("shape lineWidth", "\(CAShapeLayer().lineWidth)", "1.0"),
    Fact("shape miterLimit", "\(CAShapeLayer().miterLimit)", "10.0"),
    Fact("shape lineCap.rawValue", "\(CAShapeLayer().lineCap.rawValue)", "butt"),
    Fact("shape lineJoin.rawValue", "\(CAShapeLayer().lineJoin.rawValue)", "miter"),
    Fact("shape lineDashPhase", "\(CAShapeLayer().lineDashPhase)", "0.0"),
    Fact("shape lineDashPattern == nil", "\(CAShapeLayer().lineDashPattern == nil)", "true"),
    Fact("gradient colors == nil", "\(CAGradientLayer().colors == nil)", "true"),
    Fact("gradient locations == nil", "\(CAGradientLayer().locations == nil)", "true"),
    Fact("gradient startPoint", "\(CAGradientLayer().startPoint)", "(0.5, 0.0)"),
    Fact("gradient endPoint", "\(CAGradientLayer().endPoint)", "(0.5, 1.0)"),
    Fact("gradient type.rawValue", "\(CAGradientLayer().type.rawValue)", "axial"),
    Fact("replicator instanceCount", "\(CAReplicatorLayer().instanceCount)", "1"),
    Fact("replicator preservesDepth", "\(CAReplicatorLayer().preservesDepth)", "false"),
    Fact("replicator instanceDelay", "\(CAReplicatorLayer().instanceDelay)", "0.0"),
    Fact(
      "replicator instanceColor == CGColor.white",
      "\(CAReplicatorLayer().instanceColor == CGColor.white)",
      "true"
    ),
    Fact("replicator instanceRedOffset", "\(CAReplicatorLayer().instanceRedOffset)", "0.0"),
    Fact("replicator instanceGreenOffset", "\(CAReplicatorLayer().instanceGreenOffset)", "0.0"),
    Fact("replicator instanceBlueOffset", "\(CAReplicatorLayer().instanceBlueOffset)", "0.0"),
    Fact("replicator instanceAlphaOffset", "\(CAReplicatorLayer().instanceAlphaOffset)", "0.0"),
    Fact(
      "replicator instanceTransform",
      "\(CATransform3DIsIdentity(CAReplicatorLayer().instanceTransform))",
      "true"
    ),
    Fact("text string == nil", "\(CATextLayer().string == nil)", "true"),
    Fact("text fontSize", "\(CATextLayer().fontSize)", "36.0"),
    Fact(
      "text foregroundColor == CGColor.white",
      "\(CATextLayer().foregroundColor == CGColor.white)",
      "true"
    ),
    Fact("text isWrapped", "\(CATextLayer().isWrapped)", "false"),
    Fact("text truncationMode.rawValue", "\(CATextLayer().truncationMode.rawValue)", "none"),
    Fact("text alignmentMode.rawValue", "\(CATextLayer().alignmentMode.rawValue)", "natural"),
  ]

  @Test(arguments: specialLayers)
  func `a new special layer has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let animations: [Fact] = [
    Fact("CABasicAnimation beginTime", "\(CABasicAnimation().beginTime)", "0.0"),
    Fact("CABasicAnimation duration", "\(CABasicAnimation().duration)", "0.0"),
    Fact("CABasicAnimation speed", "\(CABasicAnimation().speed)", "1.0"),
    Fact("CABasicAnimation timeOffset", "\(CABasicAnimation().timeOffset)", "0.0"),
    Fact("CABasicAnimation repeatCount", "\(CABasicAnimation().repeatCount)", "0.0"),
    Fact("CABasicAnimation repeatDuration", "\(CABasicAnimation().repeatDuration)", "0.0"),
    Fact("CABasicAnimation autoreverses", "\(CABasicAnimation().autoreverses)", "false"),
    Fact(
      "CABasicAnimation fillMode.rawValue",
      "\(CABasicAnimation().fillMode.rawValue)",
      "removed"
    ),
    Fact(
      "CABasicAnimation timingFunction == nil",
      "\(CABasicAnimation().timingFunction == nil)",
      "true"
    ),
    Fact("CABasicAnimation delegate == nil", "\(CABasicAnimation().delegate == nil)", "true"),
    Fact(
      "CABasicAnimation isRemovedOnCompletion",
      "\(CABasicAnimation().isRemovedOnCompletion)",
      "true"
    ),
    Fact("CAKeyframeAnimation beginTime", "\(CAKeyframeAnimation().beginTime)", "0.0"),
    Fact("CAKeyframeAnimation duration", "\(CAKeyframeAnimation().duration)", "0.0"),
    Fact("CAKeyframeAnimation speed", "\(CAKeyframeAnimation().speed)", "1.0"),
    Fact("CAKeyframeAnimation timeOffset", "\(CAKeyframeAnimation().timeOffset)", "0.0"),
    Fact("CAKeyframeAnimation repeatCount", "\(CAKeyframeAnimation().repeatCount)", "0.0"),
    Fact("CAKeyframeAnimation repeatDuration", "\(CAKeyframeAnimation().repeatDuration)", "0.0"),
    Fact("CAKeyframeAnimation autoreverses", "\(CAKeyframeAnimation().autoreverses)", "false"),
    Fact(
      "CAKeyframeAnimation fillMode.rawValue",
      "\(CAKeyframeAnimation().fillMode.rawValue)",
      "removed"
    ),
    Fact(
      "CAKeyframeAnimation timingFunction == nil",
      "\(CAKeyframeAnimation().timingFunction == nil)",
      "true"
    ),
    Fact("CAKeyframeAnimation delegate == nil", "\(CAKeyframeAnimation().delegate == nil)", "true"),
    Fact(
      "CAKeyframeAnimation isRemovedOnCompletion",
      "\(CAKeyframeAnimation().isRemovedOnCompletion)",
      "true"
    ),
    Fact("CASpringAnimation beginTime", "\(CASpringAnimation().beginTime)", "0.0"),
    Fact("CASpringAnimation duration", "\(CASpringAnimation().duration)", "0.0"),
    Fact("CASpringAnimation speed", "\(CASpringAnimation().speed)", "1.0"),
    Fact("CASpringAnimation timeOffset", "\(CASpringAnimation().timeOffset)", "0.0"),
    Fact("CASpringAnimation repeatCount", "\(CASpringAnimation().repeatCount)", "0.0"),
    Fact("CASpringAnimation repeatDuration", "\(CASpringAnimation().repeatDuration)", "0.0"),
    Fact("CASpringAnimation autoreverses", "\(CASpringAnimation().autoreverses)", "false"),
    Fact(
      "CASpringAnimation fillMode.rawValue",
      "\(CASpringAnimation().fillMode.rawValue)",
      "removed"
    ),
    Fact(
      "CASpringAnimation timingFunction == nil",
      "\(CASpringAnimation().timingFunction == nil)",
      "true"
    ),
    Fact("CASpringAnimation delegate == nil", "\(CASpringAnimation().delegate == nil)", "true"),
    Fact(
      "CASpringAnimation isRemovedOnCompletion",
      "\(CASpringAnimation().isRemovedOnCompletion)",
      "true"
    ),
    Fact("CAAnimationGroup beginTime", "\(CAAnimationGroup().beginTime)", "0.0"),
    Fact("CAAnimationGroup duration", "\(CAAnimationGroup().duration)", "0.0"),
    Fact("CAAnimationGroup speed", "\(CAAnimationGroup().speed)", "1.0"),
    Fact("CAAnimationGroup timeOffset", "\(CAAnimationGroup().timeOffset)", "0.0"),
    Fact("CAAnimationGroup repeatCount", "\(CAAnimationGroup().repeatCount)", "0.0"),
    Fact("CAAnimationGroup repeatDuration", "\(CAAnimationGroup().repeatDuration)", "0.0"),
    Fact("CAAnimationGroup autoreverses", "\(CAAnimationGroup().autoreverses)", "false"),
    Fact(
      "CAAnimationGroup fillMode.rawValue",
      "\(CAAnimationGroup().fillMode.rawValue)",
      "removed"
    ),
    Fact(
      "CAAnimationGroup timingFunction == nil",
      "\(CAAnimationGroup().timingFunction == nil)",
      "true"
    ),
    Fact("CAAnimationGroup delegate == nil", "\(CAAnimationGroup().delegate == nil)", "true"),
    Fact(
      "CAAnimationGroup isRemovedOnCompletion",
      "\(CAAnimationGroup().isRemovedOnCompletion)",
      "true"
    ),
    Fact("CATransition beginTime", "\(CATransition().beginTime)", "0.0"),
    Fact("CATransition duration", "\(CATransition().duration)", "0.0"),
    Fact("CATransition speed", "\(CATransition().speed)", "1.0"),
    Fact("CATransition timeOffset", "\(CATransition().timeOffset)", "0.0"),
    Fact("CATransition repeatCount", "\(CATransition().repeatCount)", "0.0"),
    Fact("CATransition repeatDuration", "\(CATransition().repeatDuration)", "0.0"),
    Fact("CATransition autoreverses", "\(CATransition().autoreverses)", "false"),
    Fact("CATransition fillMode.rawValue", "\(CATransition().fillMode.rawValue)", "removed"),
    Fact("CATransition timingFunction == nil", "\(CATransition().timingFunction == nil)", "true"),
    Fact("CATransition delegate == nil", "\(CATransition().delegate == nil)", "true"),
    Fact("CATransition isRemovedOnCompletion", "\(CATransition().isRemovedOnCompletion)", "true"),
  ]

  @Test(arguments: animations)
  func `a new animation has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let propertyAnimations: [Fact] = [
    Fact("CABasicAnimation keyPath == nil", "\(CABasicAnimation().keyPath == nil)", "true"),
    Fact("CABasicAnimation isAdditive", "\(CABasicAnimation().isAdditive)", "false"),
    Fact("CABasicAnimation isCumulative", "\(CABasicAnimation().isCumulative)", "false"),
    Fact(
      "CABasicAnimation valueFunction == nil",
      "\(CABasicAnimation().valueFunction == nil)",
      "true"
    ),
    Fact("CAKeyframeAnimation keyPath == nil", "\(CAKeyframeAnimation().keyPath == nil)", "true"),
    Fact("CAKeyframeAnimation isAdditive", "\(CAKeyframeAnimation().isAdditive)", "false"),
    Fact("CAKeyframeAnimation isCumulative", "\(CAKeyframeAnimation().isCumulative)", "false"),
    Fact(
      "CAKeyframeAnimation valueFunction == nil",
      "\(CAKeyframeAnimation().valueFunction == nil)",
      "true"
    ),
    Fact("CASpringAnimation keyPath == nil", "\(CASpringAnimation().keyPath == nil)", "true"),
    Fact("CASpringAnimation isAdditive", "\(CASpringAnimation().isAdditive)", "false"),
    Fact("CASpringAnimation isCumulative", "\(CASpringAnimation().isCumulative)", "false"),
    Fact(
      "CASpringAnimation valueFunction == nil",
      "\(CASpringAnimation().valueFunction == nil)",
      "true"
    ),
    Fact("basic fromValue", "\(CABasicAnimation().fromValue == nil)", "true"),
    Fact("basic toValue", "\(CABasicAnimation().toValue == nil)", "true"),
    Fact("basic byValue", "\(CABasicAnimation().byValue == nil)", "true"),
    Fact("keyframe values == nil", "\(CAKeyframeAnimation().values == nil)", "true"),
    Fact("keyframe path == nil", "\(CAKeyframeAnimation().path == nil)", "true"),
    Fact("keyframe keyTimes == nil", "\(CAKeyframeAnimation().keyTimes == nil)", "true"),
    Fact(
      "keyframe timingFunctions == nil",
      "\(CAKeyframeAnimation().timingFunctions == nil)",
      "true"
    ),
    Fact(
      "keyframe calculationMode.rawValue",
      "\(CAKeyframeAnimation().calculationMode.rawValue)",
      "linear"
    ),
    Fact("keyframe tensionValues == nil", "\(CAKeyframeAnimation().tensionValues == nil)", "true"),
    Fact(
      "keyframe continuityValues == nil",
      "\(CAKeyframeAnimation().continuityValues == nil)",
      "true"
    ),
    Fact("keyframe biasValues == nil", "\(CAKeyframeAnimation().biasValues == nil)", "true"),
    Fact("keyframe rotationMode == nil", "\(CAKeyframeAnimation().rotationMode == nil)", "true"),
    Fact("spring mass", "\(CASpringAnimation().mass)", "1.0"),
    Fact("spring stiffness", "\(CASpringAnimation().stiffness)", "100.0"),
    Fact("spring damping", "\(CASpringAnimation().damping)", "10.0"),
    Fact("spring initialVelocity", "\(CASpringAnimation().initialVelocity)", "0.0"),
    Fact("spring allowsOverdamping", "\(CASpringAnimation().allowsOverdamping)", "false"),
    Fact("transition type.rawValue", "\(CATransition().type.rawValue)", "fade"),
    Fact("transition subtype == nil", "\(CATransition().subtype == nil)", "true"),
    Fact("transition startProgress", "\(CATransition().startProgress)", "0.0"),
    Fact("transition endProgress", "\(CATransition().endProgress)", "1.0"),
    Fact("group animations", "\(CAAnimationGroup().animations == nil)", "true"),
    Fact(
      "key path of an initializer",
      "\(CABasicAnimation(keyPath: "opacity").keyPath ?? "")",
      "opacity"
    ),
    Fact(
      "perceptual spring mass",
      "\(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).mass)",
      "1.0"
    ),
    Fact(
      "perceptual spring overdamps",
      "\(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2).allowsOverdamping)",
      "true"
    ),
  ]

  @Test(arguments: propertyAnimations)
  func `a new animation of a property has`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let constants: [Fact] = [
    Fact("CALayerContentsGravity.center", "\(CALayerContentsGravity.center.rawValue)", "center"),
    Fact("CALayerContentsGravity.top", "\(CALayerContentsGravity.top.rawValue)", "top"),
    Fact("CALayerContentsGravity.bottom", "\(CALayerContentsGravity.bottom.rawValue)", "bottom"),
    Fact("CALayerContentsGravity.left", "\(CALayerContentsGravity.left.rawValue)", "left"),
    Fact("CALayerContentsGravity.right", "\(CALayerContentsGravity.right.rawValue)", "right"),
    Fact("CALayerContentsGravity.topLeft", "\(CALayerContentsGravity.topLeft.rawValue)", "topLeft"),
    Fact(
      "CALayerContentsGravity.topRight",
      "\(CALayerContentsGravity.topRight.rawValue)",
      "topRight"
    ),
    Fact(
      "CALayerContentsGravity.bottomLeft",
      "\(CALayerContentsGravity.bottomLeft.rawValue)",
      "bottomLeft"
    ),
    Fact(
      "CALayerContentsGravity.bottomRight",
      "\(CALayerContentsGravity.bottomRight.rawValue)",
      "bottomRight"
    ),
    Fact("CALayerContentsGravity.resize", "\(CALayerContentsGravity.resize.rawValue)", "resize"),
    Fact(
      "CALayerContentsGravity.resizeAspect",
      "\(CALayerContentsGravity.resizeAspect.rawValue)",
      "resizeAspect"
    ),
    Fact(
      "CALayerContentsGravity.resizeAspectFill",
      "\(CALayerContentsGravity.resizeAspectFill.rawValue)",
      "resizeAspectFill"
    ),
    Fact("CALayerContentsFilter.nearest", "\(CALayerContentsFilter.nearest.rawValue)", "nearest"),
    Fact("CALayerContentsFilter.linear", "\(CALayerContentsFilter.linear.rawValue)", "linear"),
    Fact(
      "CALayerContentsFilter.trilinear",
      "\(CALayerContentsFilter.trilinear.rawValue)",
      "trilinear"
    ),
    Fact("CALayerCornerCurve.circular", "\(CALayerCornerCurve.circular.rawValue)", "circular"),
    Fact(
      "CALayerCornerCurve.continuous",
      "\(CALayerCornerCurve.continuous.rawValue)",
      "continuous"
    ),
    Fact(
      "CAMediaTimingFillMode.forwards",
      "\(CAMediaTimingFillMode.forwards.rawValue)",
      "forwards"
    ),
    Fact(
      "CAMediaTimingFillMode.backwards",
      "\(CAMediaTimingFillMode.backwards.rawValue)",
      "backwards"
    ),
    Fact("CAMediaTimingFillMode.both", "\(CAMediaTimingFillMode.both.rawValue)", "both"),
    Fact("CAMediaTimingFillMode.removed", "\(CAMediaTimingFillMode.removed.rawValue)", "removed"),
    Fact("CATransitionType.fade", "\(CATransitionType.fade.rawValue)", "fade"),
    Fact("CATransitionType.moveIn", "\(CATransitionType.moveIn.rawValue)", "moveIn"),
    Fact("CATransitionType.push", "\(CATransitionType.push.rawValue)", "push"),
    Fact("CATransitionType.reveal", "\(CATransitionType.reveal.rawValue)", "reveal"),
    Fact("CATransitionSubtype.fromRight", "\(CATransitionSubtype.fromRight.rawValue)", "fromRight"),
    Fact("CATransitionSubtype.fromLeft", "\(CATransitionSubtype.fromLeft.rawValue)", "fromLeft"),
    Fact("CATransitionSubtype.fromTop", "\(CATransitionSubtype.fromTop.rawValue)", "fromTop"),
    Fact(
      "CATransitionSubtype.fromBottom",
      "\(CATransitionSubtype.fromBottom.rawValue)",
      "fromBottom"
    ),
    Fact(
      "CAAnimationCalculationMode.linear",
      "\(CAAnimationCalculationMode.linear.rawValue)",
      "linear"
    ),
    Fact(
      "CAAnimationCalculationMode.discrete",
      "\(CAAnimationCalculationMode.discrete.rawValue)",
      "discrete"
    ),
    Fact(
      "CAAnimationCalculationMode.paced",
      "\(CAAnimationCalculationMode.paced.rawValue)",
      "paced"
    ),
    Fact(
      "CAAnimationCalculationMode.cubic",
      "\(CAAnimationCalculationMode.cubic.rawValue)",
      "cubic"
    ),
    Fact(
      "CAAnimationCalculationMode.cubicPaced",
      "\(CAAnimationCalculationMode.cubicPaced.rawValue)",
      "cubicPaced"
    ),
    Fact("CAValueFunctionName.rotateX", "\(CAValueFunctionName.rotateX.rawValue)", "rotateX"),
    Fact("CAValueFunctionName.rotateY", "\(CAValueFunctionName.rotateY.rawValue)", "rotateY"),
    Fact("CAValueFunctionName.rotateZ", "\(CAValueFunctionName.rotateZ.rawValue)", "rotateZ"),
    Fact("CAValueFunctionName.scale", "\(CAValueFunctionName.scale.rawValue)", "scale"),
    Fact("CAValueFunctionName.scaleX", "\(CAValueFunctionName.scaleX.rawValue)", "scaleX"),
    Fact("CAValueFunctionName.scaleY", "\(CAValueFunctionName.scaleY.rawValue)", "scaleY"),
    Fact("CAValueFunctionName.scaleZ", "\(CAValueFunctionName.scaleZ.rawValue)", "scaleZ"),
    Fact("CAValueFunctionName.translate", "\(CAValueFunctionName.translate.rawValue)", "translate"),
    Fact(
      "CAValueFunctionName.translateX",
      "\(CAValueFunctionName.translateX.rawValue)",
      "translateX"
    ),
    Fact(
      "CAValueFunctionName.translateY",
      "\(CAValueFunctionName.translateY.rawValue)",
      "translateY"
    ),
    Fact(
      "CAValueFunctionName.translateZ",
      "\(CAValueFunctionName.translateZ.rawValue)",
      "translateZ"
    ),
    Fact("CAShapeLayerLineCap.butt", "\(CAShapeLayerLineCap.butt.rawValue)", "butt"),
    Fact("CAShapeLayerLineCap.round", "\(CAShapeLayerLineCap.round.rawValue)", "round"),
    Fact("CAShapeLayerLineCap.square", "\(CAShapeLayerLineCap.square.rawValue)", "square"),
    Fact("CAShapeLayerLineJoin.miter", "\(CAShapeLayerLineJoin.miter.rawValue)", "miter"),
    Fact("CAShapeLayerLineJoin.round", "\(CAShapeLayerLineJoin.round.rawValue)", "round"),
    Fact("CAShapeLayerLineJoin.bevel", "\(CAShapeLayerLineJoin.bevel.rawValue)", "bevel"),
    Fact("CAGradientLayerType.axial", "\(CAGradientLayerType.axial.rawValue)", "axial"),
    Fact("CAGradientLayerType.radial", "\(CAGradientLayerType.radial.rawValue)", "radial"),
    Fact("CAGradientLayerType.conic", "\(CAGradientLayerType.conic.rawValue)", "conic"),
    Fact("CATextLayerTruncationMode.none", "\(CATextLayerTruncationMode.none.rawValue)", "none"),
    Fact("CATextLayerTruncationMode.start", "\(CATextLayerTruncationMode.start.rawValue)", "start"),
    Fact("CATextLayerTruncationMode.end", "\(CATextLayerTruncationMode.end.rawValue)", "end"),
    Fact(
      "CATextLayerTruncationMode.middle",
      "\(CATextLayerTruncationMode.middle.rawValue)",
      "middle"
    ),
    Fact(
      "CATextLayerAlignmentMode.natural",
      "\(CATextLayerAlignmentMode.natural.rawValue)",
      "natural"
    ),
    Fact("CATextLayerAlignmentMode.left", "\(CATextLayerAlignmentMode.left.rawValue)", "left"),
    Fact("CATextLayerAlignmentMode.right", "\(CATextLayerAlignmentMode.right.rawValue)", "right"),
    Fact(
      "CATextLayerAlignmentMode.center",
      "\(CATextLayerAlignmentMode.center.rawValue)",
      "center"
    ),
    Fact(
      "CATextLayerAlignmentMode.justified",
      "\(CATextLayerAlignmentMode.justified.rawValue)",
      "justified"
    ),
    Fact(
      "CAMediaTimingFunctionName.linear",
      "\(CAMediaTimingFunctionName.linear.rawValue)",
      "linear"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeIn",
      "\(CAMediaTimingFunctionName.easeIn.rawValue)",
      "easeIn"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeOut",
      "\(CAMediaTimingFunctionName.easeOut.rawValue)",
      "easeOut"
    ),
    Fact(
      "CAMediaTimingFunctionName.easeInEaseOut",
      "\(CAMediaTimingFunctionName.easeInEaseOut.rawValue)",
      "easeInEaseOut"
    ),
    Fact("default timing function", "\(CAMediaTimingFunctionName.`default`.rawValue)", "default"),
    Fact("nonZero", "\(CAShapeLayerFillRule.nonZero.rawValue)", "non-zero"),
    Fact("evenOdd", "\(CAShapeLayerFillRule.evenOdd.rawValue)", "even-odd"),
    Fact("rotateAuto", "\(CAAnimationRotationMode.rotateAuto.rawValue)", "auto"),
    Fact(
      "rotateAutoReverse",
      "\(CAAnimationRotationMode.rotateAutoReverse.rawValue)",
      "autoReverse"
    ),
    Fact("left edge", "\(CAEdgeAntialiasingMask.layerLeftEdge.rawValue)", "1"),
    Fact("right edge", "\(CAEdgeAntialiasingMask.layerRightEdge.rawValue)", "2"),
    Fact("bottom edge", "\(CAEdgeAntialiasingMask.layerBottomEdge.rawValue)", "4"),
    Fact("top edge", "\(CAEdgeAntialiasingMask.layerTopEdge.rawValue)", "8"),
    Fact("first corner", "\(CACornerMask.layerMinXMinYCorner.rawValue)", "1"),
    Fact("second corner", "\(CACornerMask.layerMaxXMinYCorner.rawValue)", "2"),
    Fact("third corner", "\(CACornerMask.layerMinXMaxYCorner.rawValue)", "4"),
    Fact("fourth corner", "\(CACornerMask.layerMaxXMaxYCorner.rawValue)", "8"),
    Fact("kCATransition", "\(kCATransition)", "transition"),
  ]

  @Test(arguments: constants)
  func `a constant says`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }

  static let defaultValues: [Fact] = [
    Fact("speed", "\(CALayer.defaultValue(forKey: "speed") as? Float ?? -99)", "1.0"),
    Fact("duration", "\(CALayer.defaultValue(forKey: "duration") as? Double ?? -99)", "0.0"),
    Fact("beginTime", "\(CALayer.defaultValue(forKey: "beginTime") as? Double ?? -99)", "0.0"),
    Fact("timeOffset", "\(CALayer.defaultValue(forKey: "timeOffset") as? Double ?? -99)", "0.0"),
    Fact("repeatCount", "\(CALayer.defaultValue(forKey: "repeatCount") as? Float ?? -99)", "0.0"),
    Fact(
      "repeatDuration",
      "\(CALayer.defaultValue(forKey: "repeatDuration") as? Double ?? -99)",
      "0.0"
    ),
    Fact(
      "autoreverses",
      "\(CALayer.defaultValue(forKey: "autoreverses") as? Bool ?? true)",
      "false"
    ),
    Fact("opacity", "\(CALayer.defaultValue(forKey: "opacity") as? Double ?? -99)", "1.0"),
    Fact(
      "anchorPoint",
      "\(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint ?? CGPoint(x: -9, y: -9))",
      "(0.5, 0.5)"
    ),
    Fact(
      "contentsScale",
      "\(CALayer.defaultValue(forKey: "contentsScale") as? Double ?? -99)",
      "1.0"
    ),
    Fact(
      "contentsRect",
      "\(CALayer.defaultValue(forKey: "contentsRect") as? CGRect ?? .null)",
      "(0.0, 0.0, 1.0, 1.0)"
    ),
    Fact(
      "contentsCenter",
      "\(CALayer.defaultValue(forKey: "contentsCenter") as? CGRect ?? .null)",
      "(0.0, 0.0, 1.0, 1.0)"
    ),
    Fact(
      "shadowOffset",
      "\(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize ?? CGSize(width: -9, height: -9))",
      "(0.0, -3.0)"
    ),
    Fact(
      "shadowRadius",
      "\(CALayer.defaultValue(forKey: "shadowRadius") as? Double ?? -99)",
      "3.0"
    ),
    Fact(
      "shadowOpacity",
      "\(CALayer.defaultValue(forKey: "shadowOpacity") as? Double ?? -99)",
      "0.0"
    ),
    Fact(
      "rasterizationScale",
      "\(CALayer.defaultValue(forKey: "rasterizationScale") as? Double ?? -99)",
      "1.0"
    ),
    Fact(
      "cornerRadius",
      "\(CALayer.defaultValue(forKey: "cornerRadius") as? Double ?? -99)",
      "0.0"
    ),
    Fact("borderWidth", "\(CALayer.defaultValue(forKey: "borderWidth") as? Double ?? -99)", "0.0"),
    Fact("zPosition", "\(CALayer.defaultValue(forKey: "zPosition") as? Double ?? -99)", "0.0"),
    Fact("bounds", "\(CALayer.defaultValue(forKey: "bounds") == nil)", "true"),
    Fact("position", "\(CALayer.defaultValue(forKey: "position") == nil)", "true"),
    Fact("backgroundColor", "\(CALayer.defaultValue(forKey: "backgroundColor") == nil)", "true"),
    Fact("contents", "\(CALayer.defaultValue(forKey: "contents") == nil)", "true"),
    Fact("shadowPath", "\(CALayer.defaultValue(forKey: "shadowPath") == nil)", "true"),
    Fact("noSuchKey", "\(CALayer.defaultValue(forKey: "noSuchKey") == nil)", "true"),
    Fact(
      "fillMode",
      "\((CALayer.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode)?.rawValue ?? "")",
      "removed"
    ),
    Fact(
      "cornerCurve",
      "\((CALayer.defaultValue(forKey: "cornerCurve") as? CALayerCornerCurve)?.rawValue ?? "")",
      "circular"
    ),
    Fact(
      "maskedCorners",
      "\((CALayer.defaultValue(forKey: "maskedCorners") as? CACornerMask)?.rawValue ?? 0)",
      "15"
    ),
    Fact(
      "contentsGravity",
      "\((CALayer.defaultValue(forKey: "contentsGravity") as? CALayerContentsGravity)?.rawValue ?? "")",
      "resize"
    ),
  ]

  @Test(arguments: defaultValues)
  func `defaultValue says`(fact: Fact) {
    #expect(fact.value == fact.expected)
  }
}
