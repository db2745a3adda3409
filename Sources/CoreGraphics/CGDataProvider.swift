import Foundation

/// A function of C on iOS, so that it captures nothing there.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// Bytes an image is made of.
public final class CGDataProvider: @unchecked Sendable {
  private let bytes: Data
  /// What the memory of an app was given with.
  public let info: UnsafeMutableRawPointer?

  public init?(data: CFData) {
    bytes = data
    info = nil
  }

  /// The bytes of an app's memory, which are copied: it is released at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?,
    data: UnsafeRawPointer,
    size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    bytes = Data(bytes: data, count: max(size, 0))
    self.info = info
    releaseData(info, data, size)
  }

  /// Apple's systems take an `NSData` for a `CFData`.
  @_disfavoredOverload
  public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }

  public var data: CFData? { bytes }
}
