extension SymbolCatalog {
  /// Punctuation, and marks of a few lines.
  static let signs: [String: String] = [
    "xmark": """
    92 92
    line M 12 12 80 80 M 80 12 12 80
    """,
    "plus": """
    100 100
    line M 10 50 90 50 M 50 10 50 90
    """,
    "minus": """
    100 100
    line M 10 50 90 50
    """,
    "checkmark": """
    104 100
    line M 12 54 40 86 92 14
    """,
    "ellipsis": """
    116 40
    area O 18 20 9.5 O 58 20 9.5 O 98 20 9.5
    """,
    "line.3.horizontal": """
    120 92
    line M 10 14 110 14 M 10 46 110 46 M 10 78 110 78
    """,
    "line.horizontal.3": "same line.3.horizontal",
    "line.3.horizontal.decrease": """
    120 92
    line M 10 14 110 14 M 28 46 92 46 M 46 78 74 78
    """,
    "line.horizontal.3.decrease": "same line.3.horizontal.decrease",
    "line.diagonal": """
    100 100
    line M 12 88 88 12
    """,
    "magnifyingglass": """
    112 112
    line O 46 46 36
    line M 73 73 103 103
    """,
    "plus.magnifyingglass": """
    112 112
    use magnifyingglass 1 0 0
    line M 29 46 63 46 M 46 29 46 63
    """,
    "minus.magnifyingglass": """
    112 112
    use magnifyingglass 1 0 0
    line M 29 46 63 46
    """,
    "exclamationmark": """
    44 112
    soft M 18 14 26 14 24 66 20 66 Z
    soft O 22 96 3.5
    """,
    "exclamationmark.2": """
    84 112
    use exclamationmark 1 0 0
    use exclamationmark 1 40 0
    """,
    "exclamationmark.3": """
    124 112
    use exclamationmark.2 1 0 0
    use exclamationmark 1 80 0
    """,
    "questionmark": """
    80 112
    line M 14 36 C 14 20 25 11 40 11 C 56 11 66 21 66 34 C 66 46 58 51 50 57 C 43 62 40 66 40 74
    soft O 40 98 3.5
    """,
    "info": """
    48 112
    soft O 23 16 5
    line M 12 44 25 44 25 98 M 10 98 40 98
    """,
    "number": """
    100 104
    line M 40 12 28 92 M 72 12 60 92 M 14 38 90 38 M 10 66 86 66
    """,
    "at": """
    120 120
    line O 59 60 20
    line M 79 40 79 66 C 79 84 109 84 109 58 C 109 30 87 10 59 10 C 31 10 9 32 9 60
    line M 9 60 C 9 88 31 110 59 110 C 70 110 80 107 88 102
    """,
    "percent": """
    104 104
    line O 28 28 17 O 76 76 17 M 84 14 20 90
    """,
    "asterisk": """
    100 104
    line M 50 12 50 92 T 3 50 52
    """,
    "dollarsign": """
    76 120
    letters $ 38 60 76
    """,
    "eurosign": """
    84 104
    letters € 42 52 80
    """,
    "sterlingsign": """
    84 104
    letters £ 42 52 80
    """,
    "yensign": """
    84 104
    letters ¥ 42 52 80
    """,
    "centsign": """
    84 104
    letters ¢ 42 52 80
    """,
    "bitcoinsign": """
    84 124
    line M 18 22 48 22 C 76 22 76 60 48 60 L 18 60
    line M 48 60 C 82 60 82 102 48 102 L 18 102 M 28 22 28 102
    line M 36 8 36 22 M 52 8 52 22 M 36 102 36 116 M 52 102 52 116
    """,
    "quote.opening": """
    108 84
    soft O 30 54 14 O 80 54 14
    line M 14 52 C 14 32 24 18 40 12 M 64 52 C 64 32 74 18 90 12
    """,
    "quote.closing": """
    108 84
    soft O 28 30 14 O 78 30 14
    line M 44 32 C 44 52 34 66 18 72 M 94 32 C 94 52 84 66 68 72
    """,
    "command": """
    116 116
    line M 42 42 74 42 74 74 42 74 Z
    line M 42 42 L 28 42 C 6 42 6 10 26 10 C 36 10 42 18 42 28 Z T 4 58 58
    """,
    "option": """
    124 92
    line M 10 14 38 14 80 78 114 78 M 76 14 114 14
    """,
    "shift": """
    116 112
    body U 4 58 10 106 56 80 56 80 102 36 102 36 56 10 56
    """,
    "control": """
    100 64
    line M 12 50 50 14 88 50
    """,
    "power": """
    116 120
    line K 58 66 46 -55 235 M 58 10 58 58
    """,
    "poweroff": """
    116 116
    line O 58 58 46
    """,
    "togglepower": """
    116 116
    line O 58 58 46 M 58 36 58 80
    """,
    "wrongwaysign": """
    124 124
    body O 62 62 52
    mark M 34 62 90 62
    """,
    "sos": """
    140 100
    letters SOS 70 50 46
    """,
    "circle.grid.2x2": """
    112 112
    body O 31 31 18 O 81 31 18 O 31 81 18 O 81 81 18
    """,
    "circle.grid.3x3": """
    112 112
    most 11
    body O 19 19 11 O 56 19 11 O 93 19 11 Y 56
    body O 19 56 11 O 56 56 11 O 93 56 11
    """,
    "checklist": """
    128 112
    line M 10 24 20 36 38 12 M 10 80 20 92 38 68 M 58 26 118 26 M 58 82 118 82
    """,
    "circle.dashed": """
    124 124
    line K 62 62 54 -12 12 T 8 62 62
    inside 32 32 60 60 31
    """,
    "square.dashed": """
    112 112
    line M 10 34 L 10 26 Q 10 10 26 10 L 34 10 T 4 56 56
    line M 48 10 64 10 T 4 56 56
    inside 29 29 54 54 36
    """,
    "scope": """
    124 124
    line O 62 62 46
    line M 62 8 62 40 T 4 62 62
    """,
    "viewfinder": """
    116 116
    line M 10 38 L 10 26 Q 10 10 26 10 L 38 10 T 4 58 58
    """,
    "plus.viewfinder": """
    116 116
    use viewfinder 1 0 0
    line M 34 58 82 58 M 58 34 58 82
    """,
    "doc.text.viewfinder": """
    116 116
    use viewfinder 1 0 0
    line M 38 42 78 42 M 38 58 78 58 M 38 74 64 74
    """,
    "qrcode.viewfinder": """
    116 116
    use viewfinder 1 0 0
    thin 0.6
    use qrcode 0.56 25.5 25.5
    """,
    "barcode.viewfinder": """
    116 116
    use viewfinder 1 0 0
    line M 34 38 34 78 M 50 38 50 78 M 66 38 66 78 M 82 38 82 78
    """,
    "qrcode": """
    116 116
    most 11
    line R 12 12 36 36 6 R 68 12 36 36 6 R 12 68 36 36 6
    soft R 27 27 6 6 1 R 83 27 6 6 1 R 27 83 6 6 1
    soft R 66 66 8 8 1 R 98 66 8 8 1 R 82 82 8 8 1 R 66 98 8 8 1 R 98 98 8 8 1
    """,
    "barcode": """
    128 104
    most 11
    line M 12 14 12 90 M 30 14 30 90 M 56 14 56 90 M 72 14 72 90 M 98 14 98 90 M 116 14 116 90
    area R 38 10 8 84 2 R 80 10 9 84 2
    """,
    "camera.viewfinder": """
    116 116
    use viewfinder 1 0 0
    use camera.fill 0.5 24 30
    """,
    "nosign": """
    124 124
    line O 62 62 54 M 24 24 100 100
    """,
    "slash.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 84 40 40 84
    """,
    "delete.left": """
    136 104
    body U 6 10 52 46 10 126 10 126 94 46 94
    mark M 66 36 98 68 M 98 36 66 68
    """,
    "delete.right": "mirrored delete.left",
    "delete.backward": "same delete.left",
    "delete.forward": "same delete.right",
    "escape": """
    116 116
    line K 58 58 46 -60 210 M 58 58 20 20 M 20 46 20 20 46 20
    """,
    "capslock": """
    116 128
    body U 4 58 10 106 54 80 54 80 84 36 84 36 54 10 54
    body R 36 102 44 14 4
    """,
  ]

  /// Signs that only symbols round them have.
  static let enclosedSigns: [String: String] = [
    "text": """
    100 72
    line M 8 10 92 10 M 8 36 92 36 M 8 62 62 62
    """,
    "quote": "same quote.opening",
    "dot": """
    100 100
    area O 50 50 40
    """,
  ]
}
