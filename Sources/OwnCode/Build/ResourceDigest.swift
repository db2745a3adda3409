import Codecs
import Foundation

extension ClientDescription {
  /// A digest of the app's resources.
  ///
  /// `digest` covers only their paths, because no code is compiled again when a picture changes.
  public func resourceDigest() -> String {
    var key = KeyHasher("resources 1")
    for path in resources + [infoPlist].compactMap({ $0 }) {
      let inner = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      key.add("\((path as NSString).lastPathComponent) \(inner.count)")
      guard !inner.isEmpty else {
        key.add(path: path)
        continue
      }
      for name in inner.sorted() {
        key.add(name)
        if let data = FileManager.default.contents(atPath: "\(path)/\(name)") {
          key.add([UInt8](data))
        }
      }
    }
    return key.digest
  }
}
