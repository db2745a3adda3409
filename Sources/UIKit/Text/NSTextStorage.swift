import Foundation

/// Text that layout managers show, and that reports its changes to them.
///
/// A subclass keeps the text itself: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` after each change (documented). Everything else here goes
/// through these four.
open class NSTextStorage: NSMutableAttributedString {
  public init() { super.init(string: "") }
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  private var managers: [NSLayoutManager] = []
  open var layoutManagers: [NSLayoutManager] { managers }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    let manager = aLayoutManager
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolatedAnywhere {
      if let old = manager.textStorage, old !== storage { old.removeLayoutManager(manager) }
      manager.textStorage = storage
    }
    if !managers.contains(where: { $0 === aLayoutManager }) { managers.append(aLayoutManager) }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = managers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    let manager = managers.remove(at: index)
    MainActor.assumeIsolatedAnywhere { manager.textStorage = nil }
  }

  // MARK: Editing

  /// What changed since the last processing.
  open private(set) var editedMask: EditActions = []
  /// Where, in the text as it is now; `NSNotFound` without a change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text became.
  open private(set) var changeInLength = 0

  private var depth = 0
  private var isProcessing = false
  /// Whether the change is made by the text kept here, not by a subclass's own.
  private var isOwnChange = false

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(0, depth - 1)
    processIfDone()
  }

  /// `editedRange` is where the characters were before the change.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    plainCopy = nil
    if !isOwnChange { mirror(editedMask, editedRange, delta) }
    self.editedMask.formUnion(editedMask)
    var range = editedRange
    if self.editedRange.location != NSNotFound { range = range.union(self.editedRange) }
    range.length = max(0, range.length + delta)
    self.editedRange = range
    changeInLength += delta
    processIfDone()
  }

  private func processIfDone() {
    guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    forgetEdits()
  }

  private func forgetEdits() {
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  /// Asks the delegate, fixes the attributes and notifies the layout managers.
  ///
  /// Changes of attributes that the delegate or an override makes become part of the same edit.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolatedAnywhere {
      storage.delegate?.textStorage(
        storage,
        willProcessEditing: storage.editedMask,
        range: storage.editedRange,
        changeInLength: storage.changeInLength
      )
    }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    if fixesAttributesLazily {
      invalidateAttributes(in: editedRange)
    } else {
      fixAttributes(in: editedRange)
    }
    MainActor.assumeIsolatedAnywhere {
      storage.delegate?.textStorage(
        storage,
        didProcessEditing: storage.editedMask,
        range: storage.editedRange,
        changeInLength: storage.changeInLength
      )
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    MainActor.assumeIsolatedAnywhere {
      for manager in storage.managers {
        manager.processEditing(
          for: storage,
          edited: storage.editedMask,
          range: storage.editedRange,
          changeInLength: storage.changeInLength,
          invalidatedRange: storage.editedRange
        )
      }
    }
  }

  // MARK: Fixing attributes

  /// Attributes are fixed with each edit here.
  open var fixesAttributesLazily: Bool { false }
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Removes attachments from characters that cannot have one (documented).
  @_nonoverride
  open func fixAttributes(in range: NSRange) {
    let text = string as NSString
    var stray: [NSRange] = []
    enumerateAttribute(.attachment, in: clipped(range)) { value, run, _ in
      guard value != nil else { return }
      for index in run.location..<run.location + run.length
      where text.character(at: index) != 0xFFFC {
        stray.append(NSRange(location: index, length: 1))
      }
    }
    for range in stray { removeAttribute(.attachment, range: range) }
  }

  private func clipped(_ range: NSRange) -> NSRange {
    range.intersection(NSRange(location: 0, length: length)) ?? NSRange()
  }

  // MARK: The text kept here

  // Foundation reads a text's own memory where it copies one. What a subclass keeps elsewhere is
  // therefore repeated there.
  private func mirror(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let length = (string as NSString).length
    if mask.contains(.editedCharacters) {
      let end = range.location + range.length
      if super.length + delta == length, end <= super.length {
        let new = NSRange(location: range.location, length: range.length + delta)
        super.replaceCharacters(in: range, with: (string as NSString).substring(with: new))
      } else if super.string != string {
        super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: string)
      }
    }
    let whole = NSRange(location: 0, length: min(length, super.length))
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    guard let part = new.intersection(whole) else { return }
    var place = part.location
    while place < part.location + part.length {
      var run = NSRange()
      let values = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(run.location + run.length, part.location + part.length))
      super.setAttributes(values, range: NSRange(location: place, length: end - place))
      place = end
    }
  }

  private var plainCopy: NSAttributedString?

  /// The text as it is now, kept until the next change.
  var text: NSAttributedString {
    if let plainCopy { return plainCopy }
    let copy = attributedSubstring(from: NSRange(location: 0, length: length))
    plainCopy = copy
    return copy
  }

  private func changingOwn(_ mask: EditActions, _ range: NSRange, by delta: Int) {
    isOwnChange = true
    edited(mask, range: range, changeInLength: delta)
    isOwnChange = false
  }

  open override var length: Int { (string as NSString).length }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changingOwn(.editedCharacters, range, by: (str as NSString).length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changingOwn(.editedAttributes, range, by: 0)
  }

  // MARK: Changes by the four

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    // Of the text itself, when a part of it is put elsewhere in it.
    let source = attrString === self ? text : attrString
    replaceCharacters(in: range, with: source.string)
    source.enumerateAttributes(in: NSRange(location: 0, length: source.length), options: []) {
      attributes,
      run,
      _ in
      setAttributes(
        attributes,
        range: NSRange(location: range.location + run.location, length: run.length)
      )
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeRuns(of: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeRuns(of: range) { $0[name] = nil }
  }

  private func changeRuns(
    of range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var runs: [(values: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range) { values, run, _ in runs.append((values, run)) }
    beginEditing()
    for (values, run) in runs {
      var changed = values
      change(&changed)
      setAttributes(changed, range: run)
    }
    endEditing()
  }

  // MARK: Questions by the four

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  open override func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange()
    let values = attributes(at: location, effectiveRange: &run)
    range?.pointee = run.intersection(rangeLimit) ?? NSRange(location: location, length: 0)
    return values
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    text.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit)
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttributes(in: enumerationRange, options: opts, using: block) }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key,
    in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { text.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    var place = range.location
    while place < range.location + range.length {
      var run = NSRange()
      let values = attributes(at: place, effectiveRange: &run)
      let end = max(place + 1, min(run.location + run.length, range.location + range.length))
      part.setAttributes(
        values,
        range: NSRange(location: place - range.location, length: end - place)
      )
      place = end
    }
    return NSAttributedString(attributedString: part)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { text }

  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: text)
  }
}
