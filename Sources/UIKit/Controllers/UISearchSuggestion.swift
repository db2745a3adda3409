import Foundation

/// What a search field offers below itself.
@preconcurrency
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var iconImage: UIImage? { get }
  var localizedDescription: String? { get }
  var representedObject: Any? { get set }
}

@preconcurrency
@MainActor
open class UISearchSuggestionItem: MainActorObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  public init(
    localizedSuggestion suggestion: String,
    localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init(isolated: ())
  }
}
