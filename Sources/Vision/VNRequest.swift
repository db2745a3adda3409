import CoreML
import UIKit

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop, scaleFit, scaleFill
}

/// What is looked for in a picture.
open class VNRequest: UIKit.NSObject, @unchecked Sendable {
  public let completionHandler: VNRequestCompletionHandler?
  open var preferBackgroundProcessing = false
  open var usesCPUOnly = false
  open var revision = 1

  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    self.completionHandler = completionHandler
  }

  open func cancel() {}
}

/// What has results; nil, as no request is ever carried out.
///
/// A protocol's extension, as requests of a kind have results of a kind under the same name.
public protocol _VNResulting {}

extension _VNResulting {
  public var results: [VNObservation]? { nil }
}

extension VNRequest: _VNResulting {}

open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// Of the picture's size, from its lower left.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// A model for pictures; as no model can be loaded, none is made.
open class VNCoreMLModel: UIKit.NSObject, @unchecked Sendable {
  open var inputImageFeatureName = ""
  public init(for model: MLModel) throws {
    super.init()
    throw VNErrorCode.invalidModel.error
  }
}

open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop

  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNClassificationObservation]? { nil }
}

open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNHorizonObservation]? { nil }
}

open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputFaceObservations: [VNFaceObservation]?
  public var results: [VNFaceObservation]? { nil }
}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var upperBodyOnly = true
  public var results: [VNDetectedObjectObservation]? { nil }
}

open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  /// In degrees.
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  public var results: [VNRectangleObservation]? { nil }
}

open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
  public var results: [VNTextObservation]? { nil }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  open var recognitionLanguages = ["en-US"]
  open var customWords: [String] = []
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var usesLanguageCorrection = false
  open var automaticallyDetectsLanguage = false
  /// Of the picture's height.
  open var minimumTextHeight: Float = 0
  open func supportedRecognitionLanguages() throws -> [String] { [] }
  public var results: [VNRecognizedTextObservation]? { nil }
}

open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var symbologies: [VNBarcodeSymbology] = []
  open class var supportedSymbologies: [VNBarcodeSymbology] { [] }
  public var results: [VNBarcodeObservation]? { nil }
}

public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }

open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  open var inputObservation: VNDetectedObjectObservation
  open var trackingLevel = VNRequestTrackingLevel.fast
  open var isLastFrame = false
  public var results: [VNDetectedObjectObservation]? { nil }

  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}
