import Foundation

/// The environment that a section provider receives.
@MainActor
final class CompositionalEnvironment: MainActorObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets = NSDirectionalEdgeInsets.zero

  init(size: CGSize, traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
