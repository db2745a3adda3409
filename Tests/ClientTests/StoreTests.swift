import AVKit
import LocalAuthentication
import MessageUI
import SafariServices
import StoreKit
import Testing
import UIKit

@MainActor
@Suite
struct StoreTests {
  private final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
    var calls: [String] = []

    func productsRequest(
      _ request: SKProductsRequest,
      didReceive response: SKProductsResponse
    ) { calls.append("products") }
    func request(_ request: SKRequest, didFailWithError error: any Error) {
      calls.append("failed \((error as NSError).code)")
    }
    func paymentQueue(
      _ queue: SKPaymentQueue,
      updatedTransactions transactions: [SKPaymentTransaction]
    ) {
      for transaction in transactions {
        switch transaction.transactionState {
        case .purchasing: calls.append("purchasing \(transaction.payment.productIdentifier)")
        case .failed:
          calls.append((transaction.error as? SKError)?.code == .paymentNotAllowed ? "no" : "?")
          queue.finishTransaction(transaction)
        default: calls.append("other")
        }
      }
    }
  }

  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `the store cannot be reached, and the user may not pay`() {
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = shop
    request.start()
    wait()
    #expect(shop.calls == ["failed -1009"] && !SKPaymentQueue.canMakePayments())
  }

  @Test
  func `an order fails as where purchases are restricted`() {
    let (shop, queue) = (Shop(), SKPaymentQueue.default())
    queue.add(shop)
    let payment = SKMutablePayment()
    payment.productIdentifier = "pro"
    queue.add(payment)
    wait()
    #expect(shop.calls == ["purchasing pro", "no"] && queue.transactions.isEmpty)
    queue.remove(shop)
  }

  @Test
  func `there are no purchases`() async {
    var count = 0
    for await result in Transaction.currentEntitlements {
      if case .verified(let transaction) = result { count += transaction.purchasedQuantity }
    }
    #expect(count == 0 && !AppStore.canMakePayments)
    await #expect(throws: StoreKitError.self) { try await Product.products(for: ["pro"]) }
  }

  @Test
  func `nobody is recognized`() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.biometryNotAvailable.rawValue)
    do {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
      Issue.record("somebody was recognized")
    } catch LAError.passcodeNotSet {
    } catch {
      Issue.record(error)
    }
  }

  @Test
  func `a page of the web in the app does not load`() {
    final class Listener: NSObject, SFSafariViewControllerDelegate {
      var loads: [Bool] = []
      func safariViewController(
        _ controller: SFSafariViewController,
        didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { loads.append(didLoadSuccessfully) }
    }
    let configuration = SFSafariViewController.Configuration()
    configuration.entersReaderIfAvailable = true
    let safari = SFSafariViewController(
      url: URL(string: "https://example.com")!,
      configuration: configuration
    )
    let listener = Listener()
    safari.delegate = listener
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = safari
    window.makeKeyAndVisible()
    wait()
    #expect(listener.loads == [false])
    window.isHidden = true
  }

  @Test
  func
    `a page of the web covers the screen, and slides in from the side unless the app chooses a style`()
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    let url = URL(string: "https://example.com")!
    let safari = SFSafariViewController(url: url)
    #expect(safari.presentationController?.presentationStyle == .fullScreen)
    home.present(safari, animated: true)
    wait()
    let onItsWay = safari.view.layer.presentation()?.frame ?? .zero
    #expect((1..<320).contains(onItsWay.minX))
    #expect(onItsWay.minY == 0)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    #expect(safari.view.frame == window.bounds)
    window.isHidden = true

    let sheet = SFSafariViewController(url: url)
    sheet.modalPresentationStyle = .pageSheet
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
  }

  @Test
  func `mail cannot be sent, and films have no window of their own`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }
}
