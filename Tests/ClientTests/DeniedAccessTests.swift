import Contacts
import ContactsUI
import EventKit
import Foundation
import MediaPlayer
import MultipeerConnectivity
import PassKit
import Testing
import UIKit

/// Contacts, calendars, songs, cards and devices nearby: none of them is there.
@MainActor
@Suite
struct `What a device would have` {
  private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1)) }

  @Test
  func `access to contacts is denied later`() {
    let store = CNContactStore()
    var answers: [Bool] = []
    store.requestAccess(for: .contacts) { granted, error in
      answers.append(granted)
      #expect((error as? CNError)?.code == .authorizationDenied)
    }
    #expect(answers.isEmpty)
    wait()
    #expect(answers == [false] && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    let keys = [CNContactGivenNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
    let request = CNContactFetchRequest(
      keysToFetch: keys + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]
    )
    #expect(throws: CNError.self) {
      try store.enumerateContacts(with: request) { _, stop in stop.pointee = true }
    }
  }

  @Test
  func `a contact's name is put together of its parts`() throws {
    let contact = CNMutableContact()
    contact.organizationName = "Apple"
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Apple")
    contact.givenName = "Jane"
    contact.familyName = "Appleseed"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))
    ]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Jane Appleseed")
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "John"
    #expect(copy.givenName == "Jane" && copy.phoneNumbers.first?.value.stringValue == "123")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }

  @Test
  func `an address is written in lines`() {
    let address = CNMutablePostalAddress()
    address.street = "1 Infinite Loop"
    address.city = "Cupertino"
    address.state = "CA"
    address.postalCode = "95014"
    #expect(
      CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        == "1 Infinite Loop\nCupertino CA 95014"
    )
    #expect(address.copy() as? CNPostalAddress == address)
  }

  @Test
  func `a screen of contacts is empty`() {
    let picker = CNContactPickerViewController()
    picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
    picker.loadViewIfNeeded()
    #expect(picker.view.subviews.count == 1)
    #expect(CNContactViewController(forNewContact: nil).allowsEditing)
  }

  @Test
  func `there is no calendar, and no event is saved`() {
    let store = EKEventStore()
    var answer: Bool?
    store.requestFullAccessToEvents { granted, _ in answer = granted }
    #expect(answer == nil)
    wait()
    #expect(answer == false && EKEventStore.authorizationStatus(for: .event) == .denied)
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    event.startDate = Date(timeIntervalSince1970: 0)
    event.endDate = event.startDate.addingTimeInterval(3600)
    event.addAlarm(EKAlarm(relativeOffset: -60))
    event.calendar = store.defaultCalendarForNewEvents
    #expect(event.hasAlarms && event.title == "Lunch")
    #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    let day = store.predicateForEvents(withStart: Date(), end: Date(), calendars: nil)
    #expect(store.events(matching: day).isEmpty && store.calendars(for: .reminder).isEmpty)
  }

  @Test
  func `what plays now is kept, and nothing plays`() {
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPNowPlayingInfoPropertyElapsedPlaybackTime: 3.0,
    ]
    let known = MPNowPlayingInfoCenter.default().nowPlayingInfo
    #expect(known?[MPMediaItemPropertyTitle] as? String == "Song")
    MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
    let center = MPRemoteCommandCenter.shared()
    center.skipForwardCommand.preferredIntervals = [15]
    let target = center.playCommand.addTarget { _ in .success }
    center.playCommand.removeTarget(target)
    let player = MPMusicPlayerController.applicationMusicPlayer
    player.setQueue(with: MPMediaQuery.songs())
    player.play()
    #expect(player.playbackState == .stopped && player.nowPlayingItem == nil)
    #expect(MPMediaQuery.songs().items?.isEmpty == true)
    #expect(MPVolumeView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).subviews.isEmpty)
  }

  @Test
  func `the library of songs is closed`() {
    var status: MPMediaLibraryAuthorizationStatus?
    MPMediaLibrary.requestAuthorization { status = $0 }
    #expect(status == nil)
    wait()
    #expect(status == .denied)
  }

  @Test
  func `nobody can pay, and the button is black`() {
    let request = PKPaymentRequest()
    request.supportedNetworks = [.visa, .masterCard]
    request.merchantCapabilities = [.threeDSecure, .debit]
    request.paymentSummaryItems = [
      PKPaymentSummaryItem(label: "Total", amount: NSDecimalNumber(string: "9.99"))
    ]
    #expect(!PKPaymentAuthorizationViewController.canMakePayments())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
    let button = PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    #expect(button.backgroundColor == .black && button.layer.cornerRadius == 4)
    let words = button.subviews.compactMap { $0 as? UILabel }.compactMap(\.text)
    #expect(words == ["Buy with Pay"])
    let white = PKPaymentButton(paymentButtonType: .plain, paymentButtonStyle: .whiteOutline)
    #expect(white.backgroundColor == .white && white.layer.borderWidth == 1)
  }

  @Test
  func `nobody is nearby`() {
    let me = MCPeerID(displayName: "me")
    let session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .required)
    #expect(session.connectedPeers.isEmpty && session.myPeerID === me)
    #expect(throws: MCError.self) { try session.send(Data(), toPeers: [me], with: .reliable) }
    final class Listener: NSObject, MCBrowserViewControllerDelegate {
      func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
      func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {}
    }
    let listener = Listener()
    let browser = MCBrowserViewController(serviceType: "chat", session: session)
    browser.delegate = listener
    browser.loadViewIfNeeded()
    #expect(browser.session === session && browser.minimumNumberOfPeers == 2)
  }
}
