import Foundation
import Testing

/// Where the tests of this package begin.
///
/// All of them are Swift Testing's. Without a file of this name the package manager looks for
/// classes of XCTest in an index of all modules, which takes a tenth of a build's time to write.
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
