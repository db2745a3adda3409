import QuartzCore
import Testing

/// Properties by their keys: what is set is read, and every animatable one moves.
@Suite("Core Animation: keys")
struct KeyValueConformanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let layer: CALayer.Type
    let testDescription: String
    let value: @Sendable () -> Any
    let read: @Sendable (CALayer) -> String
    let expected: String
    init(
      _ layer: CALayer.Type,
      _ key: String,
      _ value: @escaping @Sendable () -> Any,
      _ read: @escaping @Sendable (CALayer) -> String,
      _ expected: String
    ) {
      (self.layer, testDescription, self.value) = (layer, key, value)
      (self.read, self.expected) = (read, expected)
    }

    func make() -> CALayer {
      switch layer {
      case is CAShapeLayer.Type: CAShapeLayer()
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAReplicatorLayer.Type: CAReplicatorLayer()
      default: CALayer()
      }
    }
  }

  static let rows: [Row] = [
    Row(
      CALayer.self,
      "bounds",
      { CGRect(x: 1, y: 2, width: 3, height: 4) },
      { text($0.bounds) },
      "(1.0, 2.0, 3.0, 4.0)"
    ),
    Row(CALayer.self, "position", { CGPoint(x: 5, y: 6) }, { text($0.position) }, "(5.0, 6.0)"),
    Row(
      CALayer.self,
      "frame",
      { CGRect(x: 1, y: 2, width: 30, height: 40) },
      { text($0.frame) },
      "(1.0, 2.0, 30.0, 40.0)"
    ),
    Row(CALayer.self, "zPosition", { 7 }, { text($0.zPosition) }, "7.0"),
    Row(
      CALayer.self,
      "anchorPoint",
      { CGPoint(x: 0, y: 1) },
      { text($0.anchorPoint) },
      "(0.0, 1.0)"
    ),
    Row(CALayer.self, "anchorPointZ", { 2.5 }, { text($0.anchorPointZ) }, "2.5"),
    Row(CALayer.self, "opacity", { 0.25 }, { text($0.opacity) }, "0.25"),
    Row(CALayer.self, "hidden", { true }, { text($0.isHidden) }, "true"),
    Row(CALayer.self, "isHidden", { true }, { text($0.isHidden) }, "true"),
    Row(CALayer.self, "doubleSided", { false }, { text($0.isDoubleSided) }, "false"),
    Row(CALayer.self, "masksToBounds", { true }, { text($0.masksToBounds) }, "true"),
    Row(
      CALayer.self,
      "contentsRect",
      { CGRect(x: 0, y: 0, width: 0.5, height: 0.5) },
      { text($0.contentsRect) },
      "(0.0, 0.0, 0.5, 0.5)"
    ),
    Row(
      CALayer.self,
      "contentsCenter",
      { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) },
      { text($0.contentsCenter) },
      "(0.25, 0.25, 0.5, 0.5)"
    ),
    Row(CALayer.self, "contentsScale", { 3 }, { text($0.contentsScale) }, "3.0"),
    Row(
      CALayer.self,
      "minificationFilterBias",
      { 0.5 },
      { text($0.minificationFilterBias) },
      "0.5"
    ),
    Row(CALayer.self, "cornerRadius", { 9 }, { text($0.cornerRadius) }, "9.0"),
    Row(CALayer.self, "borderWidth", { 2 }, { text($0.borderWidth) }, "2.0"),
    Row(CALayer.self, "shadowOpacity", { 0.5 }, { text($0.shadowOpacity) }, "0.5"),
    Row(
      CALayer.self,
      "shadowOffset",
      { CGSize(width: 1, height: 2) },
      { text($0.shadowOffset) },
      "(1.0, 2.0)"
    ),
    Row(CALayer.self, "shadowRadius", { 8 }, { text($0.shadowRadius) }, "8.0"),
    Row(CALayer.self, "shouldRasterize", { true }, { text($0.shouldRasterize) }, "true"),
    Row(CALayer.self, "rasterizationScale", { 2 }, { text($0.rasterizationScale) }, "2.0"),
    Row(
      CALayer.self,
      "backgroundColor",
      { CGColor.white },
      { text($0.backgroundColor == CGColor.white) },
      "true"
    ),
    Row(
      CALayer.self,
      "borderColor",
      { CGColor.white },
      { text($0.borderColor == CGColor.white) },
      "true"
    ),
    Row(
      CALayer.self,
      "shadowColor",
      { CGColor.white },
      { text($0.shadowColor == CGColor.white) },
      "true"
    ),
    Row(CALayer.self, "name", { "card" }, { text($0.name ?? "") }, "card"),
    Row(CALayer.self, "speed", { 2 }, { text($0.speed) }, "2.0"),
    Row(CALayer.self, "beginTime", { 3 }, { text($0.beginTime) }, "3.0"),
    Row(CALayer.self, "timeOffset", { 4 }, { text($0.timeOffset) }, "4.0"),
    Row(CALayer.self, "frame.origin.x", { 11 }, { text($0.frame.minX) }, "11.0"),
    Row(CALayer.self, "frame.size.width", { 12 }, { text($0.frame.width) }, "12.0"),
    Row(CALayer.self, "bounds.origin.y", { 13 }, { text($0.bounds.minY) }, "13.0"),
    Row(CALayer.self, "bounds.size.height", { 14 }, { text($0.bounds.height) }, "14.0"),
    Row(
      CALayer.self,
      "bounds.origin",
      { CGPoint(x: 1, y: 2) },
      { text($0.bounds.origin) },
      "(1.0, 2.0)"
    ),
    Row(
      CALayer.self,
      "bounds.size",
      { CGSize(width: 3, height: 4) },
      { text($0.bounds.size) },
      "(3.0, 4.0)"
    ),
    Row(CALayer.self, "position.x", { 15 }, { text($0.position.x) }, "15.0"),
    Row(CALayer.self, "position.y", { 16 }, { text($0.position.y) }, "16.0"),
    Row(CALayer.self, "anchorPoint.x", { 0.25 }, { text($0.anchorPoint.x) }, "0.25"),
    Row(CALayer.self, "shadowOffset.width", { 17 }, { text($0.shadowOffset.width) }, "17.0"),
    Row(CALayer.self, "shadowOffset.height", { 18 }, { text($0.shadowOffset.height) }, "18.0"),
    Row(CALayer.self, "contentsRect.size.width", { 0.5 }, { text($0.contentsRect.width) }, "0.5"),
    Row(
      CALayer.self,
      "myOwnKey",
      { "mine" },
      { text($0.value(forKey: "myOwnKey") as? String ?? "") },
      "mine"
    ),
    Row(CALayer.self, "transform.translation.x", { 19 }, { text($0.transform.m41) }, "19.0"),
    Row(CALayer.self, "transform.translation.y", { 20 }, { text($0.transform.m42) }, "20.0"),
    Row(CALayer.self, "transform.translation.z", { 21 }, { text($0.transform.m43) }, "21.0"),
    Row(CALayer.self, "transform.scale.x", { 2 }, { text($0.transform.m11) }, "2.0"),
    Row(CALayer.self, "transform.scale.y", { 3 }, { text($0.transform.m22) }, "3.0"),
    Row(CALayer.self, "transform.scale", { 4 }, { text($0.transform.m33) }, "4.0"),
    Row(
      CALayer.self,
      "sublayerTransform.translation.x",
      { 5 },
      { text($0.sublayerTransform.m41) },
      "5.0"
    ),
    Row(
      CAShapeLayer.self,
      "fillColor",
      { CGColor.white },
      { text(($0 as? CAShapeLayer)?.fillColor == CGColor.white) },
      "true"
    ),
    Row(
      CAShapeLayer.self,
      "strokeColor",
      { CGColor.white },
      { text(($0 as? CAShapeLayer)?.strokeColor == CGColor.white) },
      "true"
    ),
    Row(
      CAShapeLayer.self,
      "strokeStart",
      { 0.25 },
      { text(($0 as? CAShapeLayer)?.strokeStart ?? -1) },
      "0.25"
    ),
    Row(
      CAShapeLayer.self,
      "strokeEnd",
      { 0.75 },
      { text(($0 as? CAShapeLayer)?.strokeEnd ?? -1) },
      "0.75"
    ),
    Row(
      CAShapeLayer.self,
      "lineWidth",
      { 3 },
      { text(($0 as? CAShapeLayer)?.lineWidth ?? -1) },
      "3.0"
    ),
    Row(
      CAShapeLayer.self,
      "miterLimit",
      { 4 },
      { text(($0 as? CAShapeLayer)?.miterLimit ?? -1) },
      "4.0"
    ),
    Row(
      CAShapeLayer.self,
      "lineDashPhase",
      { 5 },
      { text(($0 as? CAShapeLayer)?.lineDashPhase ?? -1) },
      "5.0"
    ),
    Row(
      CAGradientLayer.self,
      "colors",
      { [CGColor.white, CGColor.black] },
      { text(($0 as? CAGradientLayer)?.colors?.count ?? 0) },
      "2"
    ),
    Row(
      CAGradientLayer.self,
      "locations",
      { [0.25, 0.5] },
      { text(($0 as? CAGradientLayer)?.locations?.count ?? 0) },
      "2"
    ),
    Row(
      CAGradientLayer.self,
      "startPoint",
      { CGPoint(x: 1, y: 0) },
      { text(($0 as? CAGradientLayer)?.startPoint ?? .zero) },
      "(1.0, 0.0)"
    ),
    Row(
      CAGradientLayer.self,
      "endPoint",
      { CGPoint(x: 0, y: 1) },
      { text(($0 as? CAGradientLayer)?.endPoint ?? .zero) },
      "(0.0, 1.0)"
    ),
    Row(
      CAGradientLayer.self,
      "startPoint.x",
      { 0.75 },
      { text(($0 as? CAGradientLayer)?.startPoint.x ?? 0) },
      "0.75"
    ),
    Row(
      CAReplicatorLayer.self,
      "instanceCount",
      { 5 },
      { text(($0 as? CAReplicatorLayer)?.instanceCount ?? 0) },
      "5"
    ),
    Row(
      CAReplicatorLayer.self,
      "instanceDelay",
      { 0.5 },
      { text(($0 as? CAReplicatorLayer)?.instanceDelay ?? 0) },
      "0.5"
    ),
    Row(
      CAReplicatorLayer.self,
      "instanceRedOffset",
      { 0.25 },
      { text(($0 as? CAReplicatorLayer)?.instanceRedOffset ?? 0) },
      "0.25"
    ),
    Row(
      CAReplicatorLayer.self,
      "instanceAlphaOffset",
      { -0.25 },
      { text(($0 as? CAReplicatorLayer)?.instanceAlphaOffset ?? 0) },
      "-0.25"
    ),
  ]

  @Test(arguments: rows)
  func `a value set by key path is the property's value`(row: Row) {
    let layer = row.make()
    layer.setValue(row.value(), forKeyPath: row.testDescription)
    #expect(row.read(layer) == row.expected)
  }

  @Test(arguments: rows)
  func `a key path reads what it wrote`(row: Row) {
    let layer = row.make()
    layer.setValue(row.value(), forKeyPath: row.testDescription)
    #expect(layer.value(forKeyPath: row.testDescription) != nil)
  }
}
