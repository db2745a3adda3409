import UIKit

/// Frames of a transition side by side, each with its moment; beneath them the curves of its
/// motion.
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
    /// The times below a narrower plot would overlap.
    static let minimumPlotWidth: CGFloat = 160
    static let legendHeight: CGFloat = 20
    static let legendGap: CGFloat = 6
    /// The height of the times below the plot and their label.
    static let axisHeight: CGFloat = 24
    /// A wider strip is broken into rows.
    static let maximumWidth: CGFloat = 1500
    static let rowGap: CGFloat = 8
    /// A legend needs this width; fewer or smaller pictures are centred.
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

  /// A shade of the page, from 0 for the background to 1 for the text.
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
    let layout = Layout(of: pictures.map(\.image.size), frameHeight: frameHeight)
    let curves = motion?.curves ?? []
    let legends = curves.map { FilmstripView.legend(of: $0, width: layout.width) }
    let legend = legends.reduce(0) { $0 + $1.bounds.height + Metrics.legendGap }
    let plot =
      curves.isEmpty ? 0 : Metrics.plotHeight + Metrics.gap + Metrics.axisHeight + legend
    super.init(
      frame: CGRect(
        x: 0,
        y: 0,
        width: layout.width,
        height: 2 * Metrics.margin + Metrics.titleHeight + layout.picturesHeight + plot
      )
    )
    backgroundColor = ink(0)
    addTitle(title, duration: motion?.duration)
    for (picture, frame) in zip(pictures, layout.frames) { add(picture, in: frame) }
    guard let motion, !curves.isEmpty else { return }
    let area = layout.plotArea
    addPlot(of: motion, marks: pictures.map(\.part), in: area)
    addAxis(duration: motion.duration, below: area)
    addLegend(legends, from: area.maxY + Metrics.axisHeight + 8)
  }

  /// Where the pictures stand, and the plot below them.
  @MainActor
  private struct Layout {
    private let sizes: [CGSize]
    private let rows: [Range<Int>]
    /// From the left end of the widest row to its right end.
    private let framesWidth: CGFloat
    private let rowHeight: CGFloat

    init(of images: [CGSize], frameHeight: CGFloat) {
      sizes = images.map { FilmstripView.size(ofFrame: $0, height: frameHeight) }
      rows = FilmstripView.rows(of: sizes)
      framesWidth = rows.map { [sizes] in FilmstripView.width(of: sizes[$0]) }.max() ?? 0
      rowHeight = frameHeight + Metrics.captionHeight
    }

    /// That of the page.
    var width: CGFloat { max(Metrics.minimumWidth, framesWidth + 2 * Metrics.margin) }
    private var left: CGFloat { ((width - framesWidth) / 2).rounded() }
    private var top: CGFloat { Metrics.margin + Metrics.titleHeight }

    /// Of all rows, with the captions of the last one.
    var picturesHeight: CGFloat {
      CGFloat(rows.count) * rowHeight + CGFloat(max(0, rows.count - 1)) * Metrics.rowGap
    }

    var frames: [CGRect] {
      rows.enumerated().flatMap { row, places in
        var x = left
        let y = top + CGFloat(row) * (rowHeight + Metrics.rowGap)
        return places.map { place in
          defer { x += sizes[place].width + Metrics.gap }
          return CGRect(origin: CGPoint(x: x, y: y), size: sizes[place])
        }
      }
    }

    /// From the middle of the first picture to that of the last: evenly spaced moments align with
    /// their pictures.
    ///
    /// Where that is too little, or there are several rows, across the page.
    var plotArea: CGRect {
      let first = left + (sizes.first?.width ?? 0) / 2
      let last = left + framesWidth - (sizes.last?.width ?? 0) / 2
      let isAligned = rows.count == 1 && last - first >= Metrics.minimumPlotWidth
      let start = isAligned ? first : Metrics.margin + 48
      let end = isAligned ? last : width - Metrics.margin - 24
      return CGRect(
        x: start,
        y: top + picturesHeight + Metrics.gap,
        width: end - start,
        height: Metrics.plotHeight
      )
    }
  }

  /// Places of pictures, row by row; all rows but the last hold the same number.
  private static func rows(of sizes: [CGSize]) -> [Range<Int>] {
    // The least possible number of rows, so that a long strip is not tried from one row on.
    var rows = max(1, Int(width(of: sizes[...]) / (Metrics.maximumWidth + Metrics.gap)))
    var count = max(1, (sizes.count + rows - 1) / rows)
    while count > 1, width(of: sizes.prefix(count)) > Metrics.maximumWidth {
      rows += 1
      count = (sizes.count + rows - 1) / rows
    }
    return stride(from: 0, to: sizes.count, by: count).map { $0..<min($0 + count, sizes.count) }
  }

  private static func width(of sizes: ArraySlice<CGSize>) -> CGFloat {
    sizes.reduce(0) { $0 + $1.width } + Metrics.gap * CGFloat(max(0, sizes.count - 1))
  }

  /// One line, or two where it does not fit.
  private static func legend(of curve: Motion.Curve, width: CGFloat) -> UILabel {
    let label = UILabel()
    label.text = curve.details
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    label.numberOfLines = 2
    let room = CGSize(width: width - 2 * Metrics.margin - 26, height: 60)
    let size = label.sizeThatFits(room)
    label.bounds.size = CGSize(
      width: room.width,
      height: max(Metrics.legendHeight, size.height.rounded(.up))
    )
    return label
  }

  required init?(coder: NSCoder) { return nil }

  /// The largest size of a strip of that many equal frames, in points.
  static func size(
    frames count: Int,
    of frame: CGSize,
    frameHeight: CGFloat,
    curveCount: Int
  ) -> CGSize {
    let sizes = Array(repeating: size(ofFrame: frame, height: frameHeight), count: count)
    let rows = rows(of: sizes)
    let framesWidth = rows.map { width(of: sizes[$0]) }.max() ?? 0
    let rowHeight = frameHeight + Metrics.captionHeight + Metrics.rowGap
    // A legend has two lines at most.
    let legend = CGFloat(curveCount) * (2 * Metrics.legendHeight + Metrics.legendGap)
    let plot =
      curveCount == 0 ? 0 : Metrics.plotHeight + Metrics.gap + Metrics.axisHeight + legend
    return CGSize(
      width: max(Metrics.minimumWidth, framesWidth + 2 * Metrics.margin),
      height: 2 * Metrics.margin + Metrics.titleHeight + CGFloat(rows.count) * rowHeight + plot
    )
  }

  private static func size(ofFrame size: CGSize, height: CGFloat) -> CGSize {
    CGSize(width: (height * size.width / max(1, size.height)).rounded(), height: height)
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
    let returns = motion.curves.allSatisfy(\.returns)
    for level in [0.0, 1.0] {
      line(
        from: CGPoint(x: area.minX, y: y(level)),
        to: CGPoint(x: area.maxX, y: y(level)),
        color: ink(0.18)
      )
      let label = UILabel(
        frame: CGRect(x: area.minX - 68, y: y(level) - 8, width: 60, height: 16)
      )
      label.text = level == 0 ? (returns ? "start, end" : "start") : returns ? "farthest" : "end"
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

  /// The time at both ends and in the middle, with a label.
  private func addAxis(duration: Double, below area: CGRect) {
    for (part, alignment) in [(0.0, NSTextAlignment.left), (0.5, .center), (1, .right)] {
      let label = UILabel()
      label.text =
        part == 0 ? "0" : String(format: part == 0.5 ? "time   %.2f s" : "%.2f s", duration * part)
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textColor = ink(0.55)
      label.textAlignment = alignment
      label.frame = CGRect(
        x: area.minX + (area.width - 140) * CGFloat(part),
        y: area.maxY + 5,
        width: 140,
        height: 16
      )
      addSubview(label)
    }
  }

  private func addLegend(_ legends: [UILabel], from top: CGFloat) {
    var y = top
    for (index, label) in legends.enumerated() {
      let swatch = UIView(frame: CGRect(x: Metrics.margin, y: y + 7, width: 18, height: 4))
      swatch.backgroundColor = FilmstripView.curveColors[index]
      swatch.layer.cornerRadius = 2
      addSubview(swatch)
      label.frame.origin = CGPoint(x: Metrics.margin + 26, y: y)
      label.textColor = ink(0.73)
      addSubview(label)
      y += label.bounds.height + Metrics.legendGap
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
