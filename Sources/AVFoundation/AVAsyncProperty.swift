import UIKit

/// Names a property that is loaded, of objects of one class.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {}

/// Names a property that is loaded, with the type of its value.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  let read: (Root) -> Value
  init(_ read: @escaping (Root) -> Value) { self.read = read }
}

/// Something whose properties are loaded before they are read.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value {
    property.read(self)
  }
  public func load<First, Second>(
    _ first: AVAsyncProperty<Self, First>,
    _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) { (first.read(self), second.read(self)) }
  public func load<First, Second, Third>(
    _ first: AVAsyncProperty<Self, First>,
    _ second: AVAsyncProperty<Self, Second>,
    _ third: AVAsyncProperty<Self, Third>
  ) async throws -> (First, Second, Third) {
    (first.read(self), second.read(self), third.read(self))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init { $0.metadata } }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> {
    .init { $0.commonMetadata }
  }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var isExportable: AVAsyncProperty<Root, Bool> { .init { $0.isExportable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { .init { $0.isReadable } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init { $0.naturalSize } }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
  public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
    .init { $0.nominalFrameRate }
  }
  public static var estimatedDataRate: AVAsyncProperty<Root, Float> {
    .init { $0.estimatedDataRate }
  }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init { $0.timeRange } }
}

extension AVAsset {
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: mediaType)
  }
}
