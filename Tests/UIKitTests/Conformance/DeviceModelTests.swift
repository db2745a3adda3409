import Segue
import Testing
import UIKit

/// What the kernel tells apps of the film's device.
@MainActor
struct DeviceModelTests {
  private func answer(_ name: String) -> String {
    var size = 0
    sysctlbyname(name, nil, &size, nil, 0)
    var letters = [CChar](repeating: 0, count: size)
    sysctlbyname(name, &letters, &size, nil, 0)
    return String(decoding: letters.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @Test
  func `each device has its own identifier and board`() {
    var models: [(String, String, String)] = []
    for screen in Screen.all {
      Stage(screen: screen).perform {
        models.append((answer("hw.machine"), answer("hw.target"), answer("hw.model")))
      }
    }
    #expect(Set(models.map(\.0)).count == models.count)
    #expect(Set(models.map(\.1)).count == models.count)
    for (screen, model) in zip(Screen.all, models) {
      #expect(model.0.hasPrefix(screen.idiom == .pad ? "iPad" : "iPhone"))
      #expect(model.1 == model.2 && model.1.hasSuffix("AP"))
    }
  }

  @Test
  func `a device on its side is the same, and another screen has the name of a usual device`() {
    func machine(_ screen: Screen) -> String {
      var machine = ""
      Stage(screen: screen).perform { machine = answer("hw.machine") }
      return machine
    }
    #expect(machine(.iPhone16Pro.landscape) == "iPhone17,1")
    #expect(machine(Screen(size: CGSize(width: 300, height: 500), scale: 2)) == "iPhone15,4")
    let tablet = Screen(size: CGSize(width: 700, height: 900), scale: 2, idiom: .pad)
    #expect(machine(tablet) == "iPad16,3")
  }
}
