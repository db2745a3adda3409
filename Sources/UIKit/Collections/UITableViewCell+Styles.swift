import Foundation

/// What apps choose for a row, and the states of before iOS 14.
extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert

    /// That of both, 3, is for rows which are chosen beside others.
    public init?(rawValue: Int) {
      self = .numbered(rawValue, among: [.delete, .insert], else: .none)
    }
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public enum FocusStyle: Int, Sendable {
    case `default`, custom
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
