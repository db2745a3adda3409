extension SymbolCatalog {
  /// Things in frames, parts of frames, and what is aligned to a line.
  static let frames: [String: String] = [
    "align.vertical.top": """
    112 112
    line M 10 12 102 12
    body R 24 30 22 70 6 R 66 30 22 40 6
    """,
    "align.vertical.bottom": """
    112 112
    line M 10 100 102 100
    body R 24 12 22 70 6 R 66 42 22 40 6
    """,
    "align.vertical.center": """
    120 112
    line M 8 56 18 56 M 56 56 64 56 M 102 56 112 56
    body R 26 12 22 88 6 R 72 30 22 52 6
    """,
    "cube.box": """
    120 120
    body R 10 10 100 100 18
    mark U 4 60 30 86 44 86 76 60 90 34 76 34 44
    mark M 36 46 60 59 84 46 M 60 59 60 88
    """,
    "widget.small": """
    112 112
    line R 10 10 92 92 22
    area R 26 26 60 60 10
    """,
    "squareshape.split.3x3": """
    112 112
    most 11
    body R 10 10 92 92 8
    mark M 41 10 41 102 M 71 10 71 102 M 10 41 102 41 M 10 71 102 71
    """,
    "square.split.bottomrightquarter": """
    112 112
    line R 10 10 92 92 15 M 56 10 56 102 M 10 56 102 56
    full soft M 56 56 L 102 56 L 102 87 Q 102 102 87 102 L 56 102 Z
    """,
    "rectangle.topthird.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 24 88 24 5
    """,
    "rectangle.leftthird.inset.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 24 28 60 5
    """,
    "rectangle.rightthird.inset.filled": "mirrored rectangle.leftthird.inset.filled",
    "rectangle.inset.topleft.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 24 44 30 5
    """,
    "rectangle.inset.topright.filled": "mirrored rectangle.inset.topleft.filled",
    "rectangle.inset.bottomleft.filled": """
    136 108
    line R 10 10 116 88 15
    area R 24 54 44 30 5
    """,
    "rectangle.inset.bottomright.filled": "mirrored rectangle.inset.bottomleft.filled",
    "capsule.inset.filled": """
    136 92
    line R 10 10 116 72 36
    area R 26 26 84 40 20
    """,
    "diamond.inset.filled": """
    124 124
    line U 8 62 10 114 62 62 114 10 62
    area U 4 62 32 92 62 62 92 32 62
    """,
    "123.rectangle": """
    136 108
    line R 10 10 116 88 15
    letters 123 68 54 32
    """,
    "camera.metering.none": """
    136 108
    line R 10 10 116 88 15
    """,
    "iphone.gen2": """
    76 128
    body R 10 10 56 108 14
    mark M 28 10 30 18 46 18 48 10
    """,
    "scroll": """
    128 116
    body M 34 88 L 34 26 Q 34 10 50 10 L 106 10 Q 118 10 118 24 L 118 34 L 98 34 L 98 88
    Q 98 106 80 106 L 26 106 Q 10 106 10 88 Z
    mark M 34 88 76 88 Q 76 106 86 106 M 98 34 L 98 24 Q 98 10 106 10 M 50 40 82 40 M 50 60 82 60
    """,
    "table.furniture": """
    136 108
    body R 10 22 116 18 6
    line M 26 40 26 94 M 110 40 110 94
    """,
    "checklist.unchecked": """
    128 112
    line O 24 26 13 O 24 82 13 M 58 26 118 26 M 58 82 118 82
    """,
    "line.diagonal.arrow": """
    108 108
    line M 14 94 94 14 M 50 14 94 14 94 58
    """,
    "arrow.down.arrow.down": """
    132 116
    line M 34 12 34 104 M 10 80 34 104 58 80 X 66
    """,
    "figure": """
    92 132
    area O 46 18 12
    thin 1.25
    line M 34 48 58 48 M 32 50 18 84 M 60 50 74 84 M 40 52 40 122 M 52 52 52 122
    soft M 40 46 52 46 52 84 40 84 Z
    """,
    "figure.stand.line.dotted.figure.stand": """
    192 132
    use figure.stand 1 0 0
    use figure.stand 1 128 0
    area O 76 68 5 O 96 68 5 O 116 68 5
    """,
  ]
}
