import Glibc
import SwiftIfConfig
import SwiftOperators
import SwiftSyntax

/// One of the user's files: its text, its syntax tree, and the edits of the rules.
///
/// Positions are offsets in the UTF-8 of the user's text. The tree is never changed: all rules see
/// what the user wrote, and add edits.
final class SourceFile {
  let path: String
  let moduleName: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  let regions: ConfiguredRegions
  private let lineStarts: [Int]

  var edits = EditList()
  /// Filled by `DeclarationCollector`: types and extensions in the order of the text, nested ones
  /// too.
  var types: [TypeDeclaration] = []
  var functions: [Member] = []
  var variables: [Member] = []
  var imports: [ImportDeclSyntax] = []
  /// Modules whose `import` is added above the text that the compiler gets.
  var addedImports: [String] = []
  /// Declarations that are added at the end of the text that the compiler gets.
  var appended: [Piece] = []
  var hasTable = false
  /// What its own names at top level stand for, but private ones: `typealias`.
  var aliasTypes: [String: AliasedType] = [:]
  /// Other names for types that it has at its end.
  var aliases: Set<String> = []

  /// - Parameter tree: of the text, before operators are folded.
  init(
    path: String,
    moduleName: String,
    text: String,
    tree parsed: SourceFileSyntax,
    configuration: IOSConfiguration
  ) {
    self.path = path
    self.moduleName = moduleName
    bytes = Array(text.utf8)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    tree = folded.as(SourceFileSyntax.self) ?? parsed
    regions = tree.configuredRegions(in: configuration)
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Line and column of an offset, both from 1, the column in bytes.
  func place(_ offset: Int) -> Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func place(of node: some SyntaxProtocol) -> Place { place(node.range.lowerBound) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the text has the word anywhere, in comments too.
  func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    // C's search: Swift's own is slow in a program that is not optimized, as this one is.
    return bytes.withUnsafeBytes { text in
      guard let first = word.first, var place = text.baseAddress else { return false }
      let end = place + text.count
      while end - place >= word.count,
        let hit = memchr(place, Int32(first), end - place - word.count + 1)
      {
        if memcmp(hit, word, word.count) == 0 { return true }
        place = UnsafeRawPointer(hit) + 1
      }
      return false
    }
  }

  func append(_ text: String) { appended.append(.text(text)) }
}

extension SyntaxProtocol {
  /// The range of the node's own text, without the spaces and comments around it.
  var range: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The range with the semicolon after it, which cannot stand alone.
  var rangeWithSemicolon: Range<Int> {
    let mark =
      parent?.as(CodeBlockItemSyntax.self)?.semicolon
      ?? parent?.as(MemberBlockItemSyntax.self)?.semicolon
    return range.lowerBound..<max(range.upperBound, mark?.range.upperBound ?? 0)
  }

  /// The nearest node around this one that satisfies `condition`.
  func enclosing<Node>(_ find: (Syntax) -> Node?) -> Node? {
    var node = parent
    while let here = node {
      if let found = find(here) { return found }
      node = here.parent
    }
    return nil
  }
}

/// Visits what iOS would compile of a file.
class FileVisitor: ActiveSyntaxVisitor {
  let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate, configuredRegions: file.regions)
  }

  func walk() { walk(file.tree) }
}
