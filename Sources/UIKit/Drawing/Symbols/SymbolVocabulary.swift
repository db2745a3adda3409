import Foundation

enum SymbolVocabulary { static func contains(_ name: String) -> Bool { false } }
