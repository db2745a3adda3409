extension SymbolCatalog {
  /// Plain shapes, most of which enclose signs, and those of the sizes that iOS has (measured).
  static let shapes: [String: String] = [
    "circle": """
    124 124
    body O 62 62 54
    inside 32 32 60 60 31
    """,
    "circlebadge": """
    88 88
    body O 44 44 36
    """,
    "square": """
    112 112
    body R 10 10 92 92 16
    inside 29 29 54 54 36
    """,
    "app": """
    112 112
    body R 10 10 92 92 26
    inside 29 29 54 54 34
    """,
    "rectangle": """
    136 108
    body R 10 10 116 88 15
    inside 34 28 68 52 38
    """,
    "rectangle.portrait": """
    108 136
    body R 10 10 88 116 15
    inside 28 34 52 68 38
    """,
    "capsule": """
    140 100
    body R 10 10 120 80 40
    inside 40 28 60 44 34
    """,
    "capsule.portrait": "turned capsule",
    "oval": """
    140 104
    body O 70 52 60 42
    """,
    "oval.portrait": "turned oval",
    "triangle": """
    124 112
    body U 9 62 6 118 102 6 102
    inside 40 46 44 42 25
    """,
    "diamond": """
    128 128
    body U 12 64 6 122 64 64 122 6 64
    inside 38 38 52 52 27
    """,
    "rhombus": """
    112 128
    body U 8 56 8 104 64 56 120 8 64
    """,
    "pentagon": """
    124 120
    body U 7 62 8 116 48 96 112 28 112 8 48
    inside 36 38 52 52 28
    """,
    "hexagon": """
    116 124
    body U 8 58 6 108 35 108 89 58 118 8 89 8 35
    inside 32 36 52 52 29
    """,
    "octagon": """
    124 124
    body U 7 39 8 85 8 116 39 116 85 85 116 39 116 8 85 8 39
    inside 35 35 54 54 30
    """,
    "seal": """
    124 124
    body B 62 7 75 15 90 14 96 28 110 34 109 49 117 62 109 75 110 89 96 96 90 110 75 109 62 117 49
    109 35 110 28 96 14 90 15 75 7 62 15 49 14 34 28 28 34 14 49 15
    inside 37 37 50 50 27
    """,
    "shield": """
    108 124
    body M 54 9 C 40 20 26 24 12 25 L 12 60 C 12 88 28 106 54 116 W 54
    inside 30 34 48 50 28
    """,
    "shield.lefthalf.filled": """
    108 124
    open use shield 1 0 0
    area M 54 9 C 40 20 26 24 12 25 L 12 60 C 12 88 28 106 54 116 Z
    """,
    "shield.lefthalf.fill": "same shield.lefthalf.filled",
    "circle.lefthalf.filled": """
    124 124
    line O 62 62 54
    area K 62 62 54 90 270 Z
    """,
    "circle.righthalf.filled": "mirrored circle.lefthalf.filled",
    "circle.lefthalf.fill": "same circle.lefthalf.filled",
    "circle.righthalf.fill": "mirrored circle.lefthalf.filled",
    "circle.tophalf.filled": "turned circle.lefthalf.filled",
    "circle.bottomhalf.filled": "turned circle.righthalf.filled",
    "circle.inset.filled": """
    124 124
    line O 62 62 54
    area O 62 62 36
    """,
    "largecircle.fill.circle": "same circle.inset.filled",
    "smallcircle.fill.circle": "same smallcircle.filled.circle",
    "smallcircle.filled.circle": """
    124 124
    body O 62 62 54
    spot O 62 62 20
    """,
    "record.circle": """
    124 124
    body O 62 62 54
    spot O 62 62 26
    """,
    "target": """
    124 124
    line O 62 62 54 O 62 62 32
    area O 62 62 12
    """,
    "circle.hexagongrid": """
    124 120
    most 11
    body O 62 60 12
    body O 62 22 12 T 6 62 60
    """,
    "star": """
    124 118
    body G 62 63 55 5 23
    inside 42 44 40 40 20
    """,
    "star.leadinghalf.filled": """
    124 118
    line G 62 63 55 5 23
    area M 62 8 47 44 10 46 38 70 30 108 62 86 Z
    """,
    "star.leadinghalf.fill": "same star.leadinghalf.filled",
    "star.lefthalf.fill": "same star.leadinghalf.filled",
    "heart": """
    124 112
    body M 62 27 C 57 16 47 9 35 9 C 22 9 9 18 9 35 C 9 52 20 70 62 102 W 62
    inside 40 30 44 42 24
    """,
    "suit.heart": "same heart",
    "suit.diamond": "same rhombus",
    "suit.spade": """
    108 124
    body M 54 10 C 50 26 12 44 12 70 C 12 94 38 98 50 80 L 44 112 L 54 112 W 54
    """,
    "suit.club": """
    116 124
    body M 58 9 C 34 9 28 32 42 46 C 22 40 8 52 9 70 C 10 92 38 96 51 78 L 46 112 L 58 112 W 58
    """,
    "xmark.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 43 43 81 81 M 81 43 43 81
    """,
    "plus.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 36 62 88 62 M 62 36 62 88
    """,
    "checkmark.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 38 64 54 82 86 42
    """,
    "info.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    open soft O 62 38 5
    full spot O 62 38 9
    mark M 62 56 62 88
    """,
    "ellipsis.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    spot O 38 62 7 O 62 62 7 O 86 62 7
    """,
    "checkmark.square": """
    112 112
    level 1
    body R 10 10 92 92 16
    level 0
    mark M 33 58 49 76 80 36
    """,
    "asterisk.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    mark M 62 36 62 88 T 3 62 62
    """,
    "circle.circle": """
    124 124
    body O 62 62 54
    mark O 62 62 30
    """,
    "rays": """
    124 124
    line M 62 12 62 36 T 8 62 62
    """,
    "burst": """
    124 124
    body G 62 62 52 14 38
    """,
  ]
}
