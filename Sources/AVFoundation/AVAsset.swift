import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

/// A film or a sound.
///
/// Its media is not read: it has no tracks and a duration of 0.
open class AVAsset: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init() }

  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { false }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadValuesAsynchronously(
    forKeys keys: [String],
    completionHandler handler: (() -> Void)?
  ) { handler?() }
  open func statusOfValue(
    forKey key: String,
    error outError: UnsafeMutablePointer<NSError?>?
  )
    -> AVKeyValueStatus
  { .loaded }
}

public enum AVKeyValueStatus: Int, Sendable {
  case unknown, loading, loaded, failed, cancelled
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

open class AVAssetTrack: UIKit.NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }
}

/// Pictures out of a film: there are none.
open class AVAssetImageGenerator: UIKit.NSObject {
  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  public init(asset: AVAsset) { self.asset = asset }
  open func copyCGImage(
    at requestedTime: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws
    -> CGImage
  { throw NSError(domain: "AVFoundationErrorDomain", code: -11800) }
}
