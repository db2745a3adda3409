import UIKit

/// What part of a page is drawn, and how wide.
@preconcurrency
@MainActor
open class WKSnapshotConfiguration: MainActorObject {
  public init() { super.init(isolated: ()) }
  /// Points of the view; null is all of it.
  open var rect = CGRect.null
  /// Points.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true
}

@preconcurrency
@MainActor
open class WKPDFConfiguration: MainActorObject {
  public init() { super.init(isolated: ()) }
  open var rect: CGRect? = .null
  open var allowTransparentBackground = false
}

@preconcurrency
@MainActor
open class WKFindConfiguration: MainActorObject {
  public init() { super.init(isolated: ()) }
  open var backwards = false
  open var caseSensitive = false
  open var wraps = true
}

@preconcurrency
@MainActor
open class WKFindResult: MainActorObject {
  open var matchFound: Bool { false }
}

extension WKWebView {
  /// The view as it is shown.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let result = Result { try snapshot(snapshotConfiguration) }
    DispatchQueue.main.async {
      switch result {
      case .success(let image): completionHandler(image, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  public func takeSnapshot(
    configuration snapshotConfiguration: WKSnapshotConfiguration?
  ) async throws -> UIImage { try snapshot(snapshotConfiguration) }

  private func snapshot(_ configuration: WKSnapshotConfiguration?) throws -> UIImage {
    let asked = configuration?.rect ?? .null
    let rect = asked.isNull ? bounds : asked
    guard !rect.isEmpty else { throw WKError(.unknown) }
    let width = configuration?.snapshotWidth.map { CGFloat(truncating: $0) } ?? rect.width
    let scale = width / rect.width
    let size = CGSize(width: width, height: rect.height * scale)
    return UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context.cgContext)
    }
  }

  /// One page with the view as it is shown.
  private func pdf(_ configuration: WKPDFConfiguration) throws -> Data {
    let asked = configuration.rect ?? .null
    let rect = asked.isNull ? bounds : asked
    guard !rect.isEmpty else { throw WKError(.unknown) }
    return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: rect.size)).pdfData {
      $0.beginPage()
      $0.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: $0.cgContext)
    }
  }

  public func createPDF(
    configuration pdfConfiguration: WKPDFConfiguration = .init(),
    completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let result = Result { try pdf(pdfConfiguration) }
    DispatchQueue.main.async { completionHandler(result) }
  }

  public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data {
    try pdf(configuration)
  }

  /// There is no page to search.
  public func find(
    _ string: String,
    configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor (WKFindResult) -> Void
  ) { DispatchQueue.main.async { completionHandler(WKFindResult(isolated: ())) } }

  public func find(
    _ string: String,
    configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult { WKFindResult(isolated: ()) }
}
