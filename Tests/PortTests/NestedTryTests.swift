import Testing

/// Optionals of optionals, which code from before Swift 5 has.
@Suite
struct NestedTryTests {
  @Test
  func `what try? has cast is still asked like an optional`() throws {
    try expect(
      """
      import UIKit
      func names(_ data: Data) -> [String]? {
        guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
          return nil
        }
        return json?["names"] as? [String]
      }
      """,
      becomes: """
        import UIKit
        func names(_ data: Data) -> [String]? {
          guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            return nil
          }
          return Optional(json)?["names"] as? [String]
        }
        """
    )
  }

  @Test
  func `what try? has cast is unwrapped already`() throws {
    try expect(
      """
      import UIKit
      func count(_ data: Data) -> Int {
        if let json = try? JSONSerialization.jsonObject(with: data) as? [Int] { return json!.count }
        return 0
      }
      """,
      becomes: """
        import UIKit
        func count(_ data: Data) -> Int {
          if let json = try? JSONSerialization.jsonObject(with: data) as? [Int] { return json.count }
          return 0
        }
        """
    )
  }

  @Test
  func `another value of the name stays an optional`() throws {
    let code = """
      import UIKit
      func count(_ data: Data, _ other: [Int]?) -> Int {
        if let json = try? JSONSerialization.jsonObject(with: data) as? [Int] {
          let json = json.isEmpty ? other : json
          return json?.count ?? 0
        }
        return 0
      }
      """
    try expect(code, becomes: code)
  }

  @Test
  func `a closure's parameter of the name stays an optional`() throws {
    try expect(
      """
      import UIKit
      func count(_ data: Data, _ others: [[Int]?]) -> Int {
        guard let json = try? JSONSerialization.jsonObject(with: data) as? [Int] else { return 0 }
        return others.map { json in json?.count ?? 0 }.count + json!.count
      }
      """,
      becomes: """
        import UIKit
        func count(_ data: Data, _ others: [[Int]?]) -> Int {
          guard let json = try? JSONSerialization.jsonObject(with: data) as? [Int] else { return 0 }
          return others.map { json in json?.count ?? 0 }.count + json.count
        }
        """
    )
  }

  @Test
  func `what is cast to an optional stays one`() throws {
    let code = """
      import UIKit
      func count(_ data: Data) -> Int {
        guard let json = try? JSONSerialization.jsonObject(with: data) as? [Int]? else { return 0 }
        return json?.count ?? 0
      }
      """
    try expect(code, becomes: code)
  }
}
