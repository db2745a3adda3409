import Foundation

/// A headless Chromium, driven over its debugging pipe: no port, no network.
///
///     let browser = try Browser(width: 1200, height: 900)
///     try browser.open(page)
///     let title = try browser.evaluate("document.title") as? String
final class Browser {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Where Debian's browser is; nil where none is installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// What the page wrote to its console, and errors of its scripts.
  private(set) var messages: [String] = []
  /// What the page requested from the network.
  private(set) var requests: [String] = []

  private var process: pid_t = 0
  private var toBrowser: Int32 = -1
  private var fromBrowser: Int32 = -1
  private var buffer: [UInt8] = []
  private var lastID = 0
  private var session: String?
  private let folder: String
  private var openedPath = ""

  init(width: Int, height: Int, isMobile: Bool = false, isDark: Bool = false) throws {
    guard let path = Browser.path else { throw Failure(description: "no Chromium is installed") }
    // Short: the browser puts a socket into it, whose path may have 107 bytes.
    folder = NSTemporaryDirectory() + "browser-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try start(path)
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget",
      ["targetId": target["targetId"] ?? "", "flatten": true]
    )
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] {
      _ = try send("\(domain).enable")
    }
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isMobile]
    )
    _ = try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]]]
    )
  }

  deinit {
    close(toBrowser)
    close(fromBrowser)
    if process > 0 {
      kill(-process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    // Its helpers end a little later, and may still be writing.
    for _ in 0..<50 where FileManager.default.fileExists(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder)
      usleep(10_000)
    }
  }

  /// The browser reads commands from descriptor 3 and answers on 4, each ended by a zero.
  private func start(_ path: String) throws {
    signal(SIGPIPE, SIG_IGN)
    var commands: [Int32] = [0, 0]
    var answers: [Int32] = [0, 0]
    guard pipe(&commands) == 0, pipe(&answers) == 0 else {
      throw Failure(description: "no pipe: \(errno)")
    }
    // Out of the way of the numbers that the browser wants.
    let read = fcntl(commands[0], F_DUPFD, 20)
    let write = fcntl(answers[1], F_DUPFD, 20)
    toBrowser = fcntl(commands[1], F_DUPFD_CLOEXEC, 20)
    fromBrowser = fcntl(answers[0], F_DUPFD_CLOEXEC, 20)
    for descriptor in commands + answers { close(descriptor) }
    defer {
      close(read)
      close(write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, read, 3)
    posix_spawn_file_actions_adddup2(&actions, write, 4)
    // A group of its own, which ends as a whole.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let arguments: [String] = [
      path, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--hide-scrollbars", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(folder)/profile", "--force-color-profile=srgb", "about:blank",
    ]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let settings: [String] = ["PATH=/usr/bin:/bin", "HOME=\(folder)", "TMPDIR=\(folder)"]
    var environment: [UnsafeMutablePointer<CChar>?] = settings.map { strdup($0) } + [nil]
    defer { for word in environment { free(word) } }
    let status = posix_spawn(&process, path, &actions, &attributes, &words, &environment)
    guard status == 0 else { throw Failure(description: "cannot start \(path): \(status)") }
  }

  // MARK: The protocol

  @discardableResult
  func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    let bytes = [UInt8](data)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(toBrowser, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the browser is gone") }
      sent += count
    }
    while true {
      let answer = try receive(within: 30)
      guard answer["id"] as? Int == id else { continue }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method): \(error["message"] ?? "")")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func receive(within seconds: Double) throws -> [String: Any] {
    let end = Date().addingTimeInterval(seconds)
    while true {
      if let zero = buffer.firstIndex(of: 0) {
        let data = Data(buffer[..<zero])
        buffer.removeSubrange(...zero)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        note(object)
        return object
      }
      var wait = pollfd(fd: fromBrowser, events: Int16(POLLIN), revents: 0)
      let left = Int32(max(0, end.timeIntervalSinceNow) * 1000)
      guard poll(&wait, 1, left) > 0 else {
        throw Failure(description: "the browser did not answer within \(seconds) s")
      }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(fromBrowser, &chunk, chunk.count)
      guard count > 0 else { throw Failure(description: "the browser ended") }
      buffer += chunk[..<count]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.consoleAPICalled": messages.append("console: \(parameters["args"] ?? "")")
    case "Runtime.exceptionThrown": messages.append("exception: \(parameters)")
    case "Log.entryAdded": messages.append("log: \(parameters["entry"] ?? "")")
    case "Network.requestWillBeSent":
      let url = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      // Pictures in the page itself, and the page.
      if !url.hasPrefix("data:"), !url.hasPrefix("blob:"), url != "file://\(openedPath)" {
        requests.append(url)
      }
    default: break
    }
  }

  // MARK: What tests do

  /// Opens a page and waits until its script has run.
  func open(_ html: [UInt8]) throws {
    openedPath = "\(folder)/page-\(lastID).html"
    try Data(html).write(to: URL(fileURLWithPath: openedPath))
    try send("Page.navigate", ["url": "file://\(openedPath)"])
    try wait(for: "document.readyState === 'complete'")
  }

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true]
    )
    if let exception = answer["exceptionDetails"] {
      throw Failure(description: "\(script): \(exception)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  /// Waits until a script returns true, at most ten seconds.
  func wait(for script: String) throws {
    for _ in 0..<400 {
      if try evaluate(script) as? Bool == true { return }
      usleep(25000)
    }
    throw Failure(description: "it never came to \(script)")
  }

  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  /// Clicks the middle of the first element that a selector finds.
  func click(_ selector: String) throws {
    let box =
      try evaluate(
        "(() => { const e = document.querySelector(\(quoted(selector))); e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
      ) as? [Double] ?? []
    guard box.count == 2 else { throw Failure(description: "nothing is \(selector)") }
    try pointer("mouseMoved", box[0], box[1])
    try pointer("mousePressed", box[0], box[1])
    try pointer("mouseReleased", box[0], box[1])
  }

  func pointer(_ type: String, _ x: Double, _ y: Double) throws {
    var event: [String: Any] = ["type": type, "x": x, "y": y]
    if type != "mouseMoved" {
      event["button"] = "left"
      event["clickCount"] = 1
    }
    try send("Input.dispatchMouseEvent", event)
  }

  func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
