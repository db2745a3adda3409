/// Every transition that can be rendered by name, in the order of lists.
public enum Registry {
  public static let demos: [Demo] =
    [
      .modalSlide,
      .emojiZoom,
      .sidePanel,
      .preferences,
      .reveal,
      .presentReverse,
      .coverVertical,
      .flipHorizontal,
      .crossDissolve,
      .partialCurl,
      .pageSheet,
      .push,
      .pop,
      .zoom,
      .tab,
    ] + Demo.effects

  public static func demo(named name: String) -> Demo? {
    demos.first { $0.name == name }
  }
}
