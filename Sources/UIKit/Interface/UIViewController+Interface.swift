import Foundation
import InterfaceFiles
import QuartzCore

extension UIViewController {
  /// Loads the view from the storyboard or xib the controller has.
  ///
  /// False when it has neither.
  func loadInterface() -> Bool {
    defer { drawnSize = viewIfLoaded?.frame.size }
    if let interface, interface.loadView(of: self) { return true }
    if let nibView {
      view = nibView
      self.nibView = nil
      return true
    }
    guard let name = foundNibName else { return false }
    let bundle = bundleOfXib
    guard UINib.exists(name, in: bundle) else {
      World.current.record(
        LayerFault(
          name: .inconsistency,
          reason: "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'"
        )
      )
      return false
    }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: self)
    guard viewIfLoaded == nil else { return true }
    World.current.record(
      LayerFault(
        name: .inconsistency,
        reason: "-[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was "
          + "not set."
      )
    )
    return false
  }

  /// The guides of old files stand for those of the controller's view.
  func noteLayoutGuides(of element: MarkupElement, in view: UIView, for reader: InterfaceReader) {
    for guide in element.list("layoutGuides") {
      reader.alias(
        guide.id ?? "",
        guide["type"] == "bottom" ? bottomLayoutSupport(in: view) : topLayoutSupport(in: view)
      )
    }
  }

  private var bundleOfXib: Bundle { nibBundle ?? storyboard?.source?.bundle ?? .main }

  /// The xib: the requested one, else one with the name of the class, with or without "Controller"
  /// at its end.
  ///
  /// UIKit's own classes have none. A scene of a storyboard counts only if it draws no view itself.
  private var foundNibName: String? {
    if let nibName { return nibName }
    let bundle = bundleOfXib
    guard interface?.hasView != true, AppResources.hasXibs(in: bundle) else { return nil }
    let type: AnyClass = Swift.type(of: self)
    // A generic class has no name of its own in a file.
    let words = _typeName(type)
    guard !words.hasPrefix("UIKit."), !words.contains("<") else { return nil }
    let name = _typeName(type, qualified: false)
    if name.hasSuffix("Controller") {
      let short = String(name.dropLast("Controller".count))
      if !short.isEmpty, UINib.exists(short, in: bundle) { return short }
    }
    return UINib.exists(name, in: bundle) ? name : nil
  }

  /// Performs a segue of the controller's storyboard, or one that was registered in code.
  func performInterfaceSegue(_ identifier: String, sender: Any?) {
    if let segue = interface?.segues.last(where: { $0.identifier == identifier }) {
      segue.perform(from: self, sender: sender)
    } else {
      performRegisteredSegue(identifier, sender: sender)
    }
  }
}
