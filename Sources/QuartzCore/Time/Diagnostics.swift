/// A world's messages to the user: unsupported features, unusable values.
///
/// Each message is kept once.
package final class Diagnostics {
  package private(set) var messages: [String] = []
  /// Called with every new message.
  package var onReport: ((String) -> Void)?

  /// Called with every new message of any world, so that a crash can be reported with those before
  /// it.
  nonisolated(unsafe) package static var observer: ((String) -> Void)?

  package func report(_ message: String) {
    guard !messages.contains(message) else { return }
    messages.append(message)
    onReport?(message)
    Diagnostics.observer?(message)
  }
}
