import UIKit

/// UIKit's own transitions of modal screens.
extension Demo {
  static let coverVertical = systemModal(
    "cover-vertical",
    summary: "The system's modal: up from the bottom.",
    .coverVertical
  )
  static let flipHorizontal = systemModal(
    "flip-horizontal",
    summary: "The system's flip about the vertical axis.",
    .flipHorizontal
  )
  static let crossDissolve = systemModal(
    "cross-dissolve",
    summary: "The system's fade from one screen to the other.",
    .crossDissolve
  )
  static let partialCurl = systemModal(
    "partial-curl",
    summary: "The system's page curl that uncovers the screen beneath.",
    .partialCurl
  )

  static let pageSheet = Demo(
    "page-sheet",
    summary: "The system's sheet: a card over the screen, which steps back.",
    parameters: [
      Parameter(
        "detent",
        .choice(["large", "medium"]),
        default: "large",
        help: "How high the sheet comes to rest."
      )
    ],
    interactions: [.back]
  ) { values, screens in
    let root = screens.first { PlacesViewController() }
    var scene = DemoScene.modal(from: root) {
      let sheet = screens.second { NoteViewController() }
      sheet.modalPresentationStyle = .pageSheet
      if values.choice("detent") == "medium" {
        sheet.sheetPresentationController?.detents = [.medium()]
      }
      return sheet
    }
    let isMedium = values.choice("detent") == "medium"
    scene.drags[.back] = { size in
      let start = size.height * (isMedium ? 0.55 : 0.2)
      return DemoScene.Drag(
        from: CGPoint(x: size.width / 2, y: start),
        to: CGPoint(x: size.width / 2, y: start + size.height * (isMedium ? 0.5 : 0.9))
      )
    }
    return scene
  }

  private static func systemModal(
    _ name: String,
    summary: String,
    _ style: UIModalTransitionStyle
  ) -> Demo {
    Demo(name, summary: summary) { _, screens in
      .modal(from: screens.first { PlacesViewController() }) {
        let modal = screens.second { NoteViewController() }
        modal.modalPresentationStyle = .fullScreen
        modal.modalTransitionStyle = style
        return modal
      }
    }
  }
}
