import CoreGraphics
import Foundation

/// The bookmarks, or the list of results, at the end of an empty search field.
///
/// Where there is text, the button that clears it has the place (inferred).
final class SearchFieldButton: UIButton {
  /// Its middle is where that of the button is which clears the text.
  private static let size = CGSize(width: 31, height: 36)
  /// Of the symbols, in points (inferred).
  private static let pointSize: CGFloat = 16

  private weak var bar: UISearchBar?
  var icon: UISearchBar.Icon? { bar?.shownFieldIcon }

  init(in bar: UISearchBar) {
    self.bar = bar
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    tintColor = .secondaryLabel
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { Self.size }

  private func wasTapped() {
    guard let bar else { return }
    switch bar.shownFieldIcon {
    case .bookmark: bar.delegate?.searchBarBookmarkButtonClicked(bar)
    case .resultsList: bar.delegate?.searchBarResultsListButtonClicked(bar)
    default: break
    }
  }

  func show(_ icon: UISearchBar.Icon, _ image: UIImage?) {
    let isBookmark = icon == .bookmark
    let size = UIImage.SymbolConfiguration(pointSize: Self.pointSize)
    let symbol = UIImage(
      systemName: isBookmark ? "book" : "chevron.down.circle",
      withConfiguration: size
    )
    setImage(image ?? symbol, for: .normal)
    accessibilityLabel = isBookmark ? SystemWord.bookmarks.text : "Results list"
  }
}

extension UISearchBar {
  /// The list of results comes first: a field has room for one of them (inferred).
  var shownFieldIcon: Icon? {
    showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
  }

  func fieldButtonDidChange() {
    guard let icon = shownFieldIcon else {
      if searchTextField.rightView === fieldButton { searchTextField.rightView = nil }
      return
    }
    fieldButton.show(icon, image(for: icon, state: .normal))
    searchTextField.rightView = fieldButton
    searchTextField.rightViewMode = .always
  }
}
