import CoreImage
import Testing
import UIKit
import WebKit

// Names of iOS 17 to 26, as apps write them.

@Suite
@MainActor
struct NewestNamesTests {
  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test
  func `an image of Core Image has no bitmap, but is drawn`() throws {
    let image = UIImage(ciImage: CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 3, height: 2)))
    #expect(image.cgImage == nil && image.ciImage != nil)
    #expect(image.size == CGSize(width: 3, height: 2))
    let drawn = UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
    #expect(drawn.pngData() != picture(.red).pngData())
    let pixel = drawn.cgImage?.dataProvider?.data.map { [UInt8]($0.prefix(4)) }
    #expect(pixel == [255, 0, 0, 255])
  }

  @Test
  func `a blur by the classic keys`() throws {
    let input = try #require(CIImage(image: picture(.green)))
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(2, forKey: kCIInputRadiusKey)
    let output = try #require(filter.value(forKey: kCIOutputImageKey) as? CIImage)
    #expect(output.extent.width == input.extent.width + 12)
    #expect(CIContext(options: nil).createCGImage(output, from: input.extent)?.width == 12)
  }

  @Test
  func `colours of Core Image and of UIKit are made of each other`() {
    #expect(UIColor(ciColor: .blue) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(CIColor(color: .red) == .red)
  }

  @Test
  func `an asset chooses the image for the traits`() {
    let (light, dark) = (picture(.white), picture(.black))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let night = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(asset.image(with: night).cgImage == dark.cgImage)
    #expect(
      asset.image(with: UITraitCollection(userInterfaceStyle: .light)).cgImage == light.cgImage
    )
    #expect(light.imageAsset === asset)
  }

  @Test
  func `a slider with marks stops at the nearest one`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.maximumValue = 10
    slider.trackConfiguration = .init(neutralValue: 0.5, numberOfTicks: 5)
    slider.value = 6
    #expect(slider.value == 5)
    slider.value = 9
    #expect(slider.value == 10)
    slider.trackConfiguration?.allowsTickValuesOnly = false
    slider.trackConfiguration?.enabledRange = 0.2...0.8
    slider.value = 9
    #expect(slider.value == 8)
  }

  @Test
  func `a space without a width separates items and groups`() {
    let space = UIBarButtonItem.fixedSpace()
    #expect(space.width == 0)
    #expect(UIBarButtonItemGroup.fixedSpace().barButtonItems.map(\.width) == [0])
  }

  @Test
  func `segments have actions and pictures`() {
    var log: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: [
        UIAction(title: "One", identifier: .init("one")) { _ in log.append("one") },
        UIAction(title: "Two", identifier: .init("two")) { _ in log.append("two") },
      ]
    )
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.segmentIndex(identifiedBy: .init("two")) == 1)
    control.setBackgroundImage(picture(.gray), for: .normal, barMetrics: .default)
    control.setDividerImage(
      picture(.black),
      forLeftSegmentState: .normal,
      rightSegmentState: .selected,
      barMetrics: .default
    )
    #expect(control.backgroundImage(for: .normal, barMetrics: .default) != nil)
    control.setContentOffset(CGSize(width: 0, height: 3), forSegmentAt: 0)
    #expect(control.contentOffsetForSegment(at: 0).height == 3)
    #expect(control.widthForSegment(at: 0) == 0)
  }

  @Test
  func `bar items have badges, groups and a form for menus`() {
    let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    item.badge = .count(3)
    #expect(item.badge?.stringValue == "3")
    item.badge = .indicator()
    item.hidesSharedBackground = true
    item.sharesBackground = false
    item.identifier = "inbox"
    #expect(item.menuRepresentation == nil)
    item.menu = UIMenu(children: [UIAction(title: "Archive") { _ in }])
    #expect((item.menuRepresentation as? UIMenu)?.title == "Inbox")
    #expect(item.creatingFixedGroup().barButtonItems.first === item)
  }

  @Test
  func `an accessory of tabs takes room above the bar`() {
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.viewControllers = [page]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let before = page.view.safeAreaInsets.bottom
    let label = UILabel()
    tabs.bottomAccessory = UITabAccessory(contentView: label)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == before + 56)
    #expect(label.window === window)
    tabs.setBottomAccessory(nil, animated: false)
    window.layoutIfNeeded()
    #expect(page.view.safeAreaInsets.bottom == before)
  }

  @Test
  func `paths are united and cut`() {
    let left = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let right = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
    #expect(left.union(right).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(left.intersection(right).isRect(nil))
    #expect(left.subtracting(right).boundingBox.width == 10)
    #expect(left.symmetricDifference(right, using: .evenOdd).componentsSeparated().count == 2)
    #expect(left.intersects(right) && left.normalized().isRect(nil))
    #expect(left.lineIntersection(right).isEmpty == false)
    #expect(left.lineSubtracting(right).isEmpty == false)
  }

  @Test
  func `symbols have values`() throws {
    let half = try #require(UIImage(systemName: "wifi", variableValue: 0.5))
    let all = try #require(UIImage(systemName: "wifi"))
    #expect(half.size == all.size && half.pngData() != all.pngData())
    let full = try #require(UIImage(systemName: "wifi", variableValue: 1))
    #expect(full.pngData() == all.pngData())
    let heart = UIImage(systemName: "heart", variableValue: 0.1)
    #expect(heart?.pngData() == UIImage(systemName: "heart")?.pngData())
  }

  @Test
  func `names that are stored or have one answer`() {
    let view = UIView()
    view.focusEffect = UIFocusHaloEffect(roundedRect: .zero, cornerRadius: 3, curve: .continuous)
    view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 8))
    view.hoverStyle = .init(shape: .capsule)
    #expect(view.editingInteractionConfiguration == .default)
    #expect(UIColor.red.accessibilityName == "vibrant red")
    #expect(UIColor.black.accessibilityName == "black")
    #expect(UIColor.black.withProminence(.secondary).cgColor.alpha < 1)
    UICanvasFeedbackGenerator().alignmentOccurred(at: .zero)
    let web = WKWebView(frame: .zero)
    web.isInspectable = true
    var failed = false
    UIApplication.shared.requestSceneSessionActivation(
      nil,
      userActivity: nil,
      options: nil,
      errorHandler: { _ in failed = true }
    )
    #expect(failed)
    let label = UILabel()
    label.preferredVibrancy = .automatic
    label.attributedText = NSAttributedString(
      string: "Pressed",
      attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]
    )
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    let navigation = UINavigationController(rootViewController: popover)
    #expect(
      popover.targetViewController(forAction: Selector("show(_:sender:)"), sender: nil)
        === navigation
    )
  }

  private final class Tokens: NSObject, UISearchTextFieldDelegate {
    var starts = 0
    func textFieldDidBeginEditing(_ textField: UITextField) { starts += 1 }
  }

  @Test
  func `a search field has a delegate of its own kind, and no screen a focus`() {
    let tokens = Tokens()
    let field = UISearchTextField()
    field.delegate = tokens
    #expect(field.delegate is any UISearchTextFieldDelegate)
    #expect(UIScreen.main.focusedView == nil && !UIScreen.main.supportsFocus)
  }
}
