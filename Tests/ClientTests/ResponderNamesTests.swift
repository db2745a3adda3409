import Testing
import UIKit

// Pasting, restoring and other names of responders, as on a simulator that has nothing of them.

private final class Restored: UIViewController, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { Restored() }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(1, forKey: "page")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
  }
}

private final class OwnField: UIFieldBehavior {
  var name = "field"
}

@Suite
@MainActor
struct ResponderNamesTests {
  @Test
  func `a responder accepts the types of its paste configuration`() {
    let view = UIView()
    let picture = NSItemProvider(object: UIImage())
    #expect(!view.canPaste([picture]))
    view.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(view.canPaste([picture]))
    #expect(!view.canPaste([NSItemProvider(object: "text" as NSString)]))
    view.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
    #expect(view.canPaste([NSItemProvider(object: "text" as NSString)]))
  }

  @Test
  func `nothing is restored, and activities are kept`() {
    let controller = Restored()
    controller.restorationIdentifier = "restored"
    controller.restorationClass = Restored.self
    controller.userActivity = NSUserActivity(activityType: "com.example.read")
    #expect(controller.userActivity?.activityType == "com.example.read")
    let scene = UIApplication.shared.connectedScenes.first
    #expect(scene?.session.stateRestorationActivity == nil)
    #expect(UIScene.ConnectionOptions.self != UIWindowScene.self)
    UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
  }

  @Test
  func `buttons take what pointers and drags would ask for`() {
    let button = UIButton(type: .system)
    button.isPointerInteractionEnabled = true
    button.pointerStyleProvider = { button, effect, shape in
      UIPointerStyle(effect: effect, shape: shape)
    }
    button.isSpringLoaded = true
    let view = UIView()
    view.addInteraction(UISpringLoadedInteraction { _, _ in })
    #expect(view.interactions.count == 1)
    let field = UITextField()
    field.inputAssistantItem.leadingBarButtonGroups = []
    field.inputAssistantItem.trailingBarButtonGroups.append(
      UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem()], representativeItem: nil)
    )
    #expect(field.inputAssistantItem.trailingBarButtonGroups.count == 1)
  }

  @Test
  func `a field of an own class is of that class`() {
    let field: OwnField = OwnField.field { _, _, _, _, _, _ in CGVector(dx: 1, dy: 0) }
    #expect(field.name == "field")
    #expect(OwnField.springField().name == "field")
  }

  @Test
  func `figures of a font are as wide as each other where its feature says so`() {
    let base = UIFont.systemFont(ofSize: 17)
    let descriptor = base.fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          UIFontDescriptor.FeatureKey.selector: kMonospacedNumbersSelector,
        ]
      ]
    ])
    let tabular = UIFont(descriptor: descriptor, size: 0)
    func width(_ text: String, _ font: UIFont) -> CGFloat {
      (text as NSString).size(withAttributes: [.font: font]).width
    }
    #expect(width("111", base) < width("000", base))
    #expect(abs(width("111", tabular) - width("000", tabular)) < 0.01)
    #expect(tabular.pointSize == 17)
    #expect(abs(width("111", tabular.withSize(15)) - width("000", tabular.withSize(15))) < 0.01)
  }
}
