import QuartzCore
import Testing

extension KeyValueConformanceTests {
  struct Move: Sendable, CustomTestStringConvertible {
    let row: Row
    let from: @Sendable () -> Any
    var testDescription: String { row.testDescription }
    init(
      _ layer: CALayer.Type,
      _ keyPath: String,
      _ from: @escaping @Sendable () -> Any,
      _ to: @escaping @Sendable () -> Any,
      _ read: @escaping @Sendable (CALayer) -> String,
      _ expected: String
    ) {
      row = Row(layer, keyPath, to, read, expected)
      self.from = from
    }
  }

  static let moves: [Move] = [
    Move(CALayer.self, "opacity", { 0 }, { 1 }, { text($0.opacity) }, "0.5"),
    Move(
      CALayer.self,
      "position",
      { CGPoint(x: 0, y: 0) },
      { CGPoint(x: 10, y: 20) },
      { text($0.position) },
      "(5.0, 10.0)"
    ),
    Move(CALayer.self, "position.x", { 0 }, { 10 }, { text($0.position.x) }, "5.0"),
    Move(CALayer.self, "position.y", { 0 }, { 10 }, { text($0.position.y) }, "5.0"),
    Move(
      CALayer.self,
      "bounds",
      { CGRect(x: 0, y: 0, width: 0, height: 0) },
      { CGRect(x: 2, y: 4, width: 6, height: 8) },
      { text($0.bounds) },
      "(1.0, 2.0, 3.0, 4.0)"
    ),
    Move(
      CALayer.self,
      "bounds.size",
      { CGSize(width: 2, height: 2) },
      { CGSize(width: 6, height: 4) },
      { text($0.bounds.size) },
      "(4.0, 3.0)"
    ),
    Move(
      CALayer.self,
      "bounds.origin",
      { CGPoint(x: 0, y: 0) },
      { CGPoint(x: 6, y: 4) },
      { text($0.bounds.origin) },
      "(3.0, 2.0)"
    ),
    Move(CALayer.self, "bounds.size.width", { 0 }, { 8 }, { text($0.bounds.width) }, "4.0"),
    Move(CALayer.self, "bounds.size.height", { 0 }, { 8 }, { text($0.bounds.height) }, "4.0"),
    Move(CALayer.self, "bounds.origin.x", { 0 }, { 8 }, { text($0.bounds.minX) }, "4.0"),
    Move(CALayer.self, "bounds.origin.y", { 0 }, { 8 }, { text($0.bounds.minY) }, "4.0"),
    Move(CALayer.self, "zPosition", { 0 }, { 8 }, { text($0.zPosition) }, "4.0"),
    Move(
      CALayer.self,
      "anchorPoint",
      { CGPoint(x: 0, y: 0) },
      { CGPoint(x: 1, y: 0.5) },
      { text($0.anchorPoint) },
      "(0.5, 0.25)"
    ),
    Move(CALayer.self, "anchorPoint.x", { 0 }, { 1 }, { text($0.anchorPoint.x) }, "0.5"),
    Move(CALayer.self, "anchorPointZ", { 0 }, { 8 }, { text($0.anchorPointZ) }, "4.0"),
    Move(CALayer.self, "cornerRadius", { 0 }, { 8 }, { text($0.cornerRadius) }, "4.0"),
    Move(CALayer.self, "borderWidth", { 0 }, { 8 }, { text($0.borderWidth) }, "4.0"),
    Move(CALayer.self, "shadowOpacity", { 0 }, { 1 }, { text($0.shadowOpacity) }, "0.5"),
    Move(CALayer.self, "shadowRadius", { 0 }, { 8 }, { text($0.shadowRadius) }, "4.0"),
    Move(
      CALayer.self,
      "shadowOffset",
      { CGSize(width: 0, height: 0) },
      { CGSize(width: 4, height: 8) },
      { text($0.shadowOffset) },
      "(2.0, 4.0)"
    ),
    Move(CALayer.self, "shadowOffset.width", { 0 }, { 8 }, { text($0.shadowOffset.width) }, "4.0"),
    Move(
      CALayer.self,
      "contentsRect",
      { CGRect(x: 0, y: 0, width: 1, height: 1) },
      { CGRect(x: 1, y: 1, width: 0, height: 0) },
      { text($0.contentsRect) },
      "(0.5, 0.5, 0.5, 0.5)"
    ),
    Move(CALayer.self, "contentsScale", { 1 }, { 3 }, { text($0.contentsScale) }, "2.0"),
    Move(CALayer.self, "rasterizationScale", { 1 }, { 3 }, { text($0.rasterizationScale) }, "2.0"),
    Move(
      CALayer.self,
      "transform.rotation",
      { 0 },
      { 1 },
      { text($0.value(forKeyPath: "transform.rotation") as? Double ?? -1) },
      "0.5"
    ),
    Move(
      CALayer.self,
      "transform.rotation.z",
      { 0 },
      { 1 },
      { text($0.value(forKeyPath: "transform.rotation.z") as? Double ?? -1) },
      "0.5"
    ),
    Move(CALayer.self, "transform.translation.x", { 0 }, { 8 }, { text($0.transform.m41) }, "4.0"),
    Move(CALayer.self, "transform.translation.y", { 0 }, { 8 }, { text($0.transform.m42) }, "4.0"),
    Move(CALayer.self, "transform.translation.z", { 0 }, { 8 }, { text($0.transform.m43) }, "4.0"),
    Move(CALayer.self, "transform.scale", { 1 }, { 3 }, { text($0.transform.m11) }, "2.0"),
    Move(CALayer.self, "transform.scale.x", { 1 }, { 3 }, { text($0.transform.m11) }, "2.0"),
    Move(CALayer.self, "transform.scale.y", { 1 }, { 3 }, { text($0.transform.m22) }, "2.0"),
    Move(
      CALayer.self,
      "sublayerTransform.translation.x",
      { 0 },
      { 8 },
      { text($0.sublayerTransform.m41) },
      "4.0"
    ),
    Move(
      CALayer.self,
      "transform",
      { CATransform3DMakeTranslation(0, 0, 0) },
      { CATransform3DMakeTranslation(8, 0, 0) },
      { text($0.transform.m41) },
      "4.0"
    ),
    Move(
      CALayer.self,
      "backgroundColor",
      { CGColor(red: 0, green: 0, blue: 0, alpha: 1) },
      { CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) },
      { text($0.backgroundColor?.components?.prefix(3).map { Double($0) } ?? []) },
      "[0.5, 0.25, 0.0]"
    ),
    Move(
      CALayer.self,
      "borderColor",
      { CGColor(red: 0, green: 0, blue: 0, alpha: 1) },
      { CGColor(red: 1, green: 0.5, blue: 0, alpha: 1) },
      { text($0.borderColor?.components?.prefix(3).map { Double($0) } ?? []) },
      "[0.5, 0.25, 0.0]"
    ),
    Move(
      CALayer.self,
      "shadowColor",
      { CGColor(red: 0, green: 0, blue: 0, alpha: 0) },
      { CGColor(red: 0, green: 0, blue: 0, alpha: 1) },
      { text($0.shadowColor?.alpha ?? -1) },
      "0.5"
    ),
    Move(
      CAShapeLayer.self,
      "strokeStart",
      { 0 },
      { 1 },
      { text(($0 as? CAShapeLayer)?.strokeStart ?? -1) },
      "0.5"
    ),
    Move(
      CAShapeLayer.self,
      "strokeEnd",
      { 0 },
      { 1 },
      { text(($0 as? CAShapeLayer)?.strokeEnd ?? -1) },
      "0.5"
    ),
    Move(
      CAShapeLayer.self,
      "lineWidth",
      { 0 },
      { 8 },
      { text(($0 as? CAShapeLayer)?.lineWidth ?? -1) },
      "4.0"
    ),
    Move(
      CAShapeLayer.self,
      "miterLimit",
      { 0 },
      { 8 },
      { text(($0 as? CAShapeLayer)?.miterLimit ?? -1) },
      "4.0"
    ),
    Move(
      CAShapeLayer.self,
      "lineDashPhase",
      { 0 },
      { 8 },
      { text(($0 as? CAShapeLayer)?.lineDashPhase ?? -1) },
      "4.0"
    ),
    Move(
      CAShapeLayer.self,
      "path",
      { CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil) },
      { CGPath(rect: CGRect(x: 4, y: 0, width: 6, height: 2), transform: nil) },
      { text(($0 as? CAShapeLayer)?.path?.boundingBox ?? .null) },
      "(2.0, 0.0, 4.0, 2.0)"
    ),
    Move(
      CAGradientLayer.self,
      "startPoint",
      { CGPoint(x: 0, y: 0) },
      { CGPoint(x: 1, y: 0.5) },
      { text(($0 as? CAGradientLayer)?.startPoint ?? .zero) },
      "(0.5, 0.25)"
    ),
    Move(
      CAGradientLayer.self,
      "endPoint",
      { CGPoint(x: 0, y: 0) },
      { CGPoint(x: 1, y: 0.5) },
      { text(($0 as? CAGradientLayer)?.endPoint ?? .zero) },
      "(0.5, 0.25)"
    ),
    Move(
      CAGradientLayer.self,
      "locations",
      { [0.0, 0.5] },
      { [0.5, 1.0] },
      { text(($0 as? CAGradientLayer)?.locations?.map(\.doubleValue) ?? []) },
      "[0.25, 0.75]"
    ),
  ]

  private func halfWay(_ move: Move, _ animation: CAPropertyAnimation) -> String {
    let stage = LayerStage(width: 10, height: 10)
    let layer = move.row.make()
    stage.rootLayer.addSublayer(layer)
    stage.advance(to: 0)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(to: 0.5)
    return layer.presentation().map(move.row.read) ?? "nothing"
  }

  @Test(arguments: moves)
  func `an animation presents the middle value`(move: Move) {
    let animation = CABasicAnimation(keyPath: move.testDescription)
    animation.fromValue = move.from()
    animation.toValue = move.row.value()
    #expect(halfWay(move, animation) == move.row.expected)
  }

  @Test(arguments: moves)
  func `two keyframes present the middle value`(move: Move) {
    let animation = CAKeyframeAnimation(keyPath: move.testDescription)
    animation.values = [move.from(), move.row.value()]
    #expect(halfWay(move, animation) == move.row.expected)
  }
}

