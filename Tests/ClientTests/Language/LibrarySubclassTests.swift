import Testing
import UIKit

// What subclasses that libraries make of lists and fields rely on: when they hear of what.

/// What a list hears, in order: libraries that show something else while it is empty live from it.
private struct Hearing {
  private weak var source: AnyObject?
  private(set) var events: [String] = []

  mutating func hear(of source: AnyObject?) {
    self.source = source
    events.append("set")
  }
  mutating func hearOfReload() { events.append(source == nil ? "reload of nothing" : "reload") }
}

private final class Grid: UICollectionView {
  private(set) var hearing = Hearing()

  override weak var dataSource: UICollectionViewDataSource? {
    didSet { hearing.hear(of: dataSource) }
  }
  override func reloadData() {
    hearing.hearOfReload()
    super.reloadData()
  }
}

private final class List: UITableView {
  private(set) var hearing = Hearing()

  override weak var dataSource: UITableViewDataSource? {
    didSet { hearing.hear(of: dataSource) }
  }
  override func reloadData() {
    hearing.hearOfReload()
    super.reloadData()
  }
}

private final class Items: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ view: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A field that sets its accessories whenever it is laid out.
private final class Busy: UITextField {
  let spinner = UIActivityIndicatorView()
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    rightView = spinner
  }
}

@MainActor
@Suite
struct LibrarySubclassTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test
  func
    `a collection view's own reload comes after its observer of the data source, at the first need`()
  {
    let (items, layout) = (Items(), UICollectionViewFlowLayout())
    let list = Grid(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = items
    #expect(list.hearing.events == ["set"])
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.hearing.events == ["set", "reload"])
    #expect(list.visibleCells.count == 2)
    list.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(list.hearing.events == ["set", "reload"])
  }

  @Test
  func `a table's own reload comes after its observer of the data source, at the first need`() {
    let items = Items()
    let list = List(frame: window.bounds)
    list.dataSource = items
    #expect(list.hearing.events == ["set"])
    list.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.hearing.events == ["set", "reload"])
    #expect(list.visibleCells.count == 2)
    #expect(list.indexPathForSelectedRow == [0, 1])
  }

  @Test
  func `a reload before the layout is the only one`() {
    let items = Items()
    let list = List(frame: window.bounds)
    list.dataSource = items
    list.reloadData()
    window.addSubview(list)
    window.layoutIfNeeded()
    #expect(list.hearing.events == ["set", "reload"])
  }

  @Test
  func `a field that sets its accessories again in each layout comes to rest`() {
    let field = Busy(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    window.addSubview(field)
    window.layoutIfNeeded()
    let layouts = field.layouts
    #expect((1...3).contains(layouts))
    #expect(field.rightView === field.spinner && field.spinner.superview === field)
    window.layoutIfNeeded()
    #expect(field.layouts == layouts)
  }

  @Test
  func `code asks how warm and how charged the device is before it animates`() {
    let info = ProcessInfo.processInfo
    let isWeak = info.isLowPowerModeEnabled || info.thermalState == .serious
    #expect(!isWeak && !info.isMacCatalystApp && !info.isiOSAppOnMac)
    #expect(TARGET_OS_SIMULATOR == 0)
  }
}
