import Foundation
import Testing

/// Where the tests of this package begin.
///
/// All of them are Swift Testing's. The package manager would look through an index of every
/// module for classes of XCTest, and writing that index is a tenth of the time of a build.
/// The name of this file, which the package manager knows, spares it.
@main
struct XCTMain {
  static func main() async {
    if CommandLine.arguments.contains("--dump-tests-json") {
      // `swift test --filter` and `swift test list` ask for the classes first, and then take
      // none for an answer: they would end without having run one test.
      let message = "Error: add --enable-swift-testing --disable-xctest, or use Scripts/test\n"
      FileHandle.standardError.write(Data(message.utf8))
      exit(64)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
