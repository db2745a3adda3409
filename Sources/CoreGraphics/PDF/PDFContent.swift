import Display
import Foundation
import Geometry
import Pixels
import Raster

/// The content of a page, or of a group on it: operators for a display list's commands.
///
/// Shapes stay shapes; what PDF has no words for, such as a shadow, becomes a picture of
/// two pixels to a point.
struct PDFContent {
  private(set) var operators = ""
  private var states: [String: Int] = [:]
  private var pictures: [Int] = []
  private var groups: [Int] = []
  private var shadings: [Int] = []
  /// Of the page, in points.
  private let size: CGSize
  private static let pictureScale = 2.0

  init(size: CGSize) { self.size = size }

  /// Turns the page's space, where y is up, to the list's.
  mutating func begin() { write("1 0 0 -1 0 \(size.height.pdf) cm") }

  var resources: String {
    func entries(_ name: String, _ letter: String, _ objects: [Int]) -> String {
      if objects.isEmpty { return "" }
      return "/\(name) << " + objects.map { "/\(letter)\($0) \($0) 0 R " }.joined() + ">> "
    }
    return "<< " + entries("ExtGState", "G", states.values.sorted())
      + entries("XObject", "X", pictures + groups) + entries("Shading", "S", shadings) + ">>"
  }

  private mutating func write(_ line: String) { operators += line + "\n" }

  // MARK: Lists

  mutating func draw(_ list: DisplayList, _ base: Projection = .identity, to file: inout PDFFile) {
    draw(list, 0, list.commands.indices, base, to: &file)
  }

  /// The commands of a context, those of contexts inside it by these.
  private mutating func draw(
    _ list: DisplayList,
    _ context: Int,
    _ commands: Range<Int>,
    _ base: Projection,
    to file: inout PDFFile
  ) {
    var index = commands.lowerBound
    while index < commands.upperBound {
      let command = list.commands[index]
      var child = command.context
      if child == context {
        let space = list.contexts[context].transform.concatenating(base)
        draw(command, of: list, space, to: &file)
        index += 1
        continue
      }
      while list.contexts[child].parent != context { child = list.contexts[child].parent }
      let inner = list.contexts[child].commands.clamped(to: commands)
      let end = max(index + 1, inner.upperBound)
      enter(list, child, index..<end, base, to: &file)
      index = end
    }
  }

  private mutating func enter(
    _ list: DisplayList,
    _ index: Int,
    _ commands: Range<Int>,
    _ base: Projection,
    to file: inout PDFFile
  ) {
    let context = list.contexts[index]
    switch context.kind {
    case .root, .transform: draw(list, index, commands, base, to: &file)
    case .clip(let shape, _):
      write("q")
      add(shape.path, context.transform.concatenating(base))
      write(shape.fillRule == .evenOdd ? "W* n" : "W n")
      draw(list, index, commands, base, to: &file)
      write("Q")
    case .group(let group):
      let inner = form(to: &file) { $0.draw(list, index, commands, base, to: &$1) }
      write("q")
      setState(alpha: group.opacity, group.blendMode, to: &file)
      write("/X\(inner) Do\nQ")
    case .mask(let mask):
      let space = context.transform.concatenating(base)
      let levels = form(to: &file) { $0.draw(mask, space, to: &$1) }
      let inner = form(to: &file) { $0.draw(list, index, commands, base, to: &$1) }
      write("q")
      useState("/SMask << /S /Alpha /G \(levels) 0 R >>", to: &file)
      write("/X\(inner) Do\nQ")
    }
  }

  /// The number of a group that is composed as a whole, in the list's space.
  private mutating func form(
    to file: inout PDFFile,
    _ draw: (inout PDFContent, inout PDFFile) -> Void
  ) -> Int {
    var content = PDFContent(size: size)
    draw(&content, &file)
    let number = file.addStream(
      [UInt8](content.operators.utf8),
      "/Type /XObject /Subtype /Form /BBox [0 0 \(size.width.pdf) \(size.height.pdf)] "
        + "/Group << /S /Transparency /I true /CS /DeviceRGB >> /Resources \(content.resources)"
    )
    groups.append(number)
    return number
  }

  // MARK: Commands

  private mutating func draw(
    _ command: DisplayList.Command,
    of list: DisplayList,
    _ space: Projection,
    to file: inout PDFFile
  ) {
    switch command.kind {
    case .list(let list): draw(list, space, to: &file)
    case .fill(let fill) where space.isAffine: draw(fill, space, to: &file)
    case .fill(let fill): rasterize(space, to: &file) { $0.fill(fill) }
    case .image(let index):
      let image = list.images[index]
      if space.isAffine && image.isPlain {
        place(image.pixmap, in: image.destination, space, image.alpha, image.blendMode, to: &file)
      } else {
        rasterize(space, to: &file) { $0.draw(image) }
      }
    case .shadow(let shadow): rasterize(space, to: &file) { $0.draw(shadow) }
    // There is nothing behind it on paper.
    case .backdrop: break
    }
  }

