/// What a world has to say to the user: features it does not have, values it could not use.
///
/// Each message is kept once.
package final class Diagnostics {
  package private(set) var messages: [String] = []
  /// Called with every new message.
  package var onReport: ((String) -> Void)?

  package func report(_ message: String) {
    guard !messages.contains(message) else { return }
    messages.append(message)
    onReport?(message)
  }
}
