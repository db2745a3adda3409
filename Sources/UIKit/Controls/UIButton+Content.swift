import Foundation

/// The content for each state, and how it shows.
extension UIButton {
  /// The values set for a state.
  struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The value for the current state, else for the normal one.
  func current<Value>(_ value: (Content) -> Value?) -> Value? {
    contents[state.rawValue].flatMap(value) ?? contents[0].flatMap(value)
  }

  var defaultTitleColor: UIColor {
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  /// The first configuration shows what the button showed before, unless it has its own (inferred
  /// from samples that set a title first).
  func takeContents() {
    guard let new = configuration, let content = contents[0] else { return }
    if new.title == nil, new.attributedTitle == nil {
      configuration?.title = content.title
      if let title = content.attributedTitle {
        configuration?.attributedTitle = AttributedString(title)
      }
    }
    if new.image == nil { configuration?.image = content.image }
  }

  /// Shows the content of the present state in the subviews.
  func update() {
    if let configuration {
      show(configuration)
      return
    }
    if let attributed = currentAttributedTitle {
      title.attributedText = attributed
    } else {
      title.text = currentTitle
      title.textColor = currentTitleColor
    }
    title.shadowColor = currentTitleShadowColor
    imageHolder.image = currentImage
    background.image = currentBackgroundImage
    background.isHidden = currentBackgroundImage == nil && buttonType != .close
    background.backgroundColor = buttonType == .close ? .tertiarySystemFill : nil
    // A pressed button fades: its title and image on a system button, the image on a custom one.
    let fade = isHighlighted ? PressFade.alpha : 1
    PressFade.show(buttonType == .system ? fade : 1, on: title)
    var imageAlpha = buttonType == .system ? fade : 1
    if buttonType != .system, isHighlighted, adjustsImageWhenHighlighted { imageAlpha = 0.5 }
    if !isEnabled, adjustsImageWhenDisabled { imageAlpha = 0.5 }
    PressFade.show(imageAlpha, on: imageHolder)
  }
}
