import QuartzCore
import Testing

extension DefaultsConformanceTests {
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
}
