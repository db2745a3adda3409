import Foundation
import InterfaceFiles
import ObjectiveC
import QuartzCore

/// A xib file, read once, from which objects are made any number of times.
@preconcurrency
@MainActor
open class UINib: MainActorObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let name: String
  private let bundle: Bundle
  private let source: InterfaceSource?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil ?? .main
    do {
      source = try InterfaceSource.named(name, kind: .xib, in: bundle)
    } catch {
      source = nil
      Self.raise("Could not read the NIB named '\(name)': \(error)")
    }
    super.init(isolated: ())
  }

  private static func raise(_ reason: String) {
    World.current.record(LayerFault(name: .inconsistency, reason: reason))
  }

  /// Whether there is a file of that name.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    AppResources.path(name, "xib", in: bundle) != nil
  }

  /// Makes the objects of the file and connects them.
  ///
  /// - Returns: the top-level objects, without the owner.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let source else {
      Self.raise("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      return []
    }
    let owner = ownerOrNil.map { $0 as AnyObject }
    let reader = InterfaceReader(source, owner: owner)
    var made: [AnyObject] = []
    for element in source.document.objects {
      if element.name == "placeholder" {
        // The owner has its own connections; nil means the first responder.
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          reader.notePlaceholder(owner, for: element)
        } else if let id = element["placeholderIdentifier"],
          let object = (optionsOrNil?[.externalObjects] as? [String: Any])?[id]
        {
          reader.notePlaceholder(object as AnyObject, for: element)
        }
      } else if let object = reader.object(for: element) {
        made.append(object)
      }
    }
    reader.finish()
    reader.forget()
    keepUntilTurnEnds(made)
    return made
  }

  /// The objects are autoreleased (documented): a weak reference to a view finds it until the turn
  /// of the run loop is over, before which the owner adds it to a superview.
  private func keepUntilTurnEnds(_ objects: [AnyObject]) {
    guard !objects.isEmpty else { return }
    World.current.afterCommit { withExtendedLifetime(objects) {} }
  }
}

extension Bundle {
  /// The top-level objects of a xib of the bundle.
  @MainActor
  @preconcurrency
  @discardableResult
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
