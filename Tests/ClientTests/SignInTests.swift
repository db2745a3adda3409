import AuthenticationServices
import LinkPresentation
import QuickLook
import Testing
import UIKit

private final class Door: UIViewController, ASAuthorizationControllerDelegate,
  ASAuthorizationControllerPresentationContextProviding,
  ASWebAuthenticationPresentationContextProviding, QLPreviewControllerDataSource,
  QLPreviewControllerDelegate
{
  var errors: [String] = []
  let files = [URL(fileURLWithPath: "/tmp/a.txt")]

  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    view.window ?? UIWindow()
  }
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    view.window ?? ASPresentationAnchor()
  }
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    switch authorization.credential {
    case let credential as ASAuthorizationAppleIDCredential: errors.append(credential.user)
    case let credential as ASPasswordCredential: errors.append(credential.password)
    default: break
    }
  }
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: Error
  ) {
    switch error {
    case ASAuthorizationError.canceled: errors.append("canceled")
    default: errors.append("\(error)")
    }
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> QLPreviewItem { files[index] as NSURL }
  func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: QLPreviewItem
  ) -> QLPreviewItemEditingMode { .updateContents }
}

@MainActor
@Suite
struct SignInTests {
  private let door = Door()
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }
  private func url() throws -> URL { try #require(URL(string: "https://example.com/in")) }

  @Test
  func `nobody signs in with an account or a password`() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.requestedOperation = .operationLogin
    let controller = ASAuthorizationController(
      authorizationRequests: [request, ASAuthorizationPasswordProvider().createRequest()]
    )
    controller.delegate = door
    controller.presentationContextProvider = door
    controller.performRequests()
    #expect(door.errors.isEmpty)
    wait()
    #expect(door.errors == ["canceled"])
    #expect((ASAuthorizationError(.canceled) as NSError).code == 1001)
  }

  @Test
  func `a page that signs in ends as if it was cancelled, once`() throws {
    var codes: [Int] = []
    let session = ASWebAuthenticationSession(url: try url(), callbackURLScheme: "app") {
      url,
      error in
      #expect(url == nil)
      codes.append((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)
    }
    session.presentationContextProvider = door
    session.prefersEphemeralWebBrowserSession = true
    #expect(session.start() && !session.start() && codes.isEmpty)
    wait()
    #expect(codes == [ASWebAuthenticationSessionError.canceledLogin.rawValue])
    let other = ASWebAuthenticationSession(url: try url(), callback: .customScheme("app")) {
      codes.append(($1 as NSError?)?.code ?? 0)
    }
    other.start()
    wait()
    #expect(codes.last == ASWebAuthenticationSessionError.presentationContextNotProvided.rawValue)
    let last = ASWebAuthenticationSession(url: try url(), callbackURLScheme: nil) { _, _ in
      codes.append(-1)
    }
    last.start()
    last.cancel()
    wait()
    #expect(codes.count == 2)
  }

  @Test
  func `what is known of a page may be the app's own, and is not fetched`() async throws {
    let metadata = LPLinkMetadata()
    metadata.imageProvider = NSItemProvider(object: UIImage())
    #expect(metadata.imageProvider != nil && metadata.iconProvider == nil)
    let provider = LPMetadataProvider()
    await #expect(throws: LPError(.metadataFetchFailed)) {
      _ = try await provider.startFetchingMetadata(for: url())
    }
    var codes: [Int] = []
    provider.startFetchingMetadata(for: try url()) { codes.append(($1 as NSError?)?.code ?? 0) }
    provider.cancel()
    wait()
    #expect(codes == [LPError.metadataFetchCancelled.rawValue])
  }

  @Test
  func `the address of a file is previewed as it is`() throws {
    let preview = QLPreviewController()
    preview.dataSource = door
    preview.delegate = door
    preview.loadViewIfNeeded()
    #expect(preview.title == "a.txt" && preview.currentPreviewItem?.previewItemURL == door.files[0])
    #expect(QLPreviewController.canPreview(door.files[0] as NSURL))
  }
}
