import Animators
import UIKit

/// What transitions of pictures and cells are given: something to carry from the
/// first screen to the second.
///
/// It is on the first screen, over the button that a transition grows from, and the same on both
/// ways.
extension Client {
  /// A square picture.
  public static var picture: UIImage { Landscape.lake.image(size: CGSize(width: 240, height: 240)) }

  /// A view of the picture.
  public static func thumbnail(over origin: UIView) -> UIImageView {
    one(of: UIImageView.self, over: origin) {
      let view = UIImageView(image: picture)
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      return view
    }
  }

  /// The picture as large as the second screen is wide, where a transition that carries it over
  /// ends.
  public static func detail(on screen: UIViewController) -> UIImageView {
    let old = screen.view.subviews.first { $0.layer.name == layerName }
    if let old = old as? UIImageView { return old }
    let view = UIImageView(image: picture)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.name = layerName
    view.frame = detailFrame(on: screen)
    view.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    screen.view.addSubview(view)
    return view
  }

  /// Its place on the screen, in points.
  public static func detailFrame(on screen: UIViewController) -> CGRect {
    let bounds = screen.view.bounds
    let side = min(bounds.width, bounds.height)
    return CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
  }

  /// A cell with the picture.
  public static func placed<Placed: UIView>(_ view: Placed, over origin: UIView) -> Placed {
    one(of: Placed.self, over: origin) {
      view.backgroundColor = .clear
      addPicture(to: view)
      return view
    }
  }

  /// A list of one selected cell.
  public static func collectionView(over origin: UIView) -> UICollectionView {
    one(of: UICollectionView.self, over: origin) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = frame(over: origin).size
      let view = UICollectionView(frame: frame(over: origin), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: OneCell.identifier)
      view.backgroundColor = .clear
      view.dataSource = kept(OneCell())
      view.layoutIfNeeded()
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      return view
    }
  }

  /// A list of one selected row.
  public static func tableView(over origin: UIView) -> UITableView {
    one(of: UITableView.self, over: origin) {
      let view = UITableView(frame: frame(over: origin))
      view.rowHeight = view.frame.height
      view.separatorStyle = .none
      view.register(UITableViewCell.self, forCellReuseIdentifier: OneCell.identifier)
      view.backgroundColor = .clear
      view.dataSource = kept(OneCell())
      view.layoutIfNeeded()
      view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      return view
    }
  }

  /// The view of this class that lies over the button, or a new one.
  private static func one<Placed: UIView>(
    of type: Placed.Type,
    over origin: UIView,
    _ make: () -> Placed
  ) -> Placed {
    let screen = origin is UIControl ? origin.superview ?? origin : origin
    let frame = frame(over: origin)
    let old = screen.subviews.first { Swift.type(of: $0) == type && $0.layer.name == layerName }
    if let old = old as? Placed { return old }
    let view = make()
    view.frame = frame
    view.layer.name = layerName
    screen.addSubview(view)
    return view
  }

  private static let layerName = "segue.given"

  /// That of the button, or the middle of a screen that has none.
  private static func frame(over origin: UIView) -> CGRect {
    if origin is UIControl { return origin.superview == nil ? origin.bounds : origin.frame }
    let bounds = origin.bounds
    return CGRect(x: bounds.midX - 60, y: bounds.midY - 60, width: 120, height: 120)
  }

  fileprivate static func addPicture(to view: UIView) {
    let content =
      (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
    guard let content else { return }
    let picture = UIImageView(image: picture)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = content.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(picture)
  }
}

/// The content of a list with one cell.
private final class OneCell: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  static let identifier = "one"

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: OneCell.identifier,
      for: indexPath
    )
    if cell.contentView.subviews.isEmpty { Client.addPicture(to: cell) }
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: OneCell.identifier,
      for: indexPath
    )
    if cell.contentView.subviews.isEmpty { Client.addPicture(to: cell) }
    return cell
  }
}
