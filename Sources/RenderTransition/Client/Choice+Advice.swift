import OwnCode

extension Choice {
  /// What a transition that crashed or never ended may have missed; nil if nothing of the kind is known.
  var advice: String? {
    if !expectations.isEmpty {
      return expectations.joined(separator: ", ")
        + ": name it with --root, --present or --push beside --use \(name), or name the app's folder"
    }
    let screens = [source, destination].compactMap { $0?.expression }
    guard !screens.isEmpty else { return nil }
    return "it ran with \(screens.joined(separator: " and ")), which the app may set up before: "
      + "name the app's folder, or begin with --root and touches"
  }
}
