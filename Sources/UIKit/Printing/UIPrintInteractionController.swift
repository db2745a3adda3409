import CoreGraphics
import Foundation

/// What is known of a print job before it starts.
@preconcurrency
@MainActor
open class UIPrintInfo: MainActorObject {
  public enum OutputType: Int, Sendable {
    case general, photo, grayscale, photoGrayscale
  }

  public enum Orientation: Int, Sendable {
    case portrait, landscape
  }

  public enum Duplex: Int, Sendable {
    case none, longEdge, shortEdge
  }

  public required override init(isolated: Void = ()) { super.init(isolated: ()) }

  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init(isolated: ())
    jobName = dictionary?["jobName"] as? String ?? ""
    printerID = dictionary?["printerID"] as? String
    func number(_ key: String) -> Int { dictionary?[key] as? Int ?? 0 }
    orientation = Orientation(rawValue: number("orientation")) ?? .portrait
    outputType = OutputType(rawValue: number("outputType")) ?? .general
    duplex = Duplex(rawValue: number("duplex")) ?? .none
  }

  open class func printInfo() -> UIPrintInfo { UIPrintInfo(isolated: ()) }

  open var jobName = ""
  open var printerID: String?
  open var orientation = Orientation.portrait
  open var outputType = OutputType.general
  open var duplex = Duplex.none

  open var dictionaryRepresentation: [AnyHashable: Any] {
    var result: [AnyHashable: Any] = [
      "jobName": jobName, "orientation": orientation.rawValue, "outputType": outputType.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { result["printerID"] = printerID }
    return result
  }
}

/// A sheet of paper, in points.
@preconcurrency
@MainActor
open class UIPrintPaper: MainActorObject {
  public let paperSize: CGSize
  public let printableRect: CGRect

  init(paperSize: CGSize, printableRect: CGRect) {
    self.paperSize = paperSize
    self.printableRect = printableRect
    super.init(isolated: ())
  }

  /// The smallest one that holds the page; else the largest.
  open class func bestPaper(
    forPageSize contentSize: CGSize,
    withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    let bySize = paperList.sorted {
      $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
    }
    let fitting = bySize.first {
      $0.printableRect.width >= contentSize.width && $0.printableRect.height >= contentSize.height
    }
    return fitting ?? bySize.last
      ?? UIPrintPaper(
        paperSize: contentSize,
        printableRect: CGRect(origin: .zero, size: contentSize)
      )
  }
}

/// A printer that was chosen before; a stage reaches none.
@preconcurrency
@MainActor
open class UIPrinter: MainActorObject {
  public let url: URL
  public init(url: URL) {
    self.url = url
    super.init(isolated: ())
  }
  open var displayName: String { url.host ?? "" }
  open var displayLocation: String? { nil }
  open var supportsColor: Bool { false }
  open var supportsDuplex: Bool { false }
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(false) }
  }
}

@preconcurrency
@MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  )
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  )
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  )
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}

/// Prints, where printing is available: on a stage it is not, as on a device that cannot print.
@preconcurrency
@MainActor
open class UIPrintInteractionController: MainActorObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  public class var isPrintingAvailable: Bool { false }
  public class var printableUTIs: Set<String> { [] }
  public class func canPrint(_ url: URL) -> Bool { false }
  public class func canPrint(_ data: Data) -> Bool { false }
  public static let shared = UIPrintInteractionController()

  private init() { super.init(isolated: ()) }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperSelectionForLoadedPapers = false
  open var showsPaperOrientation = true
  open var printPaper: UIPrintPaper? { nil }
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  open var printingItem: Any?
  open var printingItems: [Any]?

  /// False: nothing is presented, and the handler is not called.
  private func refuse() -> Bool {
    Diagnostics.report("UIPrintInteractionController: printing is not available.")
    return false
  }

  @discardableResult
  open func present(animated: Bool, completionHandler: CompletionHandler? = nil) -> Bool {
    refuse()
  }

  @discardableResult
  open func present(
    from rect: CGRect,
    in view: UIView,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { refuse() }

  @discardableResult
  open func present(
    from item: UIBarButtonItem,
    animated: Bool,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { refuse() }

  @discardableResult
  open func print(
    to printer: UIPrinter,
    completionHandler: CompletionHandler? = nil
  ) -> Bool { refuse() }

  open func dismiss(animated: Bool) {}
}
