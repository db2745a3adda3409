import Testing
import UIKit

// What samples and libraries about transitions need beyond the usual.

/// Says how it looks whenever it is laid out.
private final class PlainField: UITextField {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    borderStyle = .none
    textAlignment = .center
  }
}

@MainActor
@Suite
struct `Older samples` {
  @Test
  func `the shadow of a button's title is behind the text`() {
    let button = UIButton(type: .system)
    button.setTitle("Push", for: .normal)
    button.setTitleShadowColor(.gray, for: .normal)
    #expect(button.titleLabel?.shadowColor == .gray)
    #expect(button.titleLabel?.shadowOffset == .zero)
    #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test
  func `a field that is told its looks in each layout comes to rest`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let field = PlainField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.layoutIfNeeded()
    #expect((1...3).contains(field.layouts))
  }

  @Test
  func `bytes are copied through pointers that may be nil`() throws {
    let source: [UInt8] = [1, 2, 3, 4]
    let data = Data(source) as CFData
    var target = [UInt8](repeating: 0, count: 4)
    let room = malloc(4)
    defer { free(room) }
    withExtendedLifetime(data) {
      let bytes = CFDataGetBytePtr(data)
      memcpy(&target, bytes, 4)
      memmove(room, bytes, 4)
    }
    #expect(target == source)
    #expect(try #require(room).load(as: UInt8.self) == 1)
    memset(&target, 7, 2)
    #expect(target == [7, 7, 3, 4])
  }

  @Test
  func `a header that is folded gets its frame, and shows it once it is unfolded`() {
    let header = UIView(frame: CGRect(x: 0, y: -112, width: 300, height: 112))
    header.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    var folded = CATransform3DIdentity
    folded.m34 = -1 / 500
    header.layer.transform = CATransform3DRotate(folded, .pi / 2, 1, 0, 0)
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 112)
    header.layer.transform = CATransform3DIdentity
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 112))
  }

  @Test
  func `a view that is added again goes where its constraints say`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let container = UIView(frame: window.bounds)
    window.addSubview(container)
    let sheet = UIView()
    sheet.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(sheet)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      sheet.heightAnchor.constraint(equalToConstant: 200),
    ])
    window.layoutIfNeeded()
    sheet.frame = container.bounds
    window.layoutIfNeeded()
    #expect(sheet.frame == container.bounds)
    container.addSubview(sheet)
    window.layoutIfNeeded()
    #expect(sheet.frame == CGRect(x: 0, y: 300, width: 300, height: 200))
  }

  @Test
  func `what waits for an animator hears where it ended`() async {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    let waiting = Task { @MainActor in await animator.addCompletion() }
    for _ in 0..<10 { await Task.yield() }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(await waiting.value == .start)
  }
}
