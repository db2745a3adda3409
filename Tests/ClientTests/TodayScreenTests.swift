import NotificationCenter
import Testing
import UIKit

/// Screens that iOS showed among others.
@MainActor
@Suite
struct TodayScreenTests {
  private final class Screen: UIViewController, NCWidgetProviding {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
      completionHandler(.newData)
    }
  }

  @Test
  func `a widget is a screen, whose margins are those that are proposed`() {
    let screen = Screen()
    var results: [NCUpdateResult] = []
    screen.widgetPerformUpdate { results.append($0) }
    let proposed = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(results == [.newData])
    #expect(screen.widgetMarginInsets(forProposedMarginInsets: proposed) == proposed)
  }
}
