import Foundation

extension UIAction {
  /// Reads text with a camera into a field: hidden, as on a device without one.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput,
    identifier: UIAction.Identifier?
  ) -> UIAction {
    UIAction(
      title: "Scan Text",
      image: UIImage(systemName: "text.viewfinder"),
      identifier: identifier,
      attributes: .hidden
    ) { [weak responder] in responder?.captureTextFromCamera($0) }
  }
}
