extension SymbolCatalog {
  /// Text, lists and mathematics of code.
  static let writing: [String: String] = [
    "textformat": """
    128 100
    letters Aa 64 50 78
    """,
    "textformat.size": """
    132 100
    letters A 28 64 50
    letters A 88 50 78
    """,
    "textformat.abc": """
    140 76
    letters Abc 70 38 56
    """,
    "textformat.123": """
    132 76
    letters 123 66 38 56
    """,
    "abc": "same textformat.abc",
    "character": """
    88 100
    letters A 44 50 78
    """,
    "character.cursor.ibeam": """
    124 116
    letters A 42 58 72
    line M 88 12 C 98 12 100 16 100 22 L 100 94 C 100 100 98 104 88 104 M 112 12
    C 102 12 100 16 100 22 M 112 104 C 102 104 100 100 100 94
    """,
    "bold": """
    84 104
    thin 1.5
    line M 20 14 L 44 14 C 68 14 68 50 44 50 L 20 50 Z M 20 50 L 46 50 C 76 50 76 90 46 90
    L 20 90 Z
    """,
    "italic": """
    84 104
    line M 36 12 72 12 M 12 92 48 92 M 54 12 30 92
    """,
    "underline": """
    88 116
    line M 18 10 L 18 54 C 18 90 70 90 70 54 L 70 10 M 12 106 76 106
    """,
    "strikethrough": """
    96 108
    line M 74 28 C 70 6 24 6 24 32 C 24 44 36 50 48 54 M 22 78 C 26 106 76 104 74 76
    C 74 70 72 66 68 62 M 10 54 86 54
    """,
    "text.alignleft": """
    120 104
    line M 10 12 110 12 M 10 38 78 38 M 10 64 110 64 M 10 90 78 90
    """,
    "text.aligncenter": """
    120 104
    line M 10 12 110 12 M 28 38 92 38 M 10 64 110 64 M 28 90 92 90
    """,
    "text.alignright": "mirrored text.alignleft",
    "text.justify": """
    120 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 110 64 M 10 90 110 90
    """,
    "text.justifyleft": """
    120 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 110 64 M 10 90 66 90
    """,
    "text.justify.left": "same text.justifyleft",
    "text.justify.leading": "same text.alignleft",
    "text.justify.trailing": "same text.alignright",
    "text.append": """
    120 112
    line M 10 12 110 12 M 10 38 110 38 M 10 64 52 64 M 64 84 104 84 M 84 64 84 104
    """,
    "text.insert": "same text.append",
    "text.magnifyingglass": """
    128 112
    line M 10 14 84 14 M 10 44 44 44 M 10 74 44 74
    use magnifyingglass 0.68 50 34
    """,
    "text.cursor": """
    60 116
    line M 12 10 C 26 10 30 14 30 24 L 30 92 C 30 102 26 106 12 106 X 30
    """,
    "increase.indent": """
    128 104
    line M 10 12 118 12 M 62 38 118 38 M 62 64 118 64 M 10 90 118 90
    soft U 2 12 36 12 66 36 51
    """,
    "decrease.indent": """
    128 104
    line M 10 12 118 12 M 62 38 118 38 M 62 64 118 64 M 10 90 118 90
    soft U 2 36 36 36 66 12 51
    """,
    "list.bullet": """
    128 92
    area O 18 14 8 O 18 46 8 O 18 78 8
    line M 44 14 118 14 M 44 46 118 46 M 44 78 118 78
    """,
    "list.dash": """
    128 92
    line M 10 14 22 14 M 10 46 22 46 M 10 78 22 78 M 44 14 118 14 M 44 46 118 46 M 44 78 118 78
    """,
    "list.number": """
    132 108
    letters 1 18 18 24
    letters 2 18 54 24
    letters 3 18 90 24
    line M 46 18 122 18 M 46 54 122 54 M 46 90 122 90
    """,
    "list.star": """
    128 100
    area G 18 18 12 5 5 G 18 50 12 5 5 G 18 82 12 5 5
    line M 44 18 118 18 M 44 50 118 50 M 44 82 118 82
    """,
    "list.triangle": """
    128 92
    area U 2 10 6 10 22 24 14 U 2 10 38 10 54 24 46 U 2 10 70 10 86 24 78
    line M 44 14 118 14 M 44 46 118 46 M 44 78 118 78
    """,
    "list.bullet.indent": """
    128 92
    area O 18 14 8 O 44 46 8 O 44 78 8
    line M 44 14 118 14 M 68 46 118 46 M 68 78 118 78
    """,
    "list.and.film": "same film",
    "paragraphsign": """
    92 116
    line M 56 12 56 104 M 78 12 78 104 M 84 12 L 40 12
    soft M 54 12 L 40 12 C 6 12 6 60 40 60 L 54 60 Z
    """,
    "signature": """
    140 104
    most 11
    line N 12 60 40 10 44 14 24 70 30 78 48 48 54 50 50 72 68 52 74 54 72 70 92 54 98 58 96 68 128
    62
    line M 10 96 130 96
    """,
    "chevron.left.forwardslash.chevron.right": """
    148 100
    line M 36 16 10 50 36 84 X 74
    line M 88 10 60 90
    """,
    "chevron.left.slash.chevron.right": "same chevron.left.forwardslash.chevron.right",
    "curlybraces": """
    112 116
    line M 40 10 C 26 10 24 18 24 30 L 24 42 C 24 52 20 58 10 58 C 20 58 24 64 24 74 L 24 86
    C 24 98 26 106 40 106 X 56
    """,
    "terminal": """
    136 108
    body R 10 10 116 88 15
    mark M 32 32 52 48 32 64 M 60 68 86 68
    """,
    "apple.terminal": "same terminal",
    "ellipsis.curlybraces": """
    132 116
    line M 40 10 C 26 10 24 18 24 30 L 24 42 C 24 52 20 58 10 58 C 20 58 24 64 24 74 L 24 86
    C 24 98 26 106 40 106 X 66
    area O 46 58 6.5 O 66 58 6.5 O 86 58 6.5
    """,
    "list.bullet.below.rectangle": """
    128 112
    body R 10 10 108 30 8
    area O 18 62 7 O 18 96 7
    line M 44 62 118 62 M 44 96 118 96
    """,
    "text.badge.plus": """
    132 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 52 64 M 10 90 52 90 M 76 78 122 78 M 99 56 99 100
    """,
    "text.badge.minus": """
    132 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 52 64 M 10 90 52 90 M 76 78 122 78
    """,
    "text.badge.checkmark": """
    132 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 52 64 M 10 90 52 90 M 76 80 92 96 122 60
    """,
    "text.badge.xmark": """
    132 104
    line M 10 12 110 12 M 10 38 110 38 M 10 64 52 64 M 10 90 52 90
    line M 80 62 116 98 M 116 62 80 98
    """,
    "text.quote": """
    124 104
    line M 12 10 12 94 M 36 12 114 12 M 36 38 96 38 M 36 64 114 64 M 36 90 84 90
    """,
    "textformat.alt": "same textformat",
    "paragraph": "same text.alignleft",
    "scribble.variable": "same scribble",
    "character.book.closed": """
    104 124
    use book.closed 1 0 0
    open letters A 60 48 36
    full hole G 60 48 20 3
    """,
  ]

