import UIKit

/// Asks a page for what is known of it: a stage reaches none, so that it fails.
open class LPMetadataProvider: UIKit.NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30

  @preconcurrency
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping @MainActor (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      completionHandler(nil, LPError(isCancelled ? .metadataFetchCancelled : .metadataFetchFailed))
    }
  }

  @preconcurrency
  open func startFetchingMetadata(
    for request: URLRequest,
    completionHandler: @escaping @MainActor (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    guard let url = request.url else {
      DispatchQueue.main.async { completionHandler(nil, LPError(.metadataFetchFailed)) }
      return
    }
    startFetchingMetadata(for: url, completionHandler: completionHandler)
  }

  public func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }
  public func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
    throw LPError(.metadataFetchFailed)
  }

  private var isCancelled = false
  open func cancel() { isCancelled = true }
}

/// The card of a link: its title and its host.
@preconcurrency
@MainActor
open class LPLinkView: UIView {
  private let title = UILabel()
  private let host = UILabel()

  open var metadata = LPLinkMetadata() { didSet { update() } }

  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  public init(url: URL) {
    super.init(frame: .zero)
    metadata.url = url
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    host.font = .systemFont(ofSize: 13)
    host.textColor = .secondaryLabel
    addSubview(title)
    addSubview(host)
    update()
  }

  private func update() {
    host.text = metadata.url?.host ?? metadata.originalURL?.host
    title.text = metadata.title ?? host.text
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: 12, dy: 0)
    title.frame = CGRect(x: 12, y: bounds.midY - 20, width: inner.width, height: 20)
    host.frame = CGRect(x: 12, y: bounds.midY, width: inner.width, height: 20)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 280, height: 64) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 280), height: 64)
  }
}
