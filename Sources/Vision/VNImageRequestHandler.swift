import CoreImage
import ImageIO
import UIKit

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Ends requests with an error: there is nothing that sees.
private func refuse(_ requests: [VNRequest]) throws {
  let error = VNErrorCode.unsupportedRequest.error
  Diagnostics.report("Vision finds nothing: there is nothing that sees.")
  for request in requests { request.completionHandler?(request, error) }
  if !requests.isEmpty { throw error }
}

/// Looks for things in a picture: each request ends with an error.
open class VNImageRequestHandler: UIKit.NSObject, @unchecked Sendable {
  public init(
    cgImage image: CGImage,
    orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    ciImage image: CIImage,
    orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    url imageURL: URL,
    orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(
    data imageData: Data,
    orientation: CGImagePropertyOrientation = .up,
    options: [VNImageOption: Any] = [:]
  ) {}

  /// The completion handlers get the error, too (inferred).
  open func perform(_ requests: [VNRequest]) throws { try refuse(requests) }
}

/// The same for one picture after the other.
open class VNSequenceRequestHandler: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { try refuse(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { try refuse(requests) }
}

// MARK: Places

public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)

/// From parts of a picture's size to its pixels.
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width,
    y: normalizedRect.minY * height,
    width: normalizedRect.width * width,
    height: normalizedRect.height * height
  )
}

public func VNImagePointForNormalizedPoint(
  _ normalizedPoint: CGPoint,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}

public func VNNormalizedRectForImageRect(
  _ imageRect: CGRect,
  _ imageWidth: Int,
  _ imageHeight: Int
) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: imageRect.minX / width,
    y: imageRect.minY / height,
    width: imageRect.width / width,
    height: imageRect.height / height
  )
}
