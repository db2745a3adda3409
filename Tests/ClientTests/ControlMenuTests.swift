import Testing
import UIKit

/// A control that asks itself for its menu, as since iOS 14.
private final class Picker: UIControl {
  var log: [String] = []

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "One") { _ in }])
    }
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    log.append("display")
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    log.append("end")
  }
}

@Suite
@MainActor
struct ControlMenuTests {
  @Test
  func `a control is the delegate of its own interaction once that is enabled`() {
    let picker = Picker()
    #expect(picker.contextMenuInteraction == nil)
    picker.isContextMenuInteractionEnabled = true
    #expect(picker.contextMenuInteraction?.delegate === picker)
    #expect(picker.contextMenuInteraction?.view === picker)
    #expect(picker.contextMenuInteraction?.menuAppearance == .unknown)
    picker.isContextMenuInteractionEnabled = false
    #expect(picker.contextMenuInteraction == nil)
  }

  @Test
  func `a button's menu enables the interaction, and the button answers with it`() throws {
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    #expect(button.isContextMenuInteractionEnabled)
    let interaction = try #require(button.contextMenuInteraction)
    #expect(
      button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil
    )
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }
}
