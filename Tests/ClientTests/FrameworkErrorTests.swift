import AVFoundation
import CoreLocation
import LocalAuthentication
import MapKit
import Testing
import UIKit

/// Errors of the frameworks beside UIKit, as apps catch and tell them.
@Suite
struct FrameworkErrorTests {
  @Test("an error keeps what is known beside its code")
  func userInfoIsKept() {
    let error = LAError(.userCancel, userInfo: [NSLocalizedDescriptionKey: "Not today."])
    #expect(error.localizedDescription == "Not today.")
    #expect(error.userInfo[NSLocalizedDescriptionKey] as? String == "Not today.")
    #expect((error as NSError).userInfo[NSLocalizedDescriptionKey] as? String == "Not today.")
  }

  @Test("an error is told by its domain and code")
  func domainAndCode() {
    let error = MKError(.placemarkNotFound) as NSError
    #expect(error.domain == MKErrorDomain && error.code == 4)
    #expect(AVError.errorDomain == AVFoundationErrorDomain)
    #expect(AVError(.diskFull).errorCode == -11807)
  }

  @Test("a code is caught by its name")
  func codesAreCaught() {
    var caught: [String] = []
    let errors: [any Error] = [
      AVError(.diskFull), CLError(.network), CLError(.denied), LAError(.companionNotAvailable),
    ]
    for error in errors {
      do {
        throw error
      } catch AVError.diskFull {
        caught.append("full")
      } catch CLError.denied {
        caught.append("denied")
      } catch let error as CLError where error.code == .network {
        caught.append("network")
      } catch {
        caught.append("other")
      }
    }
    #expect(caught == ["full", "network", "denied", "other"])
  }

  @Test("errors are equal, and one in a set, when their codes are")
  func equalErrors() {
    #expect(CLError(.denied) == CLError(.denied) && CLError(.denied) != CLError(.network))
    #expect(Set([CLError(.denied), CLError(.network), CLError(.denied)]).count == 2)
  }
}
