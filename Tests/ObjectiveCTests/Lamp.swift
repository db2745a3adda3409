import Foundation

@testable import ObjectiveC

/// What the tests set, observe and perform by name.
class Lamp: ObjectiveC.NSObject {
  var watts = 40.0
  var name: String?
  enum Shade: Int { case round, square }
  var shade = Shade.round
  private(set) var clicks = 0
  private var secret = "plain"
  func click() { clicks += 1 }
  func set(_ sender: Lamp) { watts = sender.watts }
  func answer() -> String { "lit" }
  private(set) var lastDate: NSDate?
  func switchOn(_ date: NSDate?) { lastDate = date }
  func mix(_ a: Double, with b: Double) { watts = a + b }

  static let table: Void = {
    ClassTable.of(Lamp.self)
      .key("watts", \Lamp.watts)
      .key("name", \Lamp.name)
      .key("shade", \Lamp.shade)
      .selector("click", Lamp.click)
      .selector("set:", Lamp.set(_:))
      .selector("answer", Lamp.answer)
      .selector("switchOn:", Lamp.switchOn(_:))
      .selector("mix:with:", Lamp.mix(_:with:))
      .responds(to: ["glow"])
  }()

  override init() {
    _ = Lamp.table
    super.init()
  }
}

final class DeskLamp: Lamp {}
