import Foundation
import Segue

/// The place of a page, checked before the work that fills it.
struct PageFile {
  let path: String

  init(_ path: String, replacesOthers: Bool) throws(Failure) {
    self.path = path
    if path == "-" {
      throw Failure(
        .usage,
        "cannot write a page to standard output",
        hint: "name a file, such as page.html"
      )
    }
    if let mistake = HomePath.mistake(path) {
      throw Failure(.usage, "cannot write a page to '\(path)'", hint: mistake)
    }
    let ending = (path as NSString).pathExtension.lowercased()
    guard ["", "html", "htm"].contains(ending) else {
      throw Failure(
        .usage,
        "cannot write a page to '\(path)': its name must end with .html",
        hint: "films and pictures are made by 'render', 'still' and 'filmstrip'"
      )
    }
    try Existing.refuse(path, unless: replacesOthers)
  }

  func write(_ html: [UInt8]) throws(Failure) {
    do throws(FileError) {
      try AtomicFile.write(html, to: path)
    } catch {
      throw Failure(error)
    }
  }
}
