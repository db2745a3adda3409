import Segue
import Testing
import UIKit

/// Which of two labels that hug alike is stretched, where nothing else decides.
@MainActor
@Suite
struct `Labels that hug alike` {
  /// A column of two in 200 points, with its constraints in an order.
  private func column(joinFirst: Bool) -> (view: UIView, upper: UILabel, lower: UILabel) {
    let (view, upper, lower) = (UIView(), UILabel(), UILabel())
    for label in [lower, upper] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let join = lower.topAnchor.constraint(equalTo: upper.bottomAnchor)
    let edges = [
      lower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      upper.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    NSLayoutConstraint.activate(joinFirst ? [join] + edges : edges + [join])
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    return (view, upper, lower)
  }

  @Test
  func `of two that one constraint brings in that one is stretched whose length it has`() {
    let parts = column(joinFirst: true)
    parts.view.layoutIfNeeded()
    #expect(parts.lower.frame.height < 30)
    #expect(parts.upper.frame.height > 170)
  }

  @Test(arguments: [true, false])
  func `a measured view stretches the one that a layout stretches`(joinFirst: Bool) {
    // The constraints of the inner view come last in the tree, and first in time.
    let (outer, parts) = (UIView(), column(joinFirst: joinFirst))
    parts.view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(parts.view)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(follower)
    NSLayoutConstraint.activate([
      parts.view.topAnchor.constraint(equalTo: outer.topAnchor),
      parts.view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      parts.view.heightAnchor.constraint(equalToConstant: 200),
      follower.topAnchor.constraint(equalTo: outer.topAnchor),
      follower.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      follower.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      follower.heightAnchor.constraint(equalTo: parts.upper.heightAnchor),
      follower.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
    let measured = outer.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
    outer.frame = CGRect(origin: .zero, size: measured)
    outer.layoutIfNeeded()
    #expect(abs(follower.frame.height - measured.height) < 0.01)
    #expect(abs(parts.upper.frame.height - measured.height) < 0.01)
  }
}
