import Segue
import Testing
import UIKit

/// A flexible view inside one that constraints place: sizes go up through it as well as down.
@MainActor
@Suite
struct `Autoresizing masks as constraints` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let middle = UIView()
  private let flexible = UIView()
  private let content = UIView()

  /// `content` of 80 by 30 points fills `flexible`, which has `mask` in `middle`.
  private func build(_ mask: UIView.AutoresizingMask) {
    flexible.autoresizingMask = mask
    for view in [middle, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(middle)
    middle.addSubview(flexible)
    flexible.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: flexible.topAnchor),
      content.bottomAnchor.constraint(equalTo: flexible.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: flexible.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: flexible.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 80),
      content.heightAnchor.constraint(equalToConstant: 30),
      middle.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      middle.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
  }

  @Test
  func `a view is as large as what its flexible subview holds`() {
    build([.flexibleWidth, .flexibleHeight])
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 110, y: 185, width: 80, height: 30))
    #expect(flexible.frame == middle.bounds)
  }

  @Test
  func `a flexible subview keeps its margins`() {
    middle.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    flexible.frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    build([.flexibleWidth, .flexibleHeight])
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 100, y: 165, width: 100, height: 70))
    #expect(flexible.frame == CGRect(x: 10, y: 20, width: 80, height: 30))
  }

  @Test
  func `an effect view is as large as the content of its content view`() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let label = UILabel()
    label.text = "Saved"
    for view in [effect, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(effect)
    effect.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -16),
      label.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -20),
      effect.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      effect.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(abs(effect.frame.width - label.frame.width - 40) < 0.001)
    #expect(abs(effect.frame.height - label.frame.height - 32) < 0.001)
    #expect(effect.frame.maxY == 360)
  }

  @Test
  func `a measured view counts what its flexible subview holds`() {
    build([.flexibleWidth, .flexibleHeight])
    let size = middle.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 80, height: 30))
  }

  @Test
  func `a rigid subview keeps its frame and the constraint inside breaks`() {
    flexible.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    build([])
    root.layoutIfNeeded()
    #expect(flexible.frame.width == 50)
    #expect(middle.frame.width == 0)
  }

  @Test
  func `a table's header follows the width of the table and keeps its own height`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(inner)
    for view in [header, footer] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    table.tableHeaderView = header
    table.tableFooterView = footer
    let height = table.heightAnchor.constraint(equalToConstant: 400)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: header.topAnchor),
      inner.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: header.trailingAnchor),
      inner.heightAnchor.constraint(equalToConstant: 120),
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 200),
      height,
    ])
    for length: CGFloat in [400, 150, 390] {
      height.constant = length
      root.layoutIfNeeded()
      #expect(table.frame == CGRect(x: 0, y: 0, width: 200, height: length))
      #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
      #expect(inner.frame == header.bounds)
      #expect(footer.frame.size == CGSize(width: 200, height: 60))
    }
  }

  @Test
  func `a table that is resized by its frame leaves its header's height alone`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 120))
    header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.tableHeaderView = header
    table.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
  }

  @Test
  func `a root view keeps its window's size, also where it does not translate its mask`() throws {
    let stage = Stage(size: CGSize(width: 375, height: 300), scale: 2)
    let (root, content) = (UIViewController(), UILabel())
    root.view.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    content.text = "Text"
    root.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: root.view.topAnchor),
    ])
    stage.window.rootViewController = root
    try stage.settle()
    #expect(root.view.frame == stage.window.bounds)
    #expect(content.frame.width == 375)
  }

  @Test
  func `such a root view turns with its window, and stays where code moves it`() throws {
    let stage = Stage(screen: .iPhone15)
    let (root, content) = (UIViewController(), UIView())
    root.view.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      content.topAnchor.constraint(equalTo: root.view.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.window.rootViewController = root
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(content.frame.width == 852)
    stage.perform {
      root.view.center.x += 200
      stage.window.setNeedsLayout()
    }
    try stage.settle()
    #expect(root.view.frame.minX == 200)
  }

  @Test
  func `a constraint that comes later counts from where a view has moved before`() {
    let root = UIView(frame: rect(0, 0, 320, 480))
    let moved = UIView(frame: rect(0, 0, 100, 10))
    root.addSubview(moved)
    let follower = root.box(10, 10)
    on(follower.widthAnchor.constraint(equalTo: moved.widthAnchor))
    root.layoutIfNeeded()
    moved.center.x += 30
    on(
      follower.leftAnchor.constraint(equalTo: moved.leftAnchor),
      follower.topAnchor.constraint(equalTo: root.topAnchor)
    )
    root.layoutIfNeeded()
    #expect(follower.frame == rect(30, 0, 100, 10))
  }

  @Test
  func `what is pinned to a root view follows it when it moves`() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let root: UIView = controller.view
    let inside = root.box(10, 10)
    on(
      inside.leftAnchor.constraint(equalTo: root.leftAnchor),
      inside.topAnchor.constraint(equalTo: root.topAnchor)
    )
    stage.advance(by: 0.1)
    root.center.x += 20
    let follower = stage.window.box(10, 10)
    on(
      follower.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.topAnchor.constraint(equalTo: root.topAnchor)
    )
    stage.window.layoutIfNeeded()
    #expect(follower.frame.minX == 20)
    root.center.x += 20
    stage.window.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(follower.frame.minX == 40)
  }
}
