import QuartzCore

/// The exceptions of iOS for impossible combinations of controllers.
@MainActor
enum ControllerFault {
  /// - Parameter controllers: named by their classes, where iOS has addresses too.
  static func record(_ words: String, _ controllers: UIViewController...) {
    let names = controllers.map { "<\(type(of: $0))>" }.joined(separator: ", ")
    World.current.record(LayerFault(name: .invalidArgument, reason: "\(words) (\(names))"))
  }
}
