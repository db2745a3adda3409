import Foundation

/// Where all tests that compile own code keep what the compiler made: `segue-port` takes longest, and
/// is built once.
package enum SharedCache {
  /// What `XDG_CACHE_HOME` is for the tool.
  package static let home = NSTemporaryDirectory() + "segue-own-code-tests"
  package static let folder = "\(home)/segue"
}
