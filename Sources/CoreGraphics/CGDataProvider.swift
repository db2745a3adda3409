import Foundation

/// Bytes an image is made of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) { bytes = data }

  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }

  public var data: CFData? { bytes }
}
