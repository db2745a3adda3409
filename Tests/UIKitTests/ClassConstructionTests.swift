import Testing
import UIKit

private class FramedBox: UIView {
  var made = ""
  override init(frame: CGRect) {
    super.init(frame: frame)
    made = "framed"
  }
  required init?(coder: NSCoder) { nil }
}

private final class StyledCell: UITableViewCell {
  var style = UITableViewCell.CellStyle.default
  override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class NamedHeader: UITableViewHeaderFooterView {}

private final class NamedBar: UINavigationBar {}

/// Has an initializer of its own, and `init(coder:)` alone of those that UIKit requires.
private final class ToolsAbove: UIToolbar {
  weak var field: UITextField?
  init(field: UITextField) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.field = field
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainTable: UITableView {}
private final class PlainGrid: UICollectionView {}

private final class PlainPanel: UIViewController {
  let words = "own"
}

private final class MarkedNavigation: UINavigationController {
  var mark = ""
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    mark = "own"
  }
  required init?(coder: NSCoder) { nil }
}

/// Overrides what every class has from its root, as code completion has it.
private class AwakeByMistake: UIButton {
  static var calls = 0
  override class func awakeFromNib() {
    super.awakeFromNib()
    calls += 1
  }
}

private final class PlainItem: UIBarButtonItem {}
private final class PlainModel: NSObject {
  let number = 7
}

@MainActor
private func fresh<T: UIView>(_ type: T.Type) -> T {
  T._new(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
}

@MainActor
@Suite
struct `Objects of a class in a variable` {
  @Test
  func `a view's own initializer runs`() {
    let type: UIView.Type = FramedBox.self
    let view = type._new()
    #expect((view as? FramedBox)?.made == "framed")
    #expect(fresh(FramedBox.self).frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test
  func `a navigation controller gets its root by its own initializer`() {
    let type: UINavigationController.Type = MarkedNavigation.self
    let root = UIViewController()
    let navigation = type._new(rootViewController: root)
    #expect((navigation as? MarkedNavigation)?.mark == "own")
    #expect(navigation.viewControllers == [root])
  }

  @Test
  func `a picture's view gets its picture`() {
    final class Photo: UIImageView {}
    let type: UIImageView.Type = Photo.self
    let image = UIImage()
    let view = type._new(image: image)
    #expect(view is Photo)
    #expect(view.image === image)
  }

  @Test
  func `a button gets its type, and runs its own initializer`() {
    final class Round: UIButton {
      var mark = ""
      init(mark: String) {
        super.init(frame: .zero)
        self.mark = mark
      }
      override init(frame: CGRect) {
        super.init(frame: frame)
        mark = "framed"
      }
      required init?(coder: NSCoder) { nil }
    }
    let type: UIButton.Type = Round.self
    let button = type._new(type: .close)
    #expect((button as? Round)?.mark == "framed")
    #expect(button.buttonType == .close)
  }

  @Test
  func `a presentation controller gets both screens`() {
    final class Sheet: UIPresentationController {}
    let type: UIPresentationController.Type = Sheet.self
    let (presented, presenting) = (UIViewController(), UIViewController())
    let sheet = type._new(presentedViewController: presented, presenting: presenting)
    #expect(sheet is Sheet)
    #expect(sheet.presentedViewController === presented)
    #expect(sheet.presentingViewController === presenting)
  }

  @Test
  func `an effect view runs its own initializer with its effect`() {
    final class Glass: UIVisualEffectView {
      var mark = ""
      override init(effect: UIVisualEffect?) {
        super.init(effect: effect)
        mark = "own"
      }
      required init?(coder: NSCoder) { nil }
    }
    let type: UIVisualEffectView.Type = Glass.self
    let effect = UIBlurEffect(style: .dark)
    let view = type._new(effect: effect)
    #expect((view as? Glass)?.mark == "own")
    #expect(view.effect === effect)
  }

  @Test
  func `a page controller runs its own initializer with its way of turning`() {
    final class Book: UIPageViewController {
      var mark = ""
      override init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) {
        super.init(
          transitionStyle: style,
          navigationOrientation: navigationOrientation,
          options: options
        )
        mark = "own"
      }
      required init?(coder: NSCoder) { nil }
    }
    let type: UIPageViewController.Type = Book.self
    let pages = type._new(
      transitionStyle: .scroll,
      navigationOrientation: .vertical,
      options: [.interPageSpacing: 8]
    )
    #expect((pages as? Book)?.mark == "own")
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
  }

  @Test
  func `an alert gets its texts and its style`() {
    final class Question: UIAlertController {}
    let type: UIAlertController.Type = Question.self
    let alert = type._new(title: "A", message: "B", preferredStyle: .alert)
    #expect(alert is Question)
    #expect(alert.title == "A" && alert.message == "B" && alert.preferredStyle == .alert)
  }

  @Test
  func `items of bars get what they show and call`() {
    final class Tab: UITabBarItem {}
    let type: UIBarButtonItem.Type = PlainItem.self
    let target = NSObject()
    let titled = type._new(title: "A", style: .done, target: target, action: nil)
    #expect(titled is PlainItem && titled.title == "A" && titled.style == .done)
    #expect(titled.target === target)
    let image = UIImage()
    let pictured = type._new(image: image, style: .plain, target: nil, action: nil)
    #expect(pictured is PlainItem && pictured.image === image)
    let system = type._new(barButtonSystemItem: .save, target: nil, action: nil)
    let save = UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil)
    #expect(system is PlainItem && system.title == save.title && system.style == save.style)
    let view = UIView()
    #expect(type._new(customView: view).customView === view)
    let tabs: UITabBarItem.Type = Tab.self
    let tab = tabs._new(title: "B", image: image, tag: 3)
    #expect(tab is Tab && tab.title == "B" && tab.image === image && tab.tag == 3)
    #expect(tabs._new(title: "B", image: nil, selectedImage: image).selectedImage === image)
    let search = tabs._new(tabBarSystemItem: .search, tag: 4)
    #expect(search is Tab && search.tag == 4 && search.title == "Search")
  }

  @Test
  func `a path gets its form`() {
    final class Outline: UIBezierPath {}
    let type: UIBezierPath.Type = Outline.self
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(type._new(rect: frame) is Outline)
    #expect(type._new(rect: frame).bounds == frame)
    #expect(type._new(cgPath: CGPath(rect: frame, transform: nil)).bounds == frame)
    #expect(type._new(ovalIn: frame).contains(frame.origin) == false)
    let rounded = type._new(roundedRect: frame, cornerRadius: 8)
    #expect(rounded.contains(CGPoint(x: 16, y: 22)) && !rounded.contains(CGPoint(x: 1.5, y: 2.5)))
  }

  @Test
  func `a class has awakeFromNib too, and it can be overridden`() {
    let type: UIView.Type = AwakeByMistake.self
    let view = type._new(frame: .zero)
    view.awakeFromNib()
    #expect(AwakeByMistake.calls == 0)
    type.awakeFromNib()
    #expect(AwakeByMistake.calls == 1)
  }

  @Test
  func `a cell gets its style and identifier`() {
    let type: UITableViewCell.Type = StyledCell.self
    let cell = type._new(style: .subtitle, reuseIdentifier: "cell")
    #expect((cell as? StyledCell)?.style == .subtitle)
    #expect(cell.reuseIdentifier == "cell")
    #expect(type._new() is StyledCell)
  }

  @Test
  func `a header gets its identifier`() {
    let type: UITableViewHeaderFooterView.Type = NamedHeader.self
    let header = type._new(reuseIdentifier: "header")
    #expect(header is NamedHeader)
    #expect(header.reuseIdentifier == "header")
    #expect(type._new(reuseIdentifier: nil).reuseIdentifier == nil)
  }

  @Test
  func `a bar with an initializer of its own needs no other one`() {
    let field = UITextField()
    let bar = ToolsAbove(field: field)
    #expect(bar.frame.height == 44)
    let navigation = UINavigationController(
      navigationBarClass: NamedBar.self,
      toolbarClass: nil
    )
    #expect(navigation.navigationBar is NamedBar)
  }

  @Test
  func `tables and grids get their style and layout`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let tables: UITableView.Type = PlainTable.self
    let table = tables._new(frame: frame, style: .grouped)
    #expect(table is PlainTable && table.style == .grouped && table.frame == frame)
    let grids: UICollectionView.Type = PlainGrid.self
    let layout = UICollectionViewFlowLayout()
    let grid = grids._new(frame: frame, collectionViewLayout: layout)
    #expect(grid is PlainGrid && grid.collectionViewLayout === layout && grid.frame == frame)
  }

