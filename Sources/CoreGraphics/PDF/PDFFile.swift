import Codecs
import Foundation

/// The objects of a PDF file (ISO 32000), numbered as they are added.
struct PDFFile {
  private var objects: [Data] = []
  private var pages: [Int] = []
  /// The object that all pages name as their parent; its content is known at the end.
  private static let pageTree = 1
  private static let catalog = 2

  init() { objects = [Data(), Data()] }

  /// The number of the new object.
  mutating func add(_ text: String) -> Int {
    objects.append(Data(text.utf8))
    return objects.count
  }

  /// Compressed.
  mutating func addStream(_ bytes: [UInt8], _ entries: String) -> Int {
    let packed = ZlibStream.compress(bytes)
    var object = Data(
      "<< \(entries) /Filter /FlateDecode /Length \(packed.count) >>\nstream\n".utf8
    )
    object.append(contentsOf: packed)
    object.append(contentsOf: Data("\nendstream".utf8))
    objects.append(object)
    return objects.count
  }

  /// - Parameter size: of the page, in points.
  mutating func addPage(_ size: CGSize, content: Int, resources: String) {
    let page = add(
      "<< /Type /Page /Parent \(PDFFile.pageTree) 0 R /MediaBox [0 0 \(size.width.pdf) "
        + "\(size.height.pdf)] /Contents \(content) 0 R /Resources \(resources) >>"
    )
    pages.append(page)
  }

  /// The whole file.
  ///
  /// - Parameter info: of the document, such as its title.
  func finished(info: [String: String]) -> Data {
    var file = self
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    file.objects[PDFFile.pageTree - 1] = Data(
      "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>".utf8
    )
    file.objects[PDFFile.catalog - 1] = Data(
      "<< /Type /Catalog /Pages \(PDFFile.pageTree) 0 R >>".utf8
    )
    let entries = info.sorted { $0.key < $1.key }.map { "/\($0.key) \($0.value.pdfText)" }
    let about = file.add("<< \(entries.joined(separator: " ")) >>")
    var data = Data("%PDF-1.5\n%\u{e2}\u{e3}\n".utf8)
    var places: [Int] = []
    for (index, object) in file.objects.enumerated() {
      places.append(data.count)
      data.append(Data("\(index + 1) 0 obj\n".utf8))
      data.append(object)
      data.append(Data("\nendobj\n".utf8))
    }
    let table = places.map { place in
      let digits = "\(place)"
      return String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    let start = data.count
    data.append(
      Data(
        ("xref\n0 \(places.count + 1)\n0000000000 65535 f \n" + table.joined()
          + "trailer\n<< /Size \(places.count + 1) /Root \(PDFFile.catalog) 0 R "
          + "/Info \(about) 0 R >>\nstartxref\n\(start)\n%%EOF\n").utf8
      )
    )
    return data
  }
}

extension CGFloat {
  /// As PDF writes numbers: no exponent.
  var pdf: String {
    guard isFinite else { return "0" }
    let steps = (Swift.min(Swift.max(self, -1e9), 1e9) * 10_000).rounded()
    let whole = Int64(steps.magnitude) / 10_000
    let part = Int64(steps.magnitude) % 10_000
    let sign = steps < 0 ? "-" : ""
    if part == 0 { return whole == 0 ? "0" : "\(sign)\(whole)" }
    var digits = "\(part + 10_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension String {
  /// In big-endian UTF-16 as hexadecimal digits, which holds every letter.
  fileprivate var pdfText: String {
    let units = utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "<FEFF" + units.joined() + ">"
  }
}
