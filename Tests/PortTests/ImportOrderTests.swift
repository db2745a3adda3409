import Foundation
import Testing

/// Files of apps import UIKit, Foundation and their kin in any order: what runs on the virtual
/// clock is found in all of them, and the operators of its times, too.
@Suite
struct `Orders of imports` {
  private static func permutations(_ words: [String]) -> [[String]] {
    guard let first = words.first else { return [[]] }
    return permutations(Array(words.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + rest[$0...] }
    }
  }

  private static let orders: [[String]] =
    permutations(["UIKit", "Foundation", "QuartzCore", "Dispatch", "Combine"])
    + permutations(["UIKit", "FoundationNetworking"])
    + [
      ["UIKit"], ["QuartzCore", "Dispatch"], ["Foundation", "QuartzCore"], ["Combine", "UIKit"],
    ]

  private static func file(_ index: Int, _ modules: [String]) -> String {
    var lines = modules.map { "import \($0)" }
    lines += [
      "@MainActor func order\(index)() {",
      "  DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {}",
      "  DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {}",
      "  DispatchQueue.global(qos: .utility).asyncAfter(deadline: DispatchTime.now() + 1) {}",
      "  let later: DispatchTime = .now() + .seconds(1)",
      "  _ = DispatchSemaphore(value: 0).wait(timeout: later)",
      "  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { $0.invalidate() }",
      "  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))",
      "  OperationQueue.main.addOperation {}",
      "  NotificationCenter.default.post(name: Notification.Name(\"a\"), object: nil)",
      "  let group = DispatchGroup()",
      "  group.notify(queue: .main) {}",
      "  Thread { _ = CACurrentMediaTime() }.start()",
    ]
    if modules.contains("UIKit") {
      lines.append(
        "  URLSession.shared.dataTask(with: URL(string: \"a:\")!) { _, _, _ in }.resume()"
      )
      lines += [
        "  let request = URLRequest(url: URL(string: \"a:\")!, cachePolicy: .reloadIgnoringCacheData)",
        "  URLSession(configuration: .ephemeral).dataTask(with: request) { _, response, _ in",
        "    _ = (response as? HTTPURLResponse)?.statusCode",
        "    _ = NSURLAuthenticationMethodServerTrust",
        "  }.resume()",
        "  guard let path = Bundle.main.path(forResource: \"a\", ofType: \"plist\") else { return }",
        "  _ = Bundle(for: UIView.self).localizedString(forKey: path, value: nil, table: nil)",
        "  _ = NSLocalizedString(\"a\", comment: \"\") + Locale.current.identifier",
        "  _ = Locale.preferredLanguages.first",
        "  UserDefaults.standard.setValue(true, forKey: \"a\")",
        "  _ = UserDefaults.standard.value(forKey: \"a\")",
        "  _ = NSPredicate(format: \"a == %@\", \"b\")",
        "  _ = NSValue(cgPoint: .zero).cgPointValue",
        "  Task { try await Task.sleep(nanoseconds: 100) }",
        "  Thread.sleep(forTimeInterval: 0.1)",
        "  _ = IndexPath(row: 1, section: 2).item",
      ]
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  @Test(arguments: ["5", "6"])
  func `compile in both language modes`(version: String) throws {
    let folder = PortTool.scratch.appendingPathComponent("orders-\(version)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, modules) in Self.orders.enumerated() {
      let url = folder.appendingPathComponent("order\(index).swift")
      try Self.file(index, modules).write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path)
    }
    let result = try PortTool.compile(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Orders"] + paths,
      version: version
    )
    #expect(result.status == 0 && result.output.isEmpty, "\(result.output.prefix(2000))")
  }
}