  private mutating func draw(
    _ fill: Fill,
    _ space: Projection,
    to file: inout PDFFile
  ) {
    let end = fill.shape.fillRule == .evenOdd ? "*" : ""
    switch fill.paint {
    case .color(let color):
      write("q")
      setState(alpha: color.alpha, fill.blendMode, to: &file)
      write(color.pdf + " rg")
      add(fill.shape.path, space)
      write("f\(end)\nQ")
    case .gradient(let gradient) where gradient.isPlain:
      write("q")
      setState(alpha: gradient.stops.first?.color.alpha ?? 1, fill.blendMode, to: &file)
      add(fill.shape.path, space)
      write("W\(end) n")
      write(Projection(gradient.transform).concatenating(space).pdf + " cm")
      let shading = file.add(gradient.shading)
      shadings.append(shading)
      write("/S\(shading) sh\nQ")
    default: rasterize(space, to: &file) { $0.fill(fill) }
    }
  }

  private mutating func setState(
    alpha: Double,
    _ blendMode: BlendMode,
    to file: inout PDFFile
  ) {
    guard alpha < 1 || blendMode != .normal else { return }
    let name = blendMode.pdf ?? "Normal"
    useState("/ca \(CGFloat(alpha).pdf) /BM /\(name)", to: &file)
  }

  private mutating func useState(_ entries: String, to file: inout PDFFile) {
    let number = states[entries] ?? file.add("<< /Type /ExtGState \(entries) >>")
    states[entries] = number
    write("/G\(number) gs")
  }

  private mutating func add(_ path: Path, _ space: Projection) {
    // A clip to nothing needs a path, too.
    if path.isEmpty { write("0 0 0 0 re") }
    let placed = space.affine.map { path.applying($0) } ?? path
    func text(_ point: CGPoint) -> String { "\(point.x.pdf) \(point.y.pdf)" }
    var current = CGPoint.zero
    placed.forEach { element in
      switch element {
      case .move(let point): write(text(point) + " m")
      case .line(let point): write(text(point) + " l")
      case .quad(let control, let end):
        let curve = Bezier(quad: current, control: control, end: end)
        write("\(text(curve.control1)) \(text(curve.control2)) \(text(end)) c")
      case .cubic(let first, let second, let end):
        write("\(text(first)) \(text(second)) \(text(end)) c")
      case .close: write("h")
      }
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): current = end
      case .close: break
      }
    }
  }

  // MARK: Pictures

  private mutating func place(
    _ pixmap: Pixmap,
    in rect: CGRect,
    _ space: Projection,
    _ alpha: Double,
    _ blendMode: BlendMode,
    to file: inout PDFFile
  ) {
    guard pixmap.width > 0, pixmap.height > 0 else { return }
    let number = file.addPicture(pixmap)
    pictures.append(number)
    write("q")
    setState(alpha: alpha, blendMode, to: &file)
    write(space.pdf + " cm")
    // A picture fills the unit square, its top at 1.
    write(
      "\(rect.width.pdf) 0 0 \((-rect.height).pdf) \(rect.minX.pdf) \(rect.maxY.pdf) cm\n"
        + "/X\(number) Do\nQ"
    )
  }

  private mutating func rasterize(
    _ space: Projection,
    to file: inout PDFFile,
    _ record: (inout DisplayListRecorder) -> Void
  ) {
    let page = CGRect(origin: .zero, size: size)
    let list = DisplayList.record { recorder in
      recorder.pushTransform(CGAffineTransform(scaleX: Self.pictureScale, y: Self.pictureScale))
      recorder.pushTransform(space)
      record(&recorder)
    }
    guard !list.bounds.isNull, size.width.isFinite, size.height.isFinite else { return }
    let shown = list.bounds.intersection(
      page.applying(CGAffineTransform(scaleX: Self.pictureScale, y: Self.pictureScale))
    ).integral
    guard !shown.isNull, shown.width >= 1, shown.height >= 1,
      shown.width * shown.height <= CGFloat(CGContext.mostPixels)
    else { return }
    let moved = DisplayList.record { recorder in
      recorder.pushTranslation(CGVector(dx: -shown.minX, dy: -shown.minY))
      recorder.draw(list)
    }
    let pixmap = Renderer().render(moved, width: Int(shown.width), height: Int(shown.height))
    let place = shown.applying(
      CGAffineTransform(scaleX: 1 / Self.pictureScale, y: 1 / Self.pictureScale)
    )
    self.place(pixmap, in: place, .identity, 1, .normal, to: &file)
  }
}

