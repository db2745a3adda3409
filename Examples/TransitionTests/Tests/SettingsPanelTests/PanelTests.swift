import Segue
import SegueTesting
import SettingsPanel
import Testing
import UIKit

@MainActor
func panel(
  _ mistake: SettingsViewController.Mistake? = nil,
  size: CGSize = CGSize(width: 160, height: 240),
  scale: CGFloat = 1
) -> Scenario {
  Scenario(stage: { Stage(size: size, scale: scale) }) { stage in
    let home = HomeViewController()
    stage.window.rootViewController = home
    return { home.present(SettingsViewController(mistake: mistake), animated: true) }
  }
}

@MainActor
@Suite
struct PanelTests {
  @Test
  func `the settings panel slides in`() throws {
    let film = try Film(of: panel())
    try film.matchesGoldens("settings-panel", at: [0, 0.25, 0.5, 0.75, 1])
    try film.completesOnce()
    try film.leavesNothingBehind()
    try film.neverShowsBlack()
    try film.endsInModelState()
    try film.curve(of: "frame.minX", on: "panel").isMonotonic().endsAt(0)
    try film.curve(of: "alpha", on: "overlay").matchesGolden("overlay-alpha")
  }

  @Test(arguments: Variant.matrix(screens: [.iPhoneSE], contentSizes: [.large]))
  func `in every appearance and direction`(_ variant: Variant) throws {
    try Film(of: panel(), variant: variant).matchesGoldens("panel", at: [0.5, 1])
  }
}
