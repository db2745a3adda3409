// swift-tools-version: 6.0
import PackageDescription

// A team's own package: a screen, and tests of how it comes in. In a project of your own the
// dependency is `.package(path: "../segue")`, where the workflow clones it, and the products'
// package is "segue"; everything else is the same.
let package = Package(
  name: "TransitionTests",
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .target(
      name: "SettingsPanel",
      dependencies: [.product(name: "Segue", package: "Segue")]
    ),
    .testTarget(
      name: "SettingsPanelTests",
      dependencies: [
        "SettingsPanel",
        .product(name: "Segue", package: "Segue"),
        .product(name: "SegueTesting", package: "Segue"),
      ]
    ),
  ]
)