extension ImageDraw {
  /// The whole bitmap, in its own colours.
  fileprivate var isPlain: Bool {
    center == nil && tint == nil
      && source == CGRect(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
  }
}

extension Projection {
  fileprivate var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  fileprivate var pdf: String {
    [m11, m12, m21, m22, m31, m32].map { CGFloat($0).pdfPrecise }.joined(separator: " ")
  }
}

extension CGFloat {
  /// More digits, for factors.
  fileprivate var pdfPrecise: String {
    let whole = pdf
    guard magnitude < 100, isFinite else { return whole }
    let steps = Int64((magnitude * 100_000_000).rounded())
    let digits = "\(steps % 100_000_000 + 100_000_000)".dropFirst()
    return (self < 0 ? "-" : "") + "\(steps / 100_000_000)." + digits
  }
}

extension Color {
  fileprivate var pdf: String {
    [red, green, blue].map { CGFloat(min(max($0, 0), 1)).pdf }.joined(separator: " ")
  }
}

extension BlendMode {
  /// Nil for modes that PDF does not have.
  fileprivate var pdf: String? {
    switch self {
    case .multiply: "Multiply"
    case .screen: "Screen"
    case .overlay: "Overlay"
    case .darken: "Darken"
    case .lighten: "Lighten"
    case .colorDodge: "ColorDodge"
    case .colorBurn: "ColorBurn"
    case .softLight: "SoftLight"
    case .hardLight: "HardLight"
    case .difference: "Difference"
    case .exclusion: "Exclusion"
    case .hue: "Hue"
    case .saturation: "Saturation"
    case .color: "Color"
    case .luminosity: "Luminosity"
    default: nil
    }
  }
}

extension Gradient {
  /// One opacity, along a line or between circles.
  fileprivate var isPlain: Bool {
    if case .conic = geometry { return false }
    return stops.count >= 2 && stops.allSatisfy { $0.color.alpha == stops[0].color.alpha }
  }

  fileprivate var shading: String {
    func text(_ values: [Double]) -> String {
      values.map { CGFloat($0).pdf }.joined(separator: " ")
    }
    let coordinates: String
    switch geometry {
    case .axial(let start, let end):
      coordinates = "/ShadingType 2 /Coords [\(text([start.x, start.y, end.x, end.y]))]"
    case .radial(let first, let firstRadius, let last, let lastRadius):
      let values = [first.x, first.y, firstRadius, last.x, last.y, lastRadius]
      coordinates = "/ShadingType 3 /Coords [\(text(values))]"
    case .conic: coordinates = ""
    }
    let steps = zip(stops, stops.dropFirst()).map { first, second in
      "<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [\(first.color.pdf)] /C1 [\(second.color.pdf)] >>"
    }
    let inner = stops.dropFirst().dropLast().map(\.offset)
    let encode = steps.map { _ in "0 1" }.joined(separator: " ")
    return "<< \(coordinates) /ColorSpace /DeviceRGB /Extend [\(extendsStart) \(extendsEnd)] "
      + "/Function << /FunctionType 3 /Domain [0 1] /Functions [\(steps.joined(separator: " "))] "
      + "/Bounds [\(text(inner))] /Encode [\(encode)] >> >>"
  }
}

extension PDFFile {
  /// The number of a picture, with its alpha as a mask.
  fileprivate mutating func addPicture(_ pixmap: Pixmap) -> Int {
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity(pixmap.width * pixmap.height * 3)
    pixmap.withUnsafePixels { pixels in
      for packed in pixels {
        let pixel = Pixel(packed: packed)
        for channel in [pixel.red, pixel.green, pixel.blue] {
          let alpha = Int(pixel.alpha)
          colors.append(alpha == 0 ? 0 : UInt8(min(255, (Int(channel) * 255 + alpha / 2) / alpha)))
        }
        alphas.append(pixel.alpha)
      }
    }
    let size = "/Width \(pixmap.width) /Height \(pixmap.height) /BitsPerComponent 8"
    var mask = ""
    if !pixmap.isOpaque {
      let levels = addStream(
        alphas,
        "/Type /XObject /Subtype /Image \(size) /ColorSpace /DeviceGray"
      )
      mask = " /SMask \(levels) 0 R"
    }
    return addStream(
      colors,
      "/Type /XObject /Subtype /Image \(size) /ColorSpace /DeviceRGB\(mask)"
    )
  }
}
