import UIKit

/// Something on the screen that a script can name.
public struct ScreenElement: Hashable, Sendable {
  /// What it shows: a label's text, a button's title, a field's text or placeholder.
  public var text: String?
  /// Its accessibility identifier.
  public var identifier: String?
  /// The accessibility label, or the text that is shown.
  public var label: String?
  /// The name of its class, without a module.
  public var className: String
  /// On the screen, in points.
  public var frame: CGRect
  /// Whether touching it does something, as far as that can be known.
  public var isActive: Bool

  /// Where a finger touches it.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
}

extension ScreenElement: CustomStringConvertible {
  public var description: String {
    func place(_ value: CGFloat) -> String { String(Int(value.rounded())) }
    let words = [
      text.map { "\"\($0)\"" }, className, identifier.map { "id \($0)" },
      label == text ? nil : label.map { "label \"\($0)\"" },
      "at \(place(frame.minX)),\(place(frame.minY))",
      "size \(place(frame.width))x\(place(frame.height))",
    ]
    return words.compactMap { $0 }.joined(separator: "  ")
  }
}

/// An element, and the view that shows it.
private struct SeenElement {
  let element: ScreenElement
  let view: UIView
}

extension Stage {
  /// What is visible on the screen now and can be named or touched, front to back.
  public var elements: [ScreenElement] { seenElements.map(\.element) }

  /// Those of the elements that a finger on their centre meets: themselves, a part of them, or
  /// what they are a part of.
  ///
  /// A sheet leaves what it covers in its place.
  package var elementsInReach: Set<ScreenElement> {
    Set(seenElements.filter(isReached).map(\.element))
  }

  private var seenElements: [SeenElement] {
    makeCurrent()
    var result: [SeenElement] = []
    for window in uikit.windows.reversed() {
      // A window that covers everything hides those behind it.
      let before = result.count
      collect(window, in: window, into: &result)
      if result.count > before, window.rootViewController != nil, window !== self.window { break }
    }
    return result
  }

  private func collect(_ view: UIView, in window: UIWindow, into result: inout [SeenElement]) {
    guard !view.isHidden, view.alpha > 0.01 else { return }
    for subview in view.subviews.reversed() { collect(subview, in: window, into: &result) }
    guard view !== window else { return }
    let frame = view.convert(view.bounds, to: nil)
    let visible = frame.intersection(CGRect(origin: .zero, size: interfaceSize))
    guard visible.width >= 1, visible.height >= 1 else { return }
    for item in (view as? UITextView)?.shownItems ?? [] {
      let place = view.convert(item.frame, to: nil).intersection(visible)
      guard place.width >= 1, place.height >= 1 else { continue }
      let element = ScreenElement(
        text: item.text,
        className: "UITextItem",
        frame: place,
        isActive: true
      )
      result.append(SeenElement(element: element, view: view))
    }
    let text = view.shownText
    let isActive = view.takesTouches
    let isNamed =
      text != nil || view.accessibilityIdentifier != nil || view.accessibilityLabel != nil
      || isActive || view.hasOwnClass
    guard isNamed else { return }
    let element = ScreenElement(
      text: text,
      identifier: view.accessibilityIdentifier,
      label: view.accessibilityLabel,
      className: view.plainClassName,
      frame: visible,
      isActive: isActive
    )
    result.append(SeenElement(element: element, view: view))
  }

  /// The element that a name means, by its text, identifier, label or class.
  ///
  /// Exact matches come before those that contain the words, these before those whose words stand
  /// on other lines, and front elements before back ones; of several of one class it is the first
  /// in reading order that a finger reaches. A text that only stands there, such as the title of
  /// the screen, comes after a button with the same words.
  public func element(named name: String) -> ScreenElement? {
    let seen = seenElements
    let word = name.lowercased()
    let tests: [(ScreenElement) -> Bool] = [
      { $0.identifier == name }, { $0.text == name }, { $0.label == name },
      { $0.className == name },
      { $0.text?.lowercased() == word || $0.label?.lowercased() == word },
      { $0.text?.lowercased().contains(word) == true },
      { $0.label?.lowercased().contains(word) == true },
      { [$0.text, $0.label].contains { $0?.onOneLine.contains(word.onOneLine) == true } },
    ]
    for test in tests {
      let found = seen.filter { test($0.element) }
      if let front = found.first(where: { touches($0.element) }) ?? found.first {
        let active = isInert(front) ? found.filter { !isInert($0) && isReached($0) } : []
        guard let first = active.first else { return firstToRead(of: found, like: front).element }
        return firstToRead(of: active, like: first).element
      }
    }
    return nil
  }

  /// Whether neither it nor what it is a part of answers to a finger.
  ///
  /// Drags of what it is a part of do not count: a stack of screens has one for going back.
  private func isInert(_ seen: SeenElement) -> Bool {
    guard seen.view.gestureRecognizers?.isEmpty ?? true else { return false }
    return !sequence(first: seen.view, next: \.superview).contains(where: \.takesTouches)
  }

  /// A row of cards is made from the left, and its last one is in front.
  private func firstToRead(of found: [SeenElement], like front: SeenElement) -> SeenElement {
    let alike = found.filter {
      $0.element.className == front.element.className && isReached($0)
    }
    let inner = alike.filter { outer in
      !alike.contains { $0.view !== outer.view && $0.view.isDescendant(of: outer.view) }
    }
    guard let top = inner.map(\.element.frame).min(by: { $0.minY < $1.minY }) else { return front }
    let line = inner.filter { $0.element.frame.minY < top.midY }
    return line.min { $0.element.frame.minX < $1.element.frame.minX } ?? front
  }

  /// Whether a finger on its centre meets the element itself, a part of it, or what it is a part
  /// of.
  private func isReached(_ seen: SeenElement) -> Bool {
    for window in uikit.windows.reversed() {
      let point = window.convert(seen.element.center, from: nil)
      guard let hit = window.hitTest(point, with: nil) else { continue }
      return hit.isDescendant(of: seen.view) || seen.view.isDescendant(of: hit)
    }
    return false
  }

  /// Whether a finger on its centre reaches it and nothing in front of it.
  private func touches(_ element: ScreenElement) -> Bool {
    for window in uikit.windows.reversed() {
      guard let hit = window.hitTest(window.convert(element.center, from: nil), with: nil) else {
        continue
      }
      return hit.convert(hit.bounds, to: nil).intersects(element.frame)
    }
    return false
  }
}

extension String {
  /// The words in small letters, with a space between two of them where a line may end.
  fileprivate var onOneLine: String {
    lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension UIView {
  fileprivate var shownText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle ?? button.title(for: .normal)
      case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
      case let view as UITextView: view.text
      default: nil
      }
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  fileprivate var plainClassName: String { _typeName(type(of: self), qualified: false) }

  /// Controls, cells, and views with a recognizer for taps.
  var takesTouches: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    if self is UITableViewCell || self is UICollectionViewCell { return true }
    return (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }
}

extension UIResponder {
  /// Whether its class is not one of UIKit's.
  var hasOwnClass: Bool { !_typeName(type(of: self)).hasPrefix("UIKit.") }
}
