extension SymbolCatalog {
  /// Shops, money and charts.
  static let commerce: [String: String] = [
    "cart": """
    132 112
    line M 8 12 L 22 12 Q 28 12 30 18 L 46 78 Q 47 82 52 82 L 112 82
    body M 34 28 L 122 28 L 110 64 L 44 66 Z
    soft O 54 98 5 O 102 98 5
    """,
    "bag": """
    108 124
    body M 12 34 L 96 34 L 96 96 Q 96 112 80 112 L 28 112 Q 12 112 12 96 Z
    line M 34 34 C 34 2 74 2 74 34
    mark M 34 52 C 34 80 74 80 74 52
    """,
    "handbag": """
    124 120
    body M 24 46 L 100 46 L 112 98 Q 114 110 102 110 L 22 110 Q 10 110 12 98 Z
    line M 40 46 C 40 2 84 2 84 46
    """,
    "basket": """
    128 112
    most 11
    body M 10 46 L 118 46 L 106 92 Q 104 102 94 102 L 34 102 Q 24 102 22 92 Z
    line M 36 46 56 12 M 92 46 72 12
    mark M 46 62 48 86 M 64 62 64 86 M 82 62 80 86
    """,
    "creditcard": """
    136 104
    body R 10 10 116 84 14
    open area R 10 28 116 18 0
    full hole R 0 28 136 16 0
    mark M 28 70 50 70
    """,
    "giftcard": """
    136 104
    body R 10 10 116 84 14
    mark M 10 50 126 50 M 68 50 C 60 30 42 32 46 44 C 48 52 58 50 68 50 C 76 30 94 32 90 44
    C 88 52 78 50 68 50 M 68 52 48 74 M 68 52 88 74
    """,
    "wallet.pass": """
    108 124
    body R 10 10 88 104 14
    mark M 10 34 98 34 M 10 54 L 34 54 C 40 76 68 76 74 54 L 98 54
    """,
    "banknote": """
    144 96
    body R 10 12 124 72 10
    mark O 72 48 18
    spot O 32 48 6 O 112 48 6
    """,
    "dollarsign.arrow.circlepath": """
    132 124
    line K 66 62 52 200 345 K 66 62 52 20 165
    letters $ 66 62 44
    line M 100 46 118 54 126 36 M 32 78 14 70 6 88
    """,
    "ticket": """
    136 96
    body M 10 24 Q 10 12 22 12 L 114 12 Q 126 12 126 24 L 126 36 C 110 36 110 60 126 60
    L 126 72 Q 126 84 114 84 L 22 84 Q 10 84 10 72 L 10 60 C 26 60 26 36 10 36 Z
    mark M 86 16 86 26 M 86 44 86 52 M 86 70 86 80
    """,
    "receipt": """
    96 124
    body M 12 10 L 84 10 L 84 114 L 72 104 L 60 114 L 48 104 L 36 114 L 24 104 L 12 114 Z
    mark M 30 34 66 34 M 30 56 66 56 M 30 78 52 78
    """,
    "scalemass": """
    116 112
    body M 26 34 L 90 34 L 106 92 Q 108 102 98 102 L 18 102 Q 8 102 10 92 Z
    line O 58 22 12
    """,
    "chart.bar": """
    120 108
    body R 12 56 20 42 4 R 50 34 20 64 4 R 88 12 20 86 4
    """,
    "chart.bar.xaxis": """
    124 116
    soft R 18 46 14 38 3 R 55 26 14 58 3 R 92 10 14 74 3
    line M 10 106 114 106
    """,
    "chart.pie": """
    124 124
    body O 62 62 54
    mark M 62 8 62 62 100 100 M 62 62 116 62
    """,
    "chart.line.uptrend.xyaxis": """
    128 116
    line M 12 10 L 12 94 Q 12 106 24 106 L 118 106
    line M 32 82 56 54 76 68 110 28 M 88 26 112 26 112 50
    """,
    "chart.line.downtrend.xyaxis": """
    128 116
    line M 12 10 L 12 94 Q 12 106 24 106 L 118 106
    line M 32 26 56 54 76 42 110 80 M 88 82 112 82 112 58
    """,
    "chart.xyaxis.line": """
    128 116
    line M 12 10 L 12 94 Q 12 106 24 106 L 118 106
    line M 32 78 54 50 78 66 112 24
    """,
    "chart.dots.scatter": """
    128 116
    line M 12 10 L 12 94 Q 12 106 24 106 L 118 106
    area O 40 78 7 O 56 52 7 O 76 68 7 O 84 36 7 O 104 50 7 O 108 22 7
    """,
    "chart.bar.doc.horizontal": """
    100 124
    most 11
    body R 10 10 80 104 14
    mark M 30 38 70 38 M 30 62 52 62 M 30 86 62 86
    """,
    "chart.line.flattrend.xyaxis": """
    128 116
    line M 12 10 L 12 94 Q 12 106 24 106 L 118 106
    line M 32 58 112 58 M 94 40 112 58 94 76
    """,
    "building.2.crop.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    use building.2.fill 0.48 30 32
    """,
    "heart.text.square": """
    112 112
    most 11
    body R 10 10 92 92 16
    full hole M 42 50 C 38 40 24 40 24 52 C 24 62 34 68 42 74 W 42
    open area M 42 50 C 38 40 24 40 24 52 C 24 62 34 68 42 74 W 42
    mark M 66 46 88 46 M 66 66 88 66
    """,
    "list.bullet.rectangle": """
    136 108
    most 11
    body R 10 10 116 88 15
    spot O 34 34 5 O 34 54 5 O 34 74 5
    mark M 52 34 104 34 M 52 54 104 54 M 52 74 104 74
    """,
    "list.dash.header.rectangle": """
    136 108
    most 11
    body R 10 10 116 88 15
    mark M 14 38 122 38 M 30 58 40 58 M 30 78 40 78 M 56 58 106 58 M 56 78 106 78
    """,
    "list.bullet.rectangle.portrait": """
    108 136
    most 11
    body R 10 10 88 116 15
    spot O 32 42 5 O 32 68 5 O 32 94 5
    mark M 50 42 78 42 M 50 68 78 68 M 50 94 78 94
    """,
    "calendar.badge.clock": """
    132 120
    level 1
    use calendar 1 0 0
    level 0
    wipe O 102 88 26
    area O 102 88 28
    cut M 102 74 102 90 92 90
    """,
    "wallet.bifold": """
    132 112
    line M 20 26 L 92 11 Q 106 8 106 26
    body R 10 26 112 76 14
    mark M 122 54 L 92 54 Q 82 54 82 64 Q 82 74 92 74 L 122 74
    """,
    "menucard": """
    116 124
    body R 10 10 96 104 10
    mark M 58 10 58 114 M 24 38 44 38 M 24 56 44 56 M 24 74 44 74 M 72 38 92 38 M 72 56 92 56
    M 72 74 92 74
    """,
    "takeoutbag.and.cup.and.straw": """
    148 124
    body M 10 42 L 80 42 L 74 114 L 16 114 Z
    line M 28 42 L 28 22 L 62 22 L 62 42 M 92 54 138 54 M 115 54 121 20 134 14
    body M 96 54 L 134 54 L 129 114 L 101 114 Z
    """,
  ]
}
