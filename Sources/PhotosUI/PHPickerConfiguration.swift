@_exported import Photos
import UIKit
@_exported import UniformTypeIdentifiers

/// What a picker shows.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case named(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public static let images = PHPickerFilter(.named("images"))
  public static let videos = PHPickerFilter(.named("videos"))
  public static let livePhotos = PHPickerFilter(.named("livePhotos"))
  public static let depthEffectPhotos = PHPickerFilter(.named("depthEffectPhotos"))
  public static let bursts = PHPickerFilter(.named("bursts"))
  public static let panoramas = PHPickerFilter(.named("panoramas"))
  public static let screenshots = PHPickerFilter(.named("screenshots"))
  public static let screenRecordings = PHPickerFilter(.named("screenRecordings"))
  public static let cinematicVideos = PHPickerFilter(.named("cinematicVideos"))
  public static let slomoVideos = PHPickerFilter(.named("slomoVideos"))
  public static let timelapseVideos = PHPickerFilter(.named("timelapseVideos"))
  public static let spatialMedia = PHPickerFilter(.named("spatialMedia"))
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.any(subfilters))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(.all(subfilters))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(.not(filter))
  }
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter(.named("playbackStyle.\(playbackStyle)"))
  }
}

public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}

public enum PHPickerMode: Int, Sendable {
  case `default`, compact
}

public struct PHPickerConfiguration: Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }
  public enum Selection: Int, Sendable {
    case `default`, ordered, continuous, continuousAndOrdered
    case people = 100
  }

  /// Zero is as many as the user likes (documented).
  public var selectionLimit = 1
  public var selection = Selection.default
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public var mode = PHPickerMode.default
  public var edgesWithoutContentMargins = NSDirectionalRectEdge()
  public var disabledCapabilities = PHPickerCapabilities()

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}

  public static func == (a: PHPickerConfiguration, b: PHPickerConfiguration) -> Bool {
    a.selectionLimit == b.selectionLimit && a.selection == b.selection && a.filter == b.filter
      && a.preferredAssetRepresentationMode == b.preferredAssetRepresentationMode
      && a.preselectedAssetIdentifiers == b.preselectedAssetIdentifiers && a.mode == b.mode
      && a.edgesWithoutContentMargins == b.edgesWithoutContentMargins
      && a.disabledCapabilities == b.disabledCapabilities
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(selectionLimit)
    hasher.combine(filter)
  }
}

public struct PHPickerResult: Hashable {
  public let assetIdentifier: String?
  public let itemProvider: NSItemProvider

  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool {
    a.assetIdentifier == b.assetIdentifier && a.itemProvider === b.itemProvider
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}
