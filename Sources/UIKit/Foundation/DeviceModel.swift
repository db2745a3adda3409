import Foundation

/// What the kernel calls a device.
struct DeviceModel: Equatable, Sendable {
  /// The identifier of the model, `iPhone15,4`.
  var machine: String
  /// Of its main board, `D37AP`.
  var board: String

  init(_ machine: String, _ board: String) {
    self.machine = machine
    self.board = board
  }

  /// The device that a screen belongs to; for one of another size the phone or tablet that has most
  /// in common with it.
  init(of screen: ScreenDescription) {
    let name = screen.device.replacingOccurrences(of: "-landscape", with: "")
    self = DeviceModel.known[name] ?? (screen.idiom == .pad ? .tablet : .phone)
  }

  /// An iPhone 15, the device of a film that names none.
  static let phone = DeviceModel("iPhone15,4", "D37AP")
  /// An iPad Pro of 11 inches.
  static let tablet = DeviceModel("iPad16,3", "J717AP")

  var isTablet: Bool { machine.hasPrefix("iPad") }

  /// By the names of devices; of several models with one name the one sold unlocked (widely
  /// published).
  private static let known: [String: DeviceModel] = [
    "iphone-se": DeviceModel("iPhone14,6", "D49AP"),
    "iphone-8": DeviceModel("iPhone10,4", "D201AP"),
    "iphone-8-plus": DeviceModel("iPhone10,5", "D211AP"),
    "iphone-x": DeviceModel("iPhone10,6", "D221AP"),
    "iphone-xs": DeviceModel("iPhone11,2", "D321AP"),
    "iphone-xs-max": DeviceModel("iPhone11,6", "D331pAP"),
    "iphone-xr": DeviceModel("iPhone11,8", "N841AP"),
    "iphone-11": DeviceModel("iPhone12,1", "N104AP"),
    "iphone-11-pro": DeviceModel("iPhone12,3", "D421AP"),
    "iphone-11-pro-max": DeviceModel("iPhone12,5", "D431AP"),
    "iphone-12-mini": DeviceModel("iPhone13,1", "D52gAP"),
    "iphone-12": DeviceModel("iPhone13,2", "D53gAP"),
    "iphone-12-pro": DeviceModel("iPhone13,3", "D53pAP"),
    "iphone-12-pro-max": DeviceModel("iPhone13,4", "D54pAP"),
    "iphone-13-mini": DeviceModel("iPhone14,4", "D16AP"),
    "iphone-13": DeviceModel("iPhone14,5", "D17AP"),
    "iphone-13-pro": DeviceModel("iPhone14,2", "D63AP"),
    "iphone-13-pro-max": DeviceModel("iPhone14,3", "D64AP"),
    "iphone-14": DeviceModel("iPhone14,7", "D27AP"),
    "iphone-14-plus": DeviceModel("iPhone14,8", "D28AP"),
    "iphone-14-pro": DeviceModel("iPhone15,2", "D73AP"),
    "iphone-14-pro-max": DeviceModel("iPhone15,3", "D74AP"),
    "iphone-15": .phone,
    "iphone-15-plus": DeviceModel("iPhone15,5", "D38AP"),
    "iphone-15-pro": DeviceModel("iPhone16,1", "D83AP"),
    "iphone-15-pro-max": DeviceModel("iPhone16,2", "D84AP"),
    "iphone-16": DeviceModel("iPhone17,3", "D47AP"),
    "iphone-16-plus": DeviceModel("iPhone17,4", "D48AP"),
    "iphone-16-pro": DeviceModel("iPhone17,1", "D93AP"),
    "iphone-16-pro-max": DeviceModel("iPhone17,2", "D94AP"),
    "ipad-pro-11": .tablet,
    "ipad-pro-13": DeviceModel("iPad16,5", "J720AP"),
  ]
}
