import Foundation
import Testing

/// Elements of lists that hold objects of which nothing more is known.
@Suite
struct `Rules for elements of lists of objects` {
  @Test
  func `an element of a list of objects is asked for its own keys and members`() throws {
    let ported = try port(
      """
      import UIKit
      class Reader {
        var rows: [AnyObject] = []
        func read(_ json: NSDictionary?, _ other: AnyObject) -> [Any?] {
          var all: [Any?] = []
          let list = json?["weather"] as! [AnyObject]
          for item in list {
            all.append(item["description"] as! String)
            all.append(item.object(forKey: "id"))
            if item.isEqual("x") { all.append(item.doubleValue) }
          }
          all += rows.map { $0["name"] as? String }
          all += self.rows.compactMap { row in row["name"] as? Int }
          all.append(list[0]["description"] as? String)
          all.append(rows.first?["description"] as? String)
          for row in json?["rows"] as? [AnyObject] ?? [] { all.append(row["x"]!) }
          all.append(other.object(forKey: "k") as? String)
          let texts = ["a"]
          for item in texts { all.append(item.count) }
          return all
        }
      }
      """
    )
    let body = ported.body()
    for text in [
      "(item as Any as! [AnyHashable: Any])[\"description\"] as! String",
      "(item as Any as! NSDictionary).object(forKey: \"id\")",
      "if DynamicObject(item).isEqual(\"x\") { all.append(DynamicObject(item).doubleValue) }",
      "rows.map { ($0 as Any as! [AnyHashable: Any])[\"name\"] as? String }",
      "{ row in (row as Any as! [AnyHashable: Any])[\"name\"] as? Int }",
      "(list[0] as Any as! [AnyHashable: Any])[\"description\"] as? String",
      "(rows.first as Any as? [AnyHashable: Any])?[\"description\"] as? String",
      "all.append((row as Any as! [AnyHashable: Any])[\"x\"]!)",
      "(other as Any as! NSDictionary).object(forKey: \"k\") as? String",
      "for item in texts { all.append(item.count) }",
    ] {
      #expect(body.contains(text), "\(text)\n\(body)")
    }
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `a loop that names the type of its elements has elements of that type`() throws {
    let ported = try port(
      """
      import UIKit
      func read(_ json: Any?) -> [Any] {
        var all: [Any] = []
        for row: Dictionary<String, String> in json as! Array { all.append(row["name"]!.count) }
        for row: AnyObject in json as! [AnyObject] { all.append(row["id"] as! Int) }
        return all
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("all.append(row[\"name\"]!.count)"), "\(body)")
    #expect(body.contains("all.append((row as Any as! [AnyHashable: Any])[\"id\"] as! Int)"))
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `a dictionary of objects may be written with its long name`() throws {
    let ported = try port(
      """
      import UIKit
      func read(_ json: NSDictionary) -> [Any?] {
        let main = json["main"] as! Dictionary<String, AnyObject>
        return [main["temp"]!.doubleValue, main["wind"]?["speed"] as? Double, main["rows"]!.count]
      }
      """
    )
    let body = ported.body()
    #expect(body.contains("DynamicObject(main[\"temp\"]).doubleValue"), "\(body)")
    #expect(body.contains("(main[\"wind\"] as Any as? [AnyHashable: Any])?[\"speed\"]"))
    #expect(body.contains("DynamicObject(main[\"rows\"]).count"))
    let errors = try typecheck(ported).split(separator: "\n").filter { $0.contains("error:") }
    #expect(errors == [])
  }

  @Test
  func `an element has the properties of the only class of the code that has them`() throws {
    let ported = try port(
      """
      import UIKit
      class Choice: NSObject { var isOffered = true; var text = "" }
      class Bar: UIView {
        var choices: [AnyObject] = []
        func offers(_ index: Int, _ sender: AnyObject) -> Bool {
          choices[index].isOffered && sender.isOffered
        }
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("(choices[index] as Any as! Choice).isOffered"), "\(text)")
    #expect(text.contains("(sender as Any as! Choice).isOffered"), "\(text)")
  }

  @Test
  func `the elements of an NSArray that is cast are objects, too`() throws {
    let ported = try port(
      """
      import UIKit
      func titles(_ list: NSArray) -> [String] {
        var titles: [String] = []
        let contents = list as Array
        for dictionary in contents { titles.append(dictionary["title"] as! String) }
        return titles
      }
      """
    )
    try expectCompiles(ported)
    let text = ported.body()
    #expect(text.contains("(dictionary as Any as! [AnyHashable: Any])[\"title\"]"), "\(text)")
  }

  @Test
  func `what is cast to an object is asked for a key whether it is a dictionary or not, or nil`()
    throws
  {
    let ported = try port(
      """
      import UIKit
      func bar(_ json: Any) -> UIView? {
        _ = (json as AnyObject).value(forKey: "name") as? String
        _ = (json as AnyObject).object(forKey: "name") as? String
        return (UIApplication.shared.value(forKey: "statusBarWindow") as AnyObject)
          .value(forKey: "statusBar") as? UIView
      }
      """
    )
    let body = ported.body()
    for text in [
      "DynamicObject(json as Any).value(forKey: \"name\") as? String",
      "(json as Any as! NSDictionary).object(forKey: \"name\") as? String",
      "DynamicObject(UIApplication.shared.value(forKey: \"statusBarWindow\") as Any)",
    ] {
      #expect(body.contains(text), "\(text)\n\(body)")
    }
  }
}
