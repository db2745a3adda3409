import Testing
import UIKit

/// Requests its own layout again, then lays out its contents: the second layout comes after the
/// first.
private final class Restless: UIView {
  let inner = UIView()
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if layouts < 3 { setNeedsLayout() }
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
  }
}

/// Centers its items by the size the collection view has when it is invalidated.
private final class CenteringLayout: UICollectionViewFlowLayout {
  private var knownSize = CGSize.zero
  var insets: [CGFloat] = []
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard let collectionView, collectionView.bounds.size != knownSize else { return }
    let inset = (collectionView.bounds.width - 100) / 2
    insets.append(inset)
    collectionView.contentInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    collectionView.contentOffset = CGPoint(x: -inset, y: 0)
    knownSize = collectionView.bounds.size
  }
}

/// Forgets `super.layoutSubviews()`.
private final class Forgetful: UIView {
  let label = UIView()
  var seen: [CGRect] = []
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() { seen.append(label.frame) }
}

@MainActor
@Suite
struct `Layout within layout` {
  @Test
  func `a view that lays out its contents in its own layout settles`() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(view.inner)
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test
  func `a layout is invalidated after the new bounds are set`() {
    let layout = CenteringLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(view.contentOffset.x == -100)
    #expect(layout.insets.last == 100)
  }

  @Test
  func `constraints inside of a view outlive the superview that held the view`() {
    let (view, inner, next) = (UIView(), UIView(), UIView())
    var outer: UIView? = UIView()
    outer?.addSubview(view)
    view.addSubview(inner)
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer = nil
    #expect(view.superview == nil)
    next.addSubview(view)
    next.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 5, width: 30, height: 20))
  }

  @Test
  func `a view without super in its layout still sizes its subviews as its own size changes`() {
    let (outer, view) = (UIView(), Forgetful())
    outer.frame.size = CGSize(width: 500, height: 500)
    outer.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    outer.layoutIfNeeded()
    #expect(view.label.frame == CGRect(x: 10, y: 0, width: 90, height: 40))
    view.frame.size.width = 300
    outer.layoutIfNeeded()
    #expect(view.label.frame == CGRect(x: 10, y: 0, width: 290, height: 40))
    // Its own code reads the new frame.
    #expect(view.seen.last?.width == 290)
  }
}
