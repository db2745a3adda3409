import Foundation
import QuartzCore

/// A file of an asset catalog, by name.
public typealias NSDataAssetName = String

open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let set = AppResources.catalog(of: bundle).data[name],
      let data = FileManager.default.contents(atPath: set.path)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = set.type ?? "public.data"
    super.init()
  }
}
