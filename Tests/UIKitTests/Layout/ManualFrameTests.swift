import Segue
import Testing
import UIKit

/// A view that constraints place, and that code moves by its frame all the same.
@MainActor
struct ManualFrameTests {
  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let root = UIView(frame: rect(0, 0, 300, 500))
  private let card = UIView()
  private let title = UILabel()

  /// A card whose upper 50 points look in at the lower edge.
  init() {
    stage.window.addSubview(root)
    root.addSubview(card)
    card.addSubview(title)
    card.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    on(
      card.topAnchor.constraint(equalTo: root.bottomAnchor, constant: -50),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 400),
      title.topAnchor.constraint(equalTo: card.topAnchor),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor)
    )
    stage.window.layoutIfNeeded()
  }

  @Test
  func `it stays where it was moved while its constraints say the same`() {
    UIView.animate(withDuration: 0.3) { card.frame.origin.y = 100 }
    title.text = "Another title"
    stage.advance(by: 1)
    #expect(card.frame == rect(0, 100, 300, 400))
    #expect(title.frame.width > 0)
  }

  @Test
  func `the next layout of its superview brings it back`() {
    card.frame.origin.y = 100
    root.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(card.frame.minY == 450)
  }

  @Test
  func `a constraint that changes moves it`() {
    card.frame.origin.y = 100
    card.heightAnchor.constraint(equalToConstant: 400).isActive = true
    root.constraints.first { $0.firstAttribute == .top }?.constant = -80
    stage.advance(by: 0.1)
    #expect(card.frame.minY == 420)
  }
}
