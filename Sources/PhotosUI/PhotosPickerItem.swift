import UIKit

/// A picture of the library that SwiftUI's picker names: none is ever chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType]

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    supportedContentTypes = []
  }

  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// Nil, as for a picture that is not of the type.
  public func loadTransferable<Item>(type: Item.Type) async throws -> Item? { nil }

  @discardableResult
  public func loadTransferable<Item>(
    type: Item.Type,
    completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
  ) -> Progress {
    DispatchQueue.main.async { completionHandler(.success(nil)) }
    return Progress(totalUnitCount: 1)
  }
}
