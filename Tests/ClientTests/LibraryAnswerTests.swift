import Compression
import EventKit
import PassKit
import Photos
import StoreKit
import Testing
import UIKit
import UserNotifications

/// Libraries of the device answer in a later turn, and bear what apps give them.
@MainActor
@Suite
struct LibraryAnswerTests {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `a picture comes later, unless the app waits for it`() {
    nonisolated(unsafe) var count = 0
    let (manager, options) = (PHImageManager.default(), PHImageRequestOptions())
    manager.requestImage(
      for: PHAsset(),
      targetSize: PHImageManagerMaximumSize,
      contentMode: .aspectFill,
      options: options
    ) { _, _ in count += 1 }
    #expect(count == 0)
    wait()
    #expect(count == 1)
    options.isSynchronous = true
    manager.requestImageDataAndOrientation(for: PHAsset(), options: options) { _, _, _, _ in
      count += 1
    }
    #expect(count == 2)
  }

  @Test
  func `a live photo of files comes later, and is nil`() {
    var answers: [PHLivePhoto?] = []
    PHLivePhoto.request(
      withResourceFileURLs: [],
      placeholderImage: nil,
      targetSize: .zero,
      contentMode: .aspectFit
    ) { photo, _ in answers.append(photo) }
    #expect(answers.isEmpty)
    wait()
    #expect(answers == [nil])
  }

  /// On iOS they are anything that lists them.
  @Test
  func `pictures to delete come in an array of Swift or of Foundation`() {
    PHAssetChangeRequest.deleteAssets([PHAsset()])
    PHAssetChangeRequest.deleteAssets([PHAsset()] as NSArray)
    PHAssetChangeRequest.deleteAssets(PHAsset.fetchAssets(with: nil))
  }

  @Test
  func `a request for a new picture is there, without an if`() {
    let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
    request.isFavorite = true
    #expect(request.placeholderForCreatedAsset == nil && request.isFavorite)
    #expect(PHAssetCollectionSubtype.smartAlbumRAW.rawValue == 217)
  }

  @Test
  func `a page of the App Store fails later`() {
    nonisolated(unsafe) var results: [Bool] = []
    let store = SKStoreProductViewController()
    store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: "1"]) {
      loaded,
      _ in
      results.append(loaded)
    }
    #expect(results.isEmpty)
    wait()
    #expect(results == [false])
  }

  @Test
  func `a payment has the offer that it is given`() {
    let payment = SKMutablePayment()
    payment.paymentDiscount = SKPaymentDiscount(
      identifier: "half",
      keyIdentifier: "key",
      nonce: UUID(),
      signature: "s",
      timestamp: 1
    )
    #expect((payment as SKPayment).paymentDiscount?.identifier == "half")
  }

  @Test
  func `the store tells nothing of the app or its country`() async {
    #expect(await Storefront.current == nil)
    await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
  }

  @Test
  func `a search without a useful limit finds one item`() {
    let item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "limit",
      kSecValueData as String: Data([1]),
    ]
    SecItemDelete(item as CFDictionary)
    #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    var query = item
    query[kSecValueData as String] = nil
    query[kSecMatchLimit as String] = -1
    query[kSecReturnData as String] = true
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    #expect(found as? Data == Data([1]))
    SecItemDelete(item as CFDictionary)
  }

  @Test
  func `a calendar takes one kind of things, and events without dates are compared`() {
    let store = EKEventStore()
    let calendar = EKCalendar(for: .reminder, eventStore: store)
    #expect(calendar.allowedEntityTypes == [.reminder] && calendar.allowedEntityTypes.rawValue == 2)
    let (one, two) = (EKEvent(eventStore: store), EKEvent(eventStore: store))
    #expect(one.compareStartDate(with: two) == .orderedSame)
    two.startDate = Date()
    #expect(one.compareStartDate(with: two) == .orderedDescending)
  }

  @Test
  func `kinds of passes and errors of payments have Apple's numbers`() {
    #expect(PKPassType.any.rawValue == .max && PKPassType.payment == .secureElement)
    let error = PKPaymentRequest.paymentCouponCodeExpiredError(localizedDescription: nil)
    guard case PKPaymentError.couponCodeExpiredError = error else {
      Issue.record(error)
      return
    }
  }

  @Test
  func `a filter that is asked for no bytes gives none`() throws {
    let filter = try InputFilter(.compress, using: .zlib) { _ in Data?.none }
    #expect(try filter.readData(ofLength: -1) == nil && filter.readData(ofLength: 0) == nil)
  }

  @Test
  func `a notification counts what it stands for`() {
    let content = UNMutableNotificationContent()
    content.summaryArgument = "Jane"
    content.summaryArgumentCount = 3
    let copy = content.copy() as? UNNotificationContent
    #expect(copy?.summaryArgument == "Jane" && copy?.summaryArgumentCount == 3)
  }
}
