import ArgumentParsing
import Foundation
import Segue

/// Options that several commands of the farm share.
enum FarmOptions {
  static func results(_ parsed: ParsedArguments) throws(UsageError) -> ResultStore? {
    let limit = try parsed.value("results-limit", Quantity.byteCount)
    guard let folder = parsed.string("results") else {
      if limit != nil { throw parsed.usageError("'--results-limit' needs '--results'.") }
      return nil
    }
    return ResultStore(folder: URL(fileURLWithPath: folder).standardizedFileURL.path, limit: limit)
  }
}
