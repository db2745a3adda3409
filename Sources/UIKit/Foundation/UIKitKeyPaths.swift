import Foundation
import ObjectiveC
import QuartzCore

/// The names of the key paths that code turns into strings, mostly for animations of layers.
///
/// A key path of a subclass differs from that of its superclass, so they are made for each
/// class that is asked for.
@MainActor
enum UIKitKeyPaths {
  typealias Names = [(name: String, keyPath: AnyKeyPath)]

  nonisolated static func register() {
    KeyPathNames.register { type in
      nonisolated(unsafe) var names: Names = []
      MainActor.assumeIsolatedAnywhere { names = self.names(of: type) }
      return names
    }
  }

  private static func names(of type: AnyClass) -> Names {
    var names: Names = []
    if let type = type as? any (UIView & _KeyValueCodingAndObserving).Type { names += views(type) }
    if let type = type as? any (CALayer & CAMediaTiming).Type { names += layers(type) }
    if let type = type as? any (CAShapeLayer & CAMediaTiming).Type { names += shapes(type) }
    if let type = type as? any (CAGradientLayer & CAMediaTiming).Type { names += gradients(type) }
    if let type = type as? any (CAReplicatorLayer & CAMediaTiming).Type { names += copies(type) }
    if let type = type as? any (CAEmitterLayer & CAMediaTiming).Type { names += emitters(type) }
    if let type = type as? any (CATextLayer & CAMediaTiming).Type { names += texts(type) }
    return names
  }

  private static func views<View: UIView>(_ type: View.Type) -> Names {
    [
      ("frame", \View.frame), ("bounds", \View.bounds), ("center", \View.center),
      ("transform", \View.transform), ("transform3D", \View.transform3D),
      ("alpha", \View.alpha), ("hidden", \View.isHidden), ("opaque", \View.isOpaque),
      ("backgroundColor", \View.backgroundColor), ("tintColor", \View.tintColor),
      ("clipsToBounds", \View.clipsToBounds), ("contentMode", \View.contentMode),
      ("layoutMargins", \View.layoutMargins), ("tag", \View.tag), ("layer", \View.layer),
      ("superview", \View.superview), ("window", \View.window), ("subviews", \View.subviews),
    ]
  }

  private static func layers<Layer: CALayer>(_ type: Layer.Type) -> Names {
    [
      ("frame", \Layer.frame), ("bounds", \Layer.bounds), ("position", \Layer.position),
      ("zPosition", \Layer.zPosition), ("anchorPoint", \Layer.anchorPoint),
      ("anchorPointZ", \Layer.anchorPointZ), ("transform", \Layer.transform),
      ("sublayerTransform", \Layer.sublayerTransform), ("opacity", \Layer.opacity),
      ("hidden", \Layer.isHidden), ("doubleSided", \Layer.isDoubleSided),
      ("geometryFlipped", \Layer.isGeometryFlipped), ("opaque", \Layer.isOpaque),
      ("masksToBounds", \Layer.masksToBounds), ("mask", \Layer.mask),
      ("contents", \Layer.contents), ("contentsRect", \Layer.contentsRect),
      ("contentsCenter", \Layer.contentsCenter), ("contentsScale", \Layer.contentsScale),
      ("contentsGravity", \Layer.contentsGravity),
      ("backgroundColor", \Layer.backgroundColor), ("cornerRadius", \Layer.cornerRadius),
      ("maskedCorners", \Layer.maskedCorners), ("cornerCurve", \Layer.cornerCurve),
      ("borderWidth", \Layer.borderWidth), ("borderColor", \Layer.borderColor),
      ("shadowColor", \Layer.shadowColor), ("shadowOpacity", \Layer.shadowOpacity),
      ("shadowOffset", \Layer.shadowOffset), ("shadowRadius", \Layer.shadowRadius),
      ("shadowPath", \Layer.shadowPath), ("filters", \Layer.filters),
      ("shouldRasterize", \Layer.shouldRasterize),
      ("rasterizationScale", \Layer.rasterizationScale), ("name", \Layer.name),
      ("sublayers", \Layer.sublayers), ("superlayer", \Layer.superlayer),
      ("speed", \Layer.speed), ("beginTime", \Layer.beginTime),
      ("timeOffset", \Layer.timeOffset),
    ]
  }

  private static func shapes<Layer: CAShapeLayer>(_ type: Layer.Type) -> Names {
    [
      ("path", \Layer.path), ("fillColor", \Layer.fillColor), ("fillRule", \Layer.fillRule),
      ("strokeColor", \Layer.strokeColor), ("strokeStart", \Layer.strokeStart),
      ("strokeEnd", \Layer.strokeEnd), ("lineWidth", \Layer.lineWidth),
      ("miterLimit", \Layer.miterLimit), ("lineCap", \Layer.lineCap),
      ("lineJoin", \Layer.lineJoin), ("lineDashPhase", \Layer.lineDashPhase),
      ("lineDashPattern", \Layer.lineDashPattern),
    ]
  }

  private static func gradients<Layer: CAGradientLayer>(_ type: Layer.Type) -> Names {
    [
      ("colors", \Layer.colors), ("locations", \Layer.locations),
      ("startPoint", \Layer.startPoint), ("endPoint", \Layer.endPoint), ("type", \Layer.type),
    ]
  }

  private static func copies<Layer: CAReplicatorLayer>(_ type: Layer.Type) -> Names {
    [
      ("instanceCount", \Layer.instanceCount), ("instanceDelay", \Layer.instanceDelay),
      ("instanceTransform", \Layer.instanceTransform), ("instanceColor", \Layer.instanceColor),
      ("instanceRedOffset", \Layer.instanceRedOffset),
      ("instanceGreenOffset", \Layer.instanceGreenOffset),
      ("instanceBlueOffset", \Layer.instanceBlueOffset),
      ("instanceAlphaOffset", \Layer.instanceAlphaOffset),
    ]
  }

  private static func emitters<Layer: CAEmitterLayer>(_ type: Layer.Type) -> Names {
    [
      ("birthRate", \Layer.birthRate), ("lifetime", \Layer.lifetime),
      ("velocity", \Layer.velocity), ("scale", \Layer.scale), ("spin", \Layer.spin),
      ("emitterPosition", \Layer.emitterPosition), ("emitterSize", \Layer.emitterSize),
    ]
  }

  private static func texts<Layer: CATextLayer>(_ type: Layer.Type) -> Names {
    [
      ("string", \Layer.string), ("font", \Layer.font), ("fontSize", \Layer.fontSize),
      ("foregroundColor", \Layer.foregroundColor),
    ]
  }
}
