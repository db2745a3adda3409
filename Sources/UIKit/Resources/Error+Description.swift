import Foundation

// Replaces Foundation's words for errors by those of iOS, which apps show in alerts;
// see Bundle+App. `localizedDescription` of an object that is declared as an `NSError`
// is still Foundation's.

extension Error {
  /// `localizedDescription`: the text that the error has, or one by its code (texts observed in
  /// messages of apps).
  @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
  public func _localizedDescription() -> String {
    let error = self as NSError
    // A class of the app's may have its own text.
    if type(of: error) != NSError.self { return error.localizedDescription }
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let isCocoas = error.domain == NSCocoaErrorDomain
    if isCocoas, let text = FileErrorText(error).text { return text }
    let domain = isCocoas ? "Cocoa" : error.domain
    return "The operation couldn’t be completed. "
      + (error.localizedFailureReason ?? "(\(domain) error \(error.code).)")
  }
}

/// What an error of a file or of its contents says.
private struct FileErrorText {
  private let code: CocoaError.Code
  /// What was done, where the error says so: `Remove`, `Copy`, `Move`, or to what: `Folder`.
  private let deed: String?
  private let name: String?
  /// The name of the folder that holds the file.
  private let folder: String?

  init(_ error: NSError) {
    code = CocoaError.Code(rawValue: error.code)
    deed = (error.userInfo["NSUserStringVariant"] as? [String])?.first
    let url = error.userInfo[NSURLErrorKey] as? URL
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? url?.path
    name = path.map { ($0 as NSString).lastPathComponent }
    let target = error.userInfo["NSDestinationFilePath"] as? String ?? path
    folder = target.map { target in
      ((target as NSString).deletingLastPathComponent as NSString).lastPathComponent
    }
  }

  private var file: String { name.map { "The file “\($0)”" } ?? "The file" }

  private var refusedDeed: String? {
    guard let name else { return nil }
    let target = folder.map { " to “\($0)”" } ?? ""
    return switch deed {
    case "Remove": "“\(name)” couldn’t be removed"
    case "Copy": "“\(name)” couldn’t be copied\(target)"
    case "Move": "“\(name)” couldn’t be moved\(target)"
    default: nil
    }
  }

  var text: String? {
    switch code {
    case .fileNoSuchFile:
      deed == "Remove" ? refusedDeed.map { $0 + "." } : "\(file) doesn’t exist."
    case .fileReadNoSuchFile where deed == "Folder":
      "The folder “\(name ?? "")” doesn’t exist."
    case .fileReadNoSuchFile: "\(file) couldn’t be opened because there is no such file."
    case .fileReadUnknown: "\(file) couldn’t be opened."
    case .fileReadNoPermission:
      "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadCorruptFile: "\(file) couldn’t be opened because it isn’t in the correct format."
    case .fileWriteUnknown: "\(file) couldn’t be saved."
    case .fileWriteNoPermission: noPermission
    case .fileWriteFileExists: existing
    case .propertyListReadCorrupt, .coderReadCorrupt:
      "The data couldn’t be read because it isn’t in the correct format."
    case .coderValueNotFound: "The data couldn’t be read because it is missing."
    case .coderInvalidValue: "The data couldn’t be written because it isn’t in the correct format."
    default: nil
    }
  }

  private var noPermission: String {
    if let refusedDeed { return refusedDeed + " because you don’t have permission to access it." }
    guard let name, let folder else { return "You don’t have permission." }
    return "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
  }

  private var existing: String {
    if let refusedDeed {
      return refusedDeed + " because an item with the same name already exists."
    }
    let place = folder.map { " in the folder “\($0)”" } ?? ""
    return "\(file) couldn’t be saved\(place) because a file with the same name already exists."
  }
}
