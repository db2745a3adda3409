import Foundation

/// An array of objects, weak or strong, that can have gaps.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference] = []

  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }

  /// Gaps count; a shorter count cuts the array, a longer one adds gaps.
  open var count: Int {
    get { references.count }
    set {
      let gap = TableReference(nil, options)
      references = (0..<max(0, newValue)).map { $0 < references.count ? references[$0] : gap }
    }
  }

  open var allObjects: [Any] { references.compactMap(\.object) }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index].object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    references.append(reference(pointer))
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }

  open func removePointer(at index: Int) { references.remove(at: index) }

  /// Removes the gaps.
  open func compact() { references.removeAll { $0.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return TableReference(object, options)
  }
}
