import UIKit

/// Frames of a transition side by side, each with its moment; beneath them the curves of its motion.
final class FilmstripView: UIView {
  struct Picture {
    var image: UIImage
    /// Part of the transition, 0 to 1.
    var part: Double
    /// Seconds since it began.
    var time: Double
  }

  private enum Metrics {
    static let margin: CGFloat = 24
    static let gap: CGFloat = 14
    static let titleHeight: CGFloat = 30
    static let captionHeight: CGFloat = 26
    static let plotHeight: CGFloat = 150
    static let legendHeight: CGFloat = 22
    /// A legend needs so much; fewer or smaller pictures stand in the middle.
    static let minimumWidth: CGFloat = 360
    /// A caption in a narrower picture is the part alone, without the seconds.
    static let fullCaptionWidth: CGFloat = 104
  }

  private static let curveColors: [UIColor] = [
    UIColor(red: 0.89, green: 0.34, blue: 0.18, alpha: 1),
    UIColor(red: 0.11, green: 0.50, blue: 0.47, alpha: 1),
    UIColor(red: 0.36, green: 0.24, blue: 0.55, alpha: 1),
    UIColor(red: 0.85, green: 0.60, blue: 0.13, alpha: 1),
  ]

  /// Whether the page is dark, as its pictures are.
  private let isDark: Bool

  /// The ink of the page: 0 is the background's end of the scale, 1 the text's.
  private func ink(_ strength: CGFloat) -> UIColor {
    UIColor(white: isDark ? 0.1 + 0.85 * strength : 0.97 - 0.85 * strength, alpha: 1)
  }

  init(
    title: String,
    pictures: [Picture],
    motion: Motion?,
    frameHeight: CGFloat,
    isDark: Bool = false
  ) {
    self.isDark = isDark
    let sizes = pictures.map {
      FilmstripView.size(ofFrame: $0.image.size, height: frameHeight)
    }
    let framesWidth = FilmstripView.width(ofFrames: sizes)
    let curves = motion?.curves ?? []
    let size = FilmstripView.size(
      framesWidth: framesWidth,
      frameHeight: frameHeight,
      curveCount: curves.count
    )
    let left = ((size.width - framesWidth) / 2).rounded()
    super.init(frame: CGRect(origin: .zero, size: size))
    backgroundColor = ink(0)
    addTitle(title, duration: motion?.duration)
    var x = left
    let top = Metrics.margin + Metrics.titleHeight
    for (picture, size) in zip(pictures, sizes) {
      add(picture, in: CGRect(x: x, y: top, width: size.width, height: size.height))
      x += size.width + Metrics.gap
    }
    guard let motion, !curves.isEmpty else { return }
    let plotTop = top + frameHeight + Metrics.captionHeight + Metrics.gap
    // From the middle of the first picture to that of the last: evenly spaced moments stand below
    // their pictures.
    let inset = pictures.count > 1 ? (sizes.first?.width ?? 0) / 2 : 12
    let trailing = pictures.count > 1 ? (sizes.last?.width ?? 0) / 2 : 12
    let area = CGRect(
      x: left + inset,
      y: plotTop,
      width: max(120, framesWidth - inset - trailing),
      height: Metrics.plotHeight
    )
    addPlot(of: motion, marks: pictures.map(\.part), in: area)
    addLegend(of: motion, below: area)
  }

  required init?(coder: NSCoder) { return nil }

  /// How large a strip of so many equal frames will be, in points.
  static func size(
    frames count: Int,
    of frame: CGSize,
    frameHeight: CGFloat,
    curveCount: Int
  ) -> CGSize {
    let size = size(ofFrame: frame, height: frameHeight)
    return self.size(
      framesWidth: width(ofFrames: Array(repeating: size, count: count)),
      frameHeight: frameHeight,
      curveCount: curveCount
    )
  }

  private static func size(ofFrame size: CGSize, height: CGFloat) -> CGSize {
    CGSize(width: (height * size.width / max(1, size.height)).rounded(), height: height)
  }

  private static func width(ofFrames sizes: [CGSize]) -> CGFloat {
    sizes.reduce(0) { $0 + $1.width } + Metrics.gap * CGFloat(max(0, sizes.count - 1))
  }

  private static func size(
    framesWidth: CGFloat,
    frameHeight: CGFloat,
    curveCount: Int
  ) -> CGSize {
    let plot = curveCount == 0 ? 0 : Metrics.plotHeight + Metrics.gap
    let legend = CGFloat(curveCount) * Metrics.legendHeight
    return CGSize(
      width: max(Metrics.minimumWidth, framesWidth + 2 * Metrics.margin),
      height: 2 * Metrics.margin + Metrics.titleHeight + frameHeight + Metrics.captionHeight
        + plot + legend
    )
  }

