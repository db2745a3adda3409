import Testing
import UIKit

/// A view copied through an archive.
@MainActor
@Suite
struct ArchiveTests {
  final class Badge: UIView {
    var title: UILabel?
    var titleTop: NSLayoutConstraint?
    var rank = 0
    var isOpen: Bool?
    var hasAll = false

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      title = coder.decodeObject(forKey: "title") as? UILabel
      titleTop = coder.decodeObject(forKey: "titleTop") as? NSLayoutConstraint
      rank = coder.decodeInteger(forKey: "rank")
      isOpen = coder.decodeObject(forKey: "isOpen") as? Bool
      let missing = coder.decodeObject(forKey: "missing")
      hasAll = missing == nil && coder.decodeObject(forKey: "rank") != nil
    }

    override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      coder.encode(title, forKey: "title")
      coder.encode(titleTop, forKey: "titleTop")
      coder.encode(rank, forKey: "rank")
      coder.encode(false, forKey: "isOpen")
    }
  }

  private func duplicate<View: UIView>(_ view: View) -> View? {
    let data = NSKeyedArchiver.archivedData(withRootObject: view)
    return NSKeyedUnarchiver.unarchiveObject(with: data) as? View
  }

  @Test
  func `an archive copies a view with its place and looks`() throws {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.backgroundColor = .red
    view.alpha = 0.5
    view.tag = 7
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.clipsToBounds = true
    let copy = try #require(duplicate(view))
    #expect(copy !== view)
    #expect(copy.frame == view.frame && copy.bounds == view.bounds)
    #expect(copy.backgroundColor == .red && copy.alpha == 0.5 && copy.tag == 7)
    #expect(copy.transform == view.transform && copy.clipsToBounds)
  }

  @Test
  func `changes after the archive do not reach the copy`() throws {
    let label = UILabel()
    label.text = "before"
    let data = try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: false)
    label.text = "after"
    let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UILabel
    #expect(copy?.text == "before")
  }

  @Test
  func `subviews are copied with their texts, images and titles`() throws {
    let root = UIView()
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 30)
    label.textColor = .blue
    let image = UIImageView(image: UIImage(systemName: "star"))
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    for view in [label, image, button] { root.addSubview(view) }
    let copy = try #require(duplicate(root))
    #expect(copy.subviews.count == 3)
    let copiedLabel = try #require(copy.subviews.first as? UILabel)
    #expect(copiedLabel.text == "Hello" && copiedLabel.frame == label.frame)
    #expect(copiedLabel.font == label.font && copiedLabel.textColor == .blue)
    #expect((copy.subviews[1] as? UIImageView)?.image === image.image)
    let copiedButton = try #require(copy.subviews[2] as? UIButton)
    #expect(copiedButton.title(for: .normal) == "Go" && copiedButton.buttonType == .system)
    #expect(copiedButton.subviews.count == button.subviews.count)
  }

  @Test
  func `a class's own keys refer to the copied views and constraints`() throws {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let title = UILabel()
    title.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(title)
    let top = title.topAnchor.constraint(equalTo: badge.layoutMarginsGuide.topAnchor, constant: 12)
    NSLayoutConstraint.activate([
      top, title.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 30),
      title.widthAnchor.constraint(equalToConstant: 50),
    ])
    badge.title = title
    badge.titleTop = top
    badge.rank = 3
    let copy = try #require(duplicate(badge))
    #expect(copy.rank == 3 && copy.isOpen == false && copy.hasAll)
    #expect(copy.title === copy.subviews.first && copy.title !== title)
    let copiedTop = try #require(copy.titleTop)
    #expect(copiedTop !== top && copiedTop.isActive && copiedTop.firstItem === copy.title)
    copiedTop.constant = 40
    copy.layoutIfNeeded()
    #expect(copy.title?.frame.origin == CGPoint(x: 30, y: 48))
    #expect(top.constant == 12)
  }

  @Test
  func `a cell's content view has the copied subviews`() throws {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
    let inner = UIView()
    inner.backgroundColor = .green
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 9),
      inner.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor),
    ])
    let copy = try #require(duplicate(cell))
    #expect(copy.contentView.subviews.count == 1)
    #expect(copy.contentView.subviews.first?.backgroundColor == .green)
    #expect(copy.contentView.constraints.count == 3)
    copy.layoutIfNeeded()
    #expect(copy.contentView.subviews.first?.frame == CGRect(x: 0, y: 0, width: 150, height: 9))
  }

  @Test
  func `a stack arranges the copies, and corners of layers are not kept`() throws {
    let stack = UIStackView(arrangedSubviews: [UIView(), UILabel()])
    stack.axis = .vertical
    stack.spacing = 5
    stack.layer.cornerRadius = 8
    let copy = try #require(duplicate(stack))
    #expect(copy.arrangedSubviews.count == 2 && copy.arrangedSubviews == copy.subviews)
    #expect(copy.axis == .vertical && copy.spacing == 5 && copy.layer.cornerRadius == 0)
  }

  @Test
  func `an archiver of one's own keeps views by key`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let slider = UISlider()
    slider.value = 0.25
    archiver.encode(["a": slider], forKey: "views")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    let views = reader.decodeObject(forKey: "views") as? [String: UISlider]
    #expect(views?["a"]?.value == 0.25)
  }
}
