import Testing
import UIKit

/// The alert of before iOS 8.
@Suite
@MainActor
struct AlertViewTests {
  private final class Asker: UIAlertViewDelegate {
    var answers: [Int] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      answers.append(buttonIndex)
    }
  }

  @Test
  func `buttons are counted in their order, the one that cancels first`() {
    let asker = Asker()
    let alert = UIAlertView(
      title: "Oops",
      message: nil,
      delegate: asker,
      cancelButtonTitle: "No",
      otherButtonTitles: "Yes",
      "Later"
    )
    #expect(alert.numberOfButtons == 3)
    #expect(alert.cancelButtonIndex == 0)
    #expect(alert.buttonTitle(at: 2) == "Later")
    #expect(alert.buttonTitle(at: 3) == nil)
    #expect(!alert.isVisible)
    alert.dismiss(withClickedButtonIndex: 1, animated: false)
    #expect(asker.answers.isEmpty)
  }
}
