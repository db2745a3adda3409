import UIKit

/// What a picture says; nothing is read.
public final class ImageAnalysis: Sendable {
  init() {}
  public var transcript: String { "" }
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}

/// Reads pictures: not supported, as on devices without a neural engine.
public final class ImageAnalyzer: Sendable {
  public struct AnalysisTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let text = AnalysisTypes(rawValue: 1 << 0)
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
    public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
  }

  public struct Configuration: Sendable {
    public let analysisTypes: AnalysisTypes
    public var locales: [String] = []
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }

  public init() {}
  public static var isSupported: Bool { false }
  public static var supportedTextRecognitionLanguages: [String] { [] }

  private var error: NSError { NSError(domain: "com.apple.VisionKit.ImageAnalyzer", code: 1) }

  @MainActor
  public func analyze(
    _ image: UIImage,
    configuration: Configuration
  ) async throws -> ImageAnalysis { throw error }
  @MainActor
  public func analyze(
    _ image: UIImage,
    orientation: UIImage.Orientation,
    configuration: Configuration
  ) async throws -> ImageAnalysis { throw error }
}

@preconcurrency
@MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
  func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect
  func contentView(for interaction: ImageAnalysisInteraction) -> UIView?
  func presentingViewController(for interaction: ImageAnalysisInteraction) -> UIViewController?
  func interaction(
    _ interaction: ImageAnalysisInteraction,
    shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool
  func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool
  )
}

extension ImageAnalysisInteractionDelegate {
  public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  public func contentView(for interaction: ImageAnalysisInteraction) -> UIView? { nil }
  public func presentingViewController(
    for interaction: ImageAnalysisInteraction
  ) -> UIViewController? { nil }
  public func interaction(
    _ interaction: ImageAnalysisInteraction,
    shouldBeginAt point: CGPoint,
    for interactionType: ImageAnalysisInteraction.InteractionTypes
  ) -> Bool { true }
  public func interaction(
    _ interaction: ImageAnalysisInteraction,
    highlightSelectedItemsDidChange highlightSelectedItems: Bool
  ) {}
}

/// Lets text in a picture be selected: without an analysis there is none.
@preconcurrency
@MainActor
public final class ImageAnalysisInteraction: UIKit.NSObject, UIInteraction {
  public struct InteractionTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automatic = InteractionTypes(rawValue: 1 << 0)
    public static let textSelection = InteractionTypes(rawValue: 1 << 1)
    public static let dataDetectors = InteractionTypes(rawValue: 1 << 2)
    public static let imageSubject = InteractionTypes(rawValue: 1 << 3)
    public static let visualLookUp = InteractionTypes(rawValue: 1 << 4)
    public static let automaticTextOnly = InteractionTypes(rawValue: 1 << 5)
  }

  public weak var delegate: (any ImageAnalysisInteractionDelegate)?
  public private(set) weak var view: UIView?
  public var analysis: ImageAnalysis?
  public var preferredInteractionTypes: InteractionTypes = []
  public var activeInteractionTypes: InteractionTypes { [] }
  public var selectableItemsHighlighted = false
  public var allowLongPressForDataDetectorsInTextMode = true
  public var isSupplementaryInterfaceHidden = false
  public var supplementaryInterfaceContentInsets = UIEdgeInsets.zero
  public var hasActiveTextSelection: Bool { false }
  public var text: String { "" }

  public override init() { super.init() }
  public init(_ delegate: any ImageAnalysisInteractionDelegate) { self.delegate = delegate }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  public func hasText(at point: CGPoint) -> Bool { false }
  public func hasDataDetector(at point: CGPoint) -> Bool { false }
  public func hasInteractiveItem(at point: CGPoint) -> Bool { false }
  public func hasSupplementaryInterface(at point: CGPoint) -> Bool { false }
  public func analysisHasText(at point: CGPoint) -> Bool { false }
  public func setContentsRectNeedsUpdate() {}
  public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
    isSupplementaryInterfaceHidden = hidden
  }
  public func resetTextSelection() {}
}
