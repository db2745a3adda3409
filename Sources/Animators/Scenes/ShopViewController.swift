import UIKit

/// A shop window: cards with a thing and its price, two side by side, more where there is room.
final class ShopViewController: UIViewController {
  private let heading = UILabel()
  private let search = UILabel()
  private var cards: [ProductCard] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    heading.text = "Outfitters"
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = Palette.text
    search.text = "   Tents, boots, lamps"
    search.font = .systemFont(ofSize: 17)
    search.textColor = Palette.secondaryText
    search.backgroundColor = Palette.card
    search.layer.cornerRadius = 12
    search.clipsToBounds = true
    view.addSubview(heading)
    view.addSubview(search)
    cards = Product.all.map(ProductCard.init)
    cards.forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [heading, search] { label.textAlignment = isMirrored ? .right : .left }
    let isWide = area.width > area.height
    heading.frame = CGRect(x: area.minX, y: area.minY + 12, width: area.width, height: 41)
    search.frame = CGRect(x: area.minX, y: area.minY + 62, width: area.width, height: 44)
    if isWide {
      heading.frame.size.width = area.width * 0.4
      if isMirrored { heading.frame.origin.x = area.maxX - heading.frame.width }
      search.frame = CGRect(x: area.midX, y: area.minY + 12, width: area.width / 2, height: 40)
      if isMirrored { search.frame.origin.x = area.minX }
    }
    let top = search.frame.maxY + 18
    var columns = max(2, (area.width / 190).rounded(.down))
    // Fewer and larger ones where many would leave the lower half of a tall screen empty.
    func end(_ columns: CGFloat) -> CGFloat {
      (CGFloat(cards.count) / columns).rounded(.up) * (area.width / columns * 1.28)
    }
    while columns > 2, end(columns) < area.maxY - top { columns -= 1 }
    let width = ((area.width - 14 * (columns - 1)) / columns).rounded(.down)
    let height = min(width * 1.28, max(120, area.maxY - top - 12)).rounded()
    for (index, card) in cards.enumerated() {
      let column = CGFloat(index % Int(columns))
      let row = CGFloat(index / Int(columns))
      card.frame = CGRect(
        x: area.minX + (isMirrored ? columns - 1 - column : column) * (width + 14),
        y: top + row * (height + 14),
        width: width,
        height: height
      )
    }
  }
}

/// A thing that is sold.
struct Product {
  enum Shape {
    case tent
    case lamp
    case cup
    case pack
  }

  var name: String
  var price: String
  var shape: Shape
  var color: UInt32
  var ground: UInt32

  static let all: [Product] = [
    Product(name: "Ridge tent", price: "£ 240", shape: .tent, color: 0xD9683C, ground: 0xF7DFC9),
    Product(name: "Camp lamp", price: "£ 38", shape: .lamp, color: 0x2B6F77, ground: 0xCFE6E4),
    Product(name: "Steel cup", price: "£ 16", shape: .cup, color: 0x5A4B8C, ground: 0xDFD8F0),
    Product(name: "Day pack", price: "£ 95", shape: .pack, color: 0x4C7A4A, ground: 0xD9E8CF),
    Product(name: "Two-man tent", price: "£ 310", shape: .tent, color: 0x35608F, ground: 0xD2E0EF),
    Product(name: "Trail pack", price: "£ 130", shape: .pack, color: 0xB5473F, ground: 0xF3D4CF),
    Product(name: "Lantern", price: "£ 54", shape: .lamp, color: 0x8A6A1F, ground: 0xF1E5C2),
    Product(name: "Tea cup", price: "£ 12", shape: .cup, color: 0x2F7F5F, ground: 0xD0EADC),
    Product(name: "Base tent", price: "£ 420", shape: .tent, color: 0x6B4E9B, ground: 0xE2D9F1),
    Product(name: "Hip pack", price: "£ 42", shape: .pack, color: 0x37718E, ground: 0xD0E4EC),
    Product(name: "Head lamp", price: "£ 29", shape: .lamp, color: 0xA2503C, ground: 0xF5DCD2),
    Product(name: "Soup cup", price: "£ 19", shape: .cup, color: 0x7A6A33, ground: 0xECE6CC),
  ]

