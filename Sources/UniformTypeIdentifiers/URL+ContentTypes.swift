import UIKit

extension URL {
  /// A file of a type in this folder: the name gets the type's extension, unless it has one of
  /// that type (documented).
  public func appendingPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) -> URL {
    let isFolder = contentType.conforms(to: .directory)
    let component = appendingPathComponent(partialName, isDirectory: isFolder)
    return component.appendingPathExtension(for: contentType)
  }

  public mutating func appendPathComponent(
    _ partialName: String,
    conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// With the type's preferred extension; unchanged if it has one of that type
  /// (inferred), or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension else { return self }
    if let present = UTType(filenameExtension: pathExtension), present.conforms(to: contentType) {
      return self
    }
    return appendingPathExtension(preferred)
  }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
