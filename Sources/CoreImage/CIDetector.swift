import CoreGraphics
import Foundation
import ObjectiveC

/// Looks for things in a picture; none are found, which is reported.
open class CIDetector: NSObject, @unchecked Sendable {
  private let type: String

  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    self.type = type
    super.init()
  }

  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    ObjectFault.note("Core Image: \(type) finds nothing.")
    return []
  }
}

open class CIFeature: NSObject, @unchecked Sendable {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}

open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open override var type: String { "Face" }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
}

open class CIRectangleFeature: CIFeature, @unchecked Sendable {
  open override var type: String { "Rectangle" }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

open class CIQRCodeFeature: CIRectangleFeature, @unchecked Sendable {
  open override var type: String { "QRCode" }
  open var messageString: String? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
