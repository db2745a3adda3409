import UIKit

/// A space of its own for scripts.
@preconcurrency
@MainActor
open class WKContentWorld: MainActorObject {
  open var name: String?

  private init(_ name: String?) {
    self.name = name
    super.init(isolated: ())
  }

  private static var worlds: [String: WKContentWorld] = [:]

  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)
  /// The same one for the same name.
  public class func world(name: String) -> WKContentWorld {
    if let world = worlds[name] { return world }
    let world = WKContentWorld(name)
    worlds[name] = world
    return world
  }
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script that runs in every page.
@preconcurrency
@MainActor
open class WKUserScript: MainActorObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init(isolated: ())
  }

  public convenience init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source,
      injectionTime: injectionTime,
      forMainFrameOnly: forMainFrameOnly
    )
  }
}

/// What a page's script has posted.
@preconcurrency
@MainActor
open class WKScriptMessage: MainActorObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo
  open var world: WKContentWorld { .page }

  init(from frame: WKFrameInfo) {
    frameInfo = frame
    super.init(isolated: ())
  }
}

@preconcurrency
@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}

/// A handler that answers; an app has one of the two forms.
@preconcurrency
@MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  )
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) { replyHandler(nil, nil) }
  public func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  ) async -> (Any?, String?) { (nil, nil) }
}

/// Scripts, and what hears their messages.
///
/// Pages run no scripts here: all is kept, and no message comes. It keeps its handlers, as on iOS,
/// until they are removed.
@preconcurrency
@MainActor
open class WKUserContentController: MainActorObject {
  public init() { super.init(isolated: ()) }

  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [Key: AnyObject] = [:]
  private var ruleLists: [WKContentRuleList] = []

  private struct Key: Hashable {
    let name: String
    let world: ObjectIdentifier
  }

  private func insert(_ handler: AnyObject, _ name: String, _ world: WKContentWorld) {
    let key = Key(name: name, world: ObjectIdentifier(world))
    precondition(
      handlers[key] == nil,
      "Attempt to add script message handler with name '\(name)' when one already exists."
    )
    handlers[key] = handler
  }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    insert(scriptMessageHandler, name, .page)
  }
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler,
    contentWorld world: WKContentWorld,
    name: String
  ) { insert(scriptMessageHandler, name, world) }
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld,
    name: String
  ) { insert(scriptMessageHandlerWithReply, name, contentWorld) }

  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }
  open func removeScriptMessageHandler(
    forName name: String,
    contentWorld: WKContentWorld
  ) { handlers[Key(name: name, world: ObjectIdentifier(contentWorld))] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    let world = ObjectIdentifier(contentWorld)
    handlers = handlers.filter { $0.key.world != world }
  }

  open func add(_ contentRuleList: WKContentRuleList) {
    if !ruleLists.contains(where: { $0 === contentRuleList }) { ruleLists.append(contentRuleList) }
  }
  open func remove(_ contentRuleList: WKContentRuleList) {
    ruleLists.removeAll { $0 === contentRuleList }
  }
  open func removeAllContentRuleLists() { ruleLists = [] }
}
