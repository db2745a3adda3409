import Foundation

@preconcurrency
@MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  )
}

extension UISearchTextFieldDelegate {
  /// Without an answer a token is not copied.
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  public func searchTextField(
    _ searchTextField: UISearchTextField,
    didSelect suggestion: any UISearchSuggestion
  ) {}
}