  /// Drawn on its ground, as large as asked for.
  func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(rgb: ground).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      let side = min(size.width, size.height) * 0.62
      let box = CGRect(
        x: (size.width - side) / 2,
        y: (size.height - side) / 2,
        width: side,
        height: side
      )
      UIColor(rgb: 0x000000, alpha: 0.08).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: box.minX + side * 0.05,
          y: box.maxY - side * 0.06,
          width: side * 0.9,
          height: side * 0.12
        )
      ).fill()
      draw(in: box)
    }
  }

  private func draw(in box: CGRect) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: box.minX + box.width * x, y: box.minY + box.height * y)
    }
    func polygon(_ points: [CGPoint], _ rgb: UInt32, alpha: CGFloat = 1) {
      let path = UIBezierPath()
      path.move(to: points[0])
      points.dropFirst().forEach(path.addLine)
      path.close()
      UIColor(rgb: rgb, alpha: alpha).setFill()
      path.fill()
    }
    func slab(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ r: CGFloat, _ rgb: UInt32) {
      UIColor(rgb: rgb).setFill()
      UIBezierPath(
        roundedRect: CGRect(
          origin: point(x, y),
          size: CGSize(
            width: box.width * w,
            height: box.height * h
          )
        ),
        cornerRadius: box.width * r
      ).fill()
    }
    switch shape {
    case .tent:
      polygon([point(0.5, 0.14), point(1, 0.95), point(0, 0.95)], color)
      polygon([point(0.5, 0.14), point(1, 0.95), point(0.5, 0.95)], 0x000000, alpha: 0.12)
      polygon([point(0.5, 0.4), point(0.66, 0.95), point(0.34, 0.95)], 0x1A1A22, alpha: 0.75)
    case .lamp:
      slab(0.3, 0.12, 0.4, 0.1, 0.05, color)
      slab(0.34, 0.26, 0.32, 0.46, 0.06, 0xFFE9A8)
      slab(0.26, 0.72, 0.48, 0.22, 0.06, color)
      slab(0.46, 0.38, 0.08, 0.24, 0.04, 0xF2A541)
    case .cup:
      slab(0.68, 0.4, 0.24, 0.34, 0.12, color)
      slab(0.74, 0.47, 0.12, 0.2, 0.06, ground)
      slab(0.14, 0.28, 0.62, 0.66, 0.08, color)
      slab(0.14, 0.28, 0.62, 0.07, 0.03, 0xFFFFFF)
    case .pack:
      slab(0.36, 0.08, 0.28, 0.2, 0.1, 0x2A2A33)
      slab(0.18, 0.16, 0.64, 0.78, 0.16, color)
      slab(0.28, 0.56, 0.44, 0.28, 0.06, 0x2A2A33)
      slab(0.28, 0.34, 0.44, 0.06, 0.03, 0x2A2A33)
    }
  }
}

final class ProductCard: UIView {
  private let picture = UIImageView()
  private let name = UILabel()
  private let price = UILabel()
  private let product: Product

  init(_ product: Product) {
    self.product = product
    super.init(frame: .zero)
    backgroundColor = Palette.card
    layer.cornerRadius = 18
    layer.cornerCurve = .continuous
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    name.text = product.name
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    name.textColor = Palette.text
    price.text = product.price
    price.font = .systemFont(ofSize: 15)
    price.textColor = Palette.secondaryText
    for view in [picture, name, price] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for label in [name, price] { label.textAlignment = isMirrored ? .right : .left }
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - 60))
    name.frame = CGRect(x: 12, y: bounds.height - 52, width: bounds.width - 24, height: 20)
    price.frame = CGRect(x: 12, y: bounds.height - 31, width: bounds.width - 24, height: 20)
    if picture.image == nil, !picture.bounds.isEmpty {
      picture.image = product.image(size: picture.bounds.size)
    }
  }
}
