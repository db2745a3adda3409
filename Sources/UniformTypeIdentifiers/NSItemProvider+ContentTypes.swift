import UIKit

extension NSItemProvider {
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.map { UTType($0) ?? UTType(exportedAs: $0) }
  }

  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  public func registerDataRepresentation(
    for contentType: UTType,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      visibility: visibility,
      loadHandler: loadHandler
    )
  }

  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }

  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType,
    openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier,
      completionHandler: completionHandler
    )
  }
}
