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