extension KeyValueConformanceTests {
  @Test
  func `a layer takes names as strings, and corners as a number`() {
    let layer = CALayer()
    layer.setValue("resizeAspect", forKey: "contentsGravity")
    layer.setValue("nearest", forKey: "magnificationFilter")
    layer.setValue("continuous", forKey: "cornerCurve")
    layer.setValue(3, forKey: "maskedCorners")
    layer.setValue(true, forKey: "allowsEdgeAntialiasing")
    #expect(layer.contentsGravity == .resizeAspect)
    #expect(layer.magnificationFilter == .nearest)
    #expect(layer.cornerCurve == .continuous)
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(layer.allowsEdgeAntialiasing)
  }

  @Test
  func `the animations of a group and the ends of a transition are set by their keys`() {
    let group = CAAnimationGroup()
    group.setValue([CABasicAnimation(keyPath: "opacity")], forKey: "animations")
    #expect(group.animations?.count == 1)
    let transition = CATransition()
    transition.setValue(0.25, forKey: "startProgress")
    transition.setValue(0.5, forKey: "endProgress")
    #expect((transition.startProgress, transition.endProgress) == (0.25, 0.5))
  }

  @Test
  func `an animation takes the names of its modes as strings`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.setValue("both", forKey: "fillMode")
    animation.setValue("discrete", forKey: "calculationMode")
    animation.setValue("auto", forKey: "rotationMode")
    #expect(animation.fillMode == .both)
    #expect(animation.calculationMode == .discrete)
    #expect(animation.rotationMode == .rotateAuto)
  }
}
