@testable import OwnCode

extension Folder {
  /// The modules of the code in a folder below this one.
  func modules(_ place: String = "") throws -> [CodeModule] {
    try CodeReader().read([place.isEmpty ? path : "\(path)/\(place)"]).modules
  }
}
