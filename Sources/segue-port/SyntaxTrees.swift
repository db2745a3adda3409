import Glibc
import SwiftParser
import SwiftSyntax

/// The syntax trees of files by path, each text parsed once.
///
/// Parsing is most of the work in a large project: all processors share it.
struct SyntaxTrees {
  private var parsed: [String: (text: String, tree: SourceFileSyntax)] = [:]

  /// Parses the texts that changed.
  mutating func update(_ texts: [String: String]) {
    // The largest ones first, so that the threads end together.
    let new = texts.filter { parsed[$0.key]?.text != $0.value }
      .sorted { ($1.value.utf8.count, $0.key) < ($0.value.utf8.count, $1.key) }
    let trees = Self.parse(new.map(\.value))
    for ((path, text), tree) in zip(new, trees) { parsed[path] = (text, tree) }
  }

  subscript(path: String) -> SourceFileSyntax { parsed[path]?.tree ?? Parser.parse(source: "") }

  private static func parse(_ texts: [String]) -> [SourceFileSyntax] {
    let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    // A thread for fewer files is not worth it.
    let count = min(processors, texts.count / 8)
    guard count > 1 else { return texts.map { Parser.parse(source: $0) } }
    let works = (0..<count).map { first in
      Work(stride(from: first, to: texts.count, by: count).map { texts[$0] })
    }
    let threads = works.dropFirst().map { ($0, $0.start()) }
    works[0].run()
    for (work, thread) in threads {
      if let thread { pthread_join(thread, nil) } else { work.run() }
    }
    return texts.indices.map { works[$0 % count].trees[$0 / count] }
  }

  /// What one thread parses.
  private final class Work {
    private let texts: [String]
    private(set) var trees: [SourceFileSyntax] = []

    init(_ texts: [String]) { self.texts = texts }

    func run() { trees = texts.map { Parser.parse(source: $0) } }

    /// Nil if there is no thread.
    ///
    /// A thread has a stack as large as the main one's: the parser calls itself for what is nested.
    func start() -> pthread_t? {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, 8 << 20)
      var thread = pthread_t()
      let work = Unmanaged.passRetained(self)
      let failure = pthread_create(
        &thread,
        &attributes,
        { context in
          if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        },
        work.toOpaque()
      )
      if failure == 0 { return thread }
      work.release()
      return nil
    }
  }
}
