import AuthenticationServices
import CoreHaptics
import CoreMotion
import LinkPresentation
import Network
import QuickLook
import Testing
import UIKit

// Names of interactions, pickers and small frameworks, as apps write them.

private final class Board: UIViewController, UIPointerInteractionDelegate,
  UIEditMenuInteractionDelegate, UIColorPickerViewControllerDelegate, UICalendarViewDelegate,
  QLPreviewControllerDataSource, ASAuthorizationControllerDelegate
{
  let motion = CMMotionManager()
  var haptics: CHHapticEngine?
  let monitor = NWPathMonitor()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(UIPointerInteraction(delegate: self))
    view.addInteraction(UILargeContentViewerInteraction())
    view.showsLargeContentViewer = true
    let glass = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
    glass.cornerConfiguration = .capsule()
    let container = UIGlassContainerEffect()
    container.spacing = 8
    let element = UIAccessibilityElement(accessibilityContainer: view as Any)
    element.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.accessibilityElements = [element]
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    scroll.bottomEdgeEffect.isHidden = true
    view.layer.addSublayer(CATiledLayer())
    motion.deviceMotionUpdateInterval = 1 / 60
    if motion.isDeviceMotionAvailable {
      motion.startDeviceMotionUpdates(to: .main) { data, _ in print(data?.attitude.roll ?? 0) }
    }
    if CHHapticEngine.capabilitiesForHardware().supportsHaptics { haptics = CHHapticEngine() }
    let menu = UIMenu(
      title: "",
      image: nil,
      identifier: nil,
      options: .displayInline,
      children: [UIDeferredMenuElement.uncached { $0([]) }]
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    view.addSubview(ASAuthorizationAppleIDButton(type: .signIn, style: .black))
    view.addSubview(LPLinkView(metadata: LPLinkMetadata()))
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.first?.key?.keyCode == .keyboardEscape { dismiss(animated: true) }
    super.pressesBegan(presses, with: event)
  }
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .services)
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = title }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    UIPointerStyle(effect: .lift(UITargetedPreview(view: view)), shape: .roundedRect(.zero))
  }
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem { Item() }

  private final class Item: NSObject, QLPreviewItem {
    var previewItemURL: URL? { URL(fileURLWithPath: "/letter.txt") }
  }
}

@MainActor
struct InteractionNameTests {
  @Test
  func `an app with pointers, glass, presses and sensors runs, and finds none of the hardware`() {
    let board = Board()
    board.loadViewIfNeeded()
    #expect(board.view.interactions.count == 2)
    #expect(!board.motion.isDeviceMotionAvailable && board.haptics == nil)
    #expect(board.monitor.currentPath.status == .satisfied)
    let preview = QLPreviewController()
    preview.dataSource = board
    preview.loadViewIfNeeded()
    #expect(preview.title == "letter.txt")
  }
}
