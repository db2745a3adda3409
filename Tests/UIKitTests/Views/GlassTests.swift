import Segue
import Testing
import UIKit

@MainActor
struct GlassTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))

  @Test
  func `glass is a capsule with a bright edge unless it has corners of its own`() throws {
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    glass.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    stage.window.addSubview(glass)
    try stage.settle()
    #expect(glass.subviews[0].layer.cornerRadius == 20)
    #expect(glass.subviews[0].layer.borderWidth == 0.5)
    glass.cornerConfiguration = .corners(radius: 8)
    try stage.settle()
    #expect(glass.subviews[0].layer.cornerRadius == 8)
    glass.effect = nil
    try stage.settle()
    #expect(glass.subviews[0].layer.borderWidth == 0)
  }

  @Test
  func `corners follow a size that is animated, those of the blur of glass too`() throws {
    let glass = UIVisualEffectView(effect: UIGlassEffect())
    let plain = UIView()
    for view in [glass, plain] {
      view.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
      stage.window.addSubview(view)
      view.cornerConfiguration = .capsule()
    }
    try stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      for view in [glass, plain] { view.frame.size = CGSize(width: 180, height: 60) }
    }
    stage.advance(by: 0.5)
    for layer in [plain.layer, glass.layer, glass.subviews[0].layer] {
      #expect(layer.cornerRadius == 30)
      let shown = try #require(layer.presentation()).cornerRadius
      #expect(abs(shown - 45) < 2)
    }
    try stage.settle()
    #expect((plain.layer.presentation() ?? plain.layer).cornerRadius == 30)
  }

  @Test
  func `a button of glass has the effect behind its title, tinted where it is prominent`() throws {
    var configuration = UIButton.Configuration.prominentGlass()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .red
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    stage.window.addSubview(button)
    try stage.settle()
    let view = try #require(button.subviews.first as? UIVisualEffectView)
    #expect((view.effect as? UIGlassEffect)?.tintColor == .red)
    #expect(view.frame == button.bounds)
    button.configuration = .plain()
    try stage.settle()
    #expect(!button.subviews.contains { $0 is UIVisualEffectView })
  }

  @Test
  func `a picture continues under the bars as its own mirror image`() throws {
    let extended = UIBackgroundExtensionView(frame: stage.window.bounds)
    let picture = UIView()
    extended.contentView = picture
    extended.automaticallyPlacesContentView = false
    picture.frame = CGRect(x: 0, y: 50, width: 200, height: 100)
    stage.window.addSubview(extended)
    try stage.settle()
    let copies = extended.subviews.filter { $0 !== picture }
    #expect(copies.map(\.frame.minY).sorted() == [-50, 150])
    #expect(copies.allSatisfy { $0.transform.d == -1 })
  }

  @Test
  func `an update link runs before each frame while its view is in a window`() throws {
    let view = UIView()
    let link = UIUpdateLink(view: view)
    var times: [Double] = []
    link.addAction { _, info in times.append(info.modelTime) }
    link.isEnabled = true
    stage.advance(by: 0.1)
    #expect(times.isEmpty)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    #expect((5...7).contains(times.count))
    link.isEnabled = false
    let count = times.count
    stage.advance(by: 0.1)
    #expect(times.count == count)
  }

  @MainActor
  private final class Counter {
    var links: [UIUpdateLink] = []
    var times: [Double] = []
    func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) {
      links.append(link)
      times.append(info.modelTime)
    }
    func count(_ link: UIUpdateLink) { links.append(link) }
  }

  @Test
  func `an update link is made with its action, a handler or a method`() throws {
    let view = UIView()
    stage.window.addSubview(view)
    let scene = try #require(stage.window.windowScene)
    let (both, one, counter) = (Counter(), Counter(), Counter())
    var handled = 0
    let links = [
      UIUpdateLink(view: view) { link, _ in handled += link.isEnabled ? 1 : 0 },
      UIUpdateLink(windowScene: scene) { _, _ in handled += 1 },
      UIUpdateLink(
        view: view,
        actionTarget: both,
        selector: Selector("update", Counter.update(_:_:))
      ),
      UIUpdateLink(
        windowScene: scene,
        actionTarget: one,
        selector: Selector("count", Counter.count(_:))
      ),
      UIUpdateLink(
        view: view,
        actionTarget: counter,
        selector: Selector("count", Counter.count(_:))
      ),
    ]
    for link in links { link.isEnabled = true }
    stage.advance(by: 0.1)
    #expect((10...14).contains(handled))
    #expect((5...7).contains(both.times.count))
    #expect(both.links.allSatisfy { $0 === links[2] })
    #expect((5...7).contains(one.links.count))
    #expect((5...7).contains(counter.links.count))
    // Without its window a view's link pauses, a scene's goes on.
    view.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(both.times.count <= 7)
    #expect(one.links.count >= 10)
    for link in links { link.isEnabled = false }
  }

  @Test
  func `tokens stand before the text of a search`() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56))
    stage.window.addSubview(bar)
    let glass = try #require(bar.searchTextField.leftView)
    bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Cats")]
    try stage.settle()
    #expect((bar.searchTextField.leftView?.bounds.width ?? 0) > glass.bounds.width + 30)
    bar.searchTextField.removeToken(at: 0)
    #expect(bar.searchTextField.leftView === glass)
  }

  @Test
  func `a colour well opens a picker of colours and takes the one that is tapped`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let host = UIViewController()
    stage.window.rootViewController = host
    let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
    well.selectedColor = .red
    host.view.addSubview(well)
    try stage.settle()
    stage.tap(at: CGPoint(x: 34, y: 114))
    try stage.settle()
    let picker = try #require(host.presentedViewController as? UIColorPickerViewController)
    #expect(picker.selectedColor == .red)
    let grid = try #require(picker.view.subviews.first { $0.subviews.count > 100 })
    // The first colour of the grid is white.
    let first = grid.convert(CGPoint(x: 12, y: 12), to: nil)
    stage.tap(at: first)
    try stage.settle()
    #expect(well.selectedColor == UIColor(white: 1, alpha: 1))
  }
}
