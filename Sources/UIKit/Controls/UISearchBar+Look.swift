import Foundation

/// Signs and pictures that an app gives a search bar.
struct SearchBarLook {
  var icons: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var fields: [UInt: UIImage] = [:]
}

extension UISearchBar {
  /// Pictures for states other than the normal one show for the sign that clears the text alone.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    look.icons[icon, default: [:]][state.rawValue] = iconImage
    switch icon {
    case .bookmark, .resultsList: fieldButtonDidChange()
    case .clear: searchTextField.showClearImage(iconImage, for: state)
    case .search:
      guard state == .normal else { return }
      searchTextField.leftView = iconImage.map { UIImageView(image: $0) } ?? glass
      searchTextField.leftView?.tintColor = .secondaryLabel
    }
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    look.icons[icon]?[state.rawValue]
  }

  /// The picture of the normal state is drawn, in place of the colour of the field.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    look.fields[state.rawValue] = backgroundImage
    guard state == .normal else { return }
    searchTextField.background = backgroundImage
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    look.fields[state.rawValue]
  }

  /// Moves a sign, and not the text (inferred).
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }

  public func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// To appearances the button that cancels is a bar button item in a search bar (observed: apps
  /// give it words, colour and font so); what an app sets on the button later stays.
  func dressCancelButton() {
    guard let proxies = AppearanceProxies.existing else { return }
    let item = UIBarButtonItem()
    if let title = proxies.value(for: item, in: cancelButton, \.title),
      cancelButtonText == SystemWord.cancel.text
    {
      cancelButtonText = title
    }
    if let tint = proxies.value(for: item, in: cancelButton, \.tintColor) {
      cancelButton.tintColor = tint
    }
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let attributes = item.titleTextAttributes(for: state, in: cancelButton) ?? [:]
      if let color = attributes[.foregroundColor] as? UIColor {
        cancelButton.setTitleColor(color, for: state)
      }
      if state == .normal, let font = attributes[.font] as? UIFont {
        cancelButton.titleLabel?.font = font
      }
    }
    setNeedsLayout()
  }
}