  /// Operators and numbers.
  static let mathematics: [String: String] = [
    "multiply": """
    84 84
    line M 12 12 72 72 M 72 12 12 72
    """,
    "divide": """
    100 100
    line M 10 50 90 50
    area O 50 20 9 O 50 80 9
    """,
    "equal": """
    100 64
    line M 10 16 90 16 M 10 48 90 48
    """,
    "notequal": """
    100 96
    line M 10 32 90 32 M 10 64 90 64 M 68 10 32 86
    """,
    "lessthan": """
    96 100
    line M 84 12 12 50 84 88
    """,
    "greaterthan": "mirrored lessthan",
    "plusminus": """
    100 112
    line M 10 44 90 44 M 50 8 50 80 M 10 102 90 102
    """,
    "plus.forwardslash.minus": """
    116 112
    line M 10 30 54 30 M 32 8 32 52 M 92 12 24 100 M 64 82 106 82
    """,
    "minus.plus": "same plusminus",
    "plus.slash.minus": "same plus.forwardslash.minus",
    "sum": """
    96 108
    line M 84 28 L 84 12 L 14 12 L 56 54 L 14 96 L 84 96 L 84 80
    """,
    "function": """
    128 116
    line M 64 14 C 50 6 44 16 42 30 L 32 86 C 29 104 20 110 8 104 M 18 44 58 44
    line M 74 50 112 92 M 112 50 74 92
    """,
    "x.squareroot": """
    136 108
    line M 8 60 20 54 40 96 62 12 128 12 M 78 42 110 84 M 110 42 78 84
    """,
    "infinity": """
    140 84
    line M 70 42 C 58 26 48 14 34 14 C 4 14 4 70 34 70 C 48 70 58 58 70 42
    C 82 26 92 14 106 14 C 136 14 136 70 106 70 C 92 70 82 58 70 42 Z
    """,
    "angle": """
    112 104
    line M 92 12 12 92 102 92 M 40 64 C 50 70 54 80 54 92
    """,
    "compass.drawing": """
    108 124
    line M 54 30 22 112 M 54 30 86 112 M 18 82 C 40 98 68 98 90 82
    line O 54 20 11
    """,
  ]
}