  @Test
  func `controllers, items, recognizers and plain objects are made`() {
    let type: UIViewController.Type = PlainPanel.self
    #expect((type._new() as? PlainPanel)?.words == "own")
    #expect(type._new(nibName: nil, bundle: nil) is PlainPanel)
    let items: UIBarItem.Type = PlainItem.self
    #expect(items._new() is PlainItem)
    let recognizers: UIGestureRecognizer.Type = UIPanGestureRecognizer.self
    #expect(recognizers._new() is UIPanGestureRecognizer)
    let models: NSObject.Type = PlainModel.self
    #expect((models._new() as? PlainModel)?.number == 7)
  }

  @Test
  func `classes are compared as objects`() {
    let type: AnyClass = FramedBox.self
    let isSame = type === FramedBox.self
    let isOther = type !== UIView.self
    #expect(isSame && isOther)
  }
}

@MainActor
@Suite
struct `Predicates by their words` {
  private final class Person: NSObject {
    let name: String
    let age: Int
    init(_ name: String, _ age: Int) {
      self.name = name
      self.age = age
    }
    override func value(forKey key: String) -> Any? { key == "name" ? name : age }
  }

  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "me@here", true),
    ("SELF MATCHES %@", "[a-z]+", "me@here", false),
    ("SELF CONTAINS[c] %@", "HER", "me@here", true),
    ("SELF BEGINSWITH %@", "me", "me@here", true),
    ("SELF ENDSWITH %@", "me", "me@here", false),
    ("SELF LIKE %@", "m?@*", "me@here", true),
    ("NOT (SELF == %@) && SELF != 'you'", "other", "me@here", true),
  ])
  func `texts are compared`(_ format: String, _ argument: String, _ text: String, _ isTrue: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == isTrue)
  }

  @Test
  func `keys and numbers of objects are compared`() {
    let people = [Person("Ada", 36), Person("Bo", 12)]
    let old = NSPredicate(format: "age >= %d AND name IN {'Ada', 'Cy'}", 18)
    #expect(people.map(old.evaluate(with:)) == [true, false])
    #expect(NSPredicate(format: "%K = %@", "name", "Bo").evaluate(with: people[1]))
  }
}
