import Accessibility
import Testing
import UIKit

@MainActor
@Suite
struct AccessibilityNameTests {
  @Test
  func `what is said about a view is kept`() {
    let view = UIView()
    #expect(view.accessibilityContainerType == .none && view.accessibilityTraits == .none)
    view.accessibilityContainerType = .list
    view.accessibilityTraits = [.button, .header]
    view.accessibilityUserInputLabels = ["send"]
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in true }
    ]
    #expect(view.accessibilityContainerType == .list)
    #expect(view.accessibilityTraits.contains(.header))
    #expect(view.accessibilityUserInputLabels == ["send"])
    #expect(view.accessibilityCustomActions?.first?.attributedName.string == "Delete")
  }

  @Test
  func `a text and its attributed form are one`() {
    let view = UIView()
    view.accessibilityLabel = "Send"
    #expect(view.accessibilityAttributedLabel?.string == "Send")
    view.accessibilityAttributedLabel = NSAttributedString(string: "Sent")
    #expect(view.accessibilityLabel == "Sent")
  }

  @Test
  func `layers, animations and an app's own objects keep what is said about them, too`() {
    final class Model: NSObject {
      override var accessibilityHint: String? {
        get { super.accessibilityHint ?? "none" }
        set { super.accessibilityHint = newValue }
      }
    }
    let model = Model()
    #expect(model.accessibilityHint == "none")
    let marks: [NSObject] = [
      CAShapeLayer(), CABasicAnimation(), UIBarButtonItem(), UIImage(), model,
    ]
    for mark in marks {
      mark.accessibilityHint = "spinner"
      mark.accessibilityTraits = .image
      mark.accessibilityElements = [marks[0]]
      mark.accessibilityFrame = CGRect(x: 10, y: 20, width: 4, height: 6)
      #expect(mark.accessibilityHint == "spinner" && mark.accessibilityTraits == .image)
      #expect(mark.accessibilityAttributedHint?.string == "spinner")
      #expect(mark.accessibilityElementCount() == 1)
      #expect(mark.accessibilityActivationPoint == CGPoint(x: 12, y: 23))
    }
    let layers = [CALayer(), CALayer()]
    layers[1].accessibilityHint = "spinner"
    #expect(layers.firstIndex { $0.accessibilityHint == "spinner" } == 1)
  }

  @Test
  func `a block is asked for what it says now`() {
    let view = UIView()
    var count = 0
    view.accessibilityLabel = "none"
    view.accessibilityLabelBlock = {
      count += 1
      return "\(count) messages"
    }
    #expect(view.accessibilityLabel == "1 messages")
    #expect(view.accessibilityLabel == "2 messages")
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "none")
  }

  @Test
  func `a rotor goes through what its search finds`() {
    let labels = [UILabel(), UILabel()]
    let rotor = UIAccessibilityCustomRotor(name: "Labels") { predicate in
      let current = labels.firstIndex { $0 === predicate.currentItem.targetElement }
      let next = (current ?? -1) + (predicate.searchDirection == .next ? 1 : -1)
      guard labels.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: labels[next], targetRange: nil)
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === labels[0])
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: labels[1],
      targetRange: nil
    )
    #expect(rotor.itemSearchBlock(predicate) == nil)
  }

  @Test
  func `pictures, actions and menus have names for tests`() {
    let image = UIImage()
    image.accessibilityIdentifier = "logo"
    let things: [any UIAccessibilityIdentification] = [
      image, UIAlertAction(title: "OK", style: .default), UIBarButtonItem(), UIView(),
    ]
    #expect(things.map(\.accessibilityIdentifier) == ["logo", nil, nil, nil])
  }

  @Test
  func `a rectangle is converted to the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    window.addSubview(view)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let converted = UIAccessibility.convertToScreenCoordinates(rect, in: view)
    #expect(converted == CGRect(x: 11, y: 22, width: 3, height: 4))
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: rect), in: view)
    #expect(path.bounds == converted)
  }

  @Test
  func `an element of its own can take part in focus`() {
    final class Link: UIAccessibilityElement, UIFocusItem {
      var preferredFocusEnvironments: [any UIFocusEnvironment] = []
      var focusItemContainer: (any UIFocusItemContainer)?
      weak var parentFocusEnvironment: (any UIFocusEnvironment)?
      var frame = CGRect.zero
      var canBecomeFocused: Bool { true }
      func setNeedsFocusUpdate() {}
      func updateFocusIfNeeded() {}
      func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
      func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) {}
    }
    let view = UIView()
    let link = Link(accessibilityContainer: view)
    #expect(link.isAccessibilityElement && link.canBecomeFocused)
    #expect(view.focusItems(in: view.bounds).isEmpty)
  }

  @Test
  func `more is said with custom content`() {
    let content = AXCustomContent(label: "Size", value: "large")
    content.importance = .high
    #expect(content.attributedValue.string == "large")
    AccessibilityNotification.Announcement("done").post()
  }

  @Test
  func `a text says how it is read aloud`() {
    let attributes: [NSAttributedString.Key: Any] = [
      .accessibilitySpeechPunctuation: true, .accessibilitySpeechLanguage: "fr-FR",
      .accessibilitySpeechPitch: 1.2, .accessibilitySpeechIPANotation: "a",
      .accessibilitySpeechQueueAnnouncement: true, .accessibilitySpeechSpellOut: false,
      .accessibilityTextHeadingLevel: 2, .accessibilityTextCustom: ["a"],
      .accessibilityTextualContext: UIAccessibilityTextualContext.console,
    ]
    let text = NSAttributedString(string: "a", attributes: attributes)
    #expect(text.attributes(at: 0, effectiveRange: nil).count == 9)
    #expect(text.attribute(.accessibilitySpeechPitch, at: 0, effectiveRange: nil) as? Double == 1.2)
  }
}
