import Foundation

/// An exception of Foundation: an unknown key, an unrecognized selector.
package struct ObjectFault: Error, Equatable {
  package enum Name: String, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case unknownKey = "NSUnknownKeyException"
    case range = "NSRangeException"
    case generic = "NSGenericException"
  }

  package var name: Name
  /// In Apple's words.
  package var reason: String

  /// Receives faults.
  ///
  /// The world of a stage collects them; without one they go to standard error.
  nonisolated(unsafe) package static var report: (ObjectFault) -> Void = { fault in
    FileHandle.standardError.write(Data("\(fault.name.rawValue): \(fault.reason)\n".utf8))
  }

  /// Receives notes about ignored keys.
  nonisolated(unsafe) package static var note: (String) -> Void = { _ in }

  package static func raise(_ name: Name, _ reason: String) {
    report(ObjectFault(name: name, reason: reason))
  }
}

extension Foundation.NSObject {
  /// `<MyView: 0x600000c0>`, as messages name an object.
  ///
  /// The address is left out: the same fault reads the same in each run.
  package var faultName: String { "<\(Swift.type(of: self))>" }
}