  private func addTitle(_ title: String, duration: Double?) {
    let label = UILabel()
    label.text = duration.map { "\(title)  \(String(format: "%.2f s", $0))" } ?? title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = ink(1)
    label.frame = CGRect(
      x: Metrics.margin,
      y: Metrics.margin - 6,
      width: bounds.width - 2 * Metrics.margin,
      height: 24
    )
    addSubview(label)
  }

  private func add(_ picture: Picture, in frame: CGRect) {
    let holder = UIView(frame: frame)
    holder.layer.shadowColor = UIColor.black.cgColor
    holder.layer.shadowOpacity = 0.2
    holder.layer.shadowRadius = 5
    holder.layer.shadowOffset = CGSize(width: 0, height: 2)
    let imageView = UIImageView(image: picture.image)
    imageView.frame = holder.bounds
    imageView.contentMode = .scaleAspectFit
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    imageView.layer.minificationFilter = .trilinear
    imageView.clipsToBounds = true
    holder.addSubview(imageView)
    addSubview(holder)

    let caption = UILabel()
    let part = "\(Int((picture.part * 100).rounded())) %"
    caption.text =
      frame.width < Metrics.fullCaptionWidth
      ? part : "\(part)   \(String(format: "%.3f s", picture.time))"
    caption.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    caption.textColor = ink(0.67)
    caption.textAlignment = .center
    caption.adjustsFontSizeToFitWidth = true
    caption.frame = CGRect(x: frame.minX, y: frame.maxY + 6, width: frame.width, height: 18)
    addSubview(caption)
  }

  private func addPlot(of motion: Motion, marks: [Double], in area: CGRect) {
    let values = motion.curves.flatMap(\.values)
    let least = min(0, values.min() ?? 0)
    let most = max(1, values.max() ?? 1)
    func y(_ value: Double) -> CGFloat {
      area.maxY - area.height * CGFloat((value - least) / max(1e-6, most - least))
    }
    for level in [0.0, 1.0] {
      line(
        from: CGPoint(x: area.minX, y: y(level)),
        to: CGPoint(x: area.maxX, y: y(level)),
        color: ink(0.18)
      )
      let label = UILabel(
        frame: CGRect(x: area.minX - 48, y: y(level) - 8, width: 40, height: 16)
      )
      label.text = level == 0 ? "start" : "end"
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textColor = ink(0.55)
      label.textAlignment = .right
      addSubview(label)
    }
    for mark in marks {
      let x = area.minX + area.width * CGFloat(mark)
      line(
        from: CGPoint(x: x, y: area.minY),
        to: CGPoint(x: x, y: area.maxY),
        color: ink(0.08)
      )
    }
    for (index, curve) in motion.curves.enumerated() {
      let path = UIBezierPath()
      for (sample, value) in curve.values.enumerated() {
        let x = area.minX + area.width * CGFloat(sample) / CGFloat(max(1, curve.values.count - 1))
        let point = CGPoint(x: x, y: y(value))
        if sample == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      stroke(path, color: FilmstripView.curveColors[index], width: 2)
    }
  }

  private func addLegend(of motion: Motion, below area: CGRect) {
    for (index, curve) in motion.curves.enumerated() {
      let y = area.maxY + 8 + CGFloat(index) * Metrics.legendHeight
      let swatch = UIView(frame: CGRect(x: Metrics.margin, y: y + 7, width: 18, height: 4))
      swatch.backgroundColor = FilmstripView.curveColors[index]
      swatch.layer.cornerRadius = 2
      addSubview(swatch)
      let label = UILabel(
        frame: CGRect(
          x: Metrics.margin + 26,
          y: y,
          width: bounds.width - 2 * Metrics.margin - 26,
          height: 18
        )
      )
      label.text = curve.label
      label.font = .systemFont(ofSize: 12)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.7
      label.textColor = ink(0.73)
      addSubview(label)
    }
  }

  private func line(from: CGPoint, to: CGPoint, color: UIColor) {
    let path = UIBezierPath()
    path.move(to: from)
    path.addLine(to: to)
    stroke(path, color: color, width: 1)
  }

  private func stroke(_ path: UIBezierPath, color: UIColor, width: CGFloat) {
    let shape = CAShapeLayer()
    shape.frame = bounds
    shape.path = path.cgPath
    shape.strokeColor = color.cgColor
    shape.fillColor = nil
    shape.lineWidth = width
    shape.lineJoin = .round
    layer.addSublayer(shape)
  }
}
