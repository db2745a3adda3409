extension SymbolCatalog {
  /// Buildings, maps and ways.
  static let places: [String: String] = [
    "house": """
    128 112
    line M 9 58 L 64 11 L 119 58
    open line M 25 48 L 25 102 L 103 102 L 103 48 M 51 102 L 51 68 L 77 68 L 77 102
    full area M 21 52 L 64 16 L 107 52 L 107 98 Q 107 106 99 106 L 29 106 Q 21 106 21 98 Z
    full hole M 51 107 L 51 72 Q 51 68 55 68 L 73 68 Q 77 68 77 72 L 77 107 Z
    """,
    "building": """
    104 124
    body R 14 10 76 104 8
    mark M 34 34 46 34 M 58 34 70 34 M 34 58 46 58 M 58 58 70 58 M 42 112 L 42 84 L 62 84 L 62 112
    """,
    "building.2": """
    136 124
    most 11
    body R 10 10 66 104 8
    body M 76 50 L 116 50 Q 126 50 126 60 L 126 106 Q 126 114 118 114 L 76 114
    mark M 28 32 36 32 M 50 32 58 32 M 28 54 36 54 M 50 54 58 54 M 28 76 36 76 M 50 76 58 76
    mark M 96 72 106 72 M 96 92 106 92
    """,
    "building.columns": """
    128 116
    body U 4 64 10 116 38 12 38
    line M 28 52 28 84 M 52 52 52 84 M 76 52 76 84 M 100 52 100 84 M 18 92 110 92 M 10 108 118 108
    """,
    "storefront": """
    128 116
    most 11
    body M 24 12 L 104 12 L 118 44 C 118 62 92 62 91 46 C 91 62 65 62 64 46
    C 63 62 37 62 37 46 C 36 62 10 62 10 44 Z
    line M 20 64 L 20 104 L 108 104 L 108 64 M 66 104 L 66 78 L 90 78 L 90 104
    """,
    "map": """
    128 112
    body M 10 26 L 44 12 L 84 26 L 118 12 L 118 88 L 84 102 L 44 88 L 10 102 Z
    mark M 44 14 44 86 M 84 28 84 100
    """,
    "mappin": """
    64 128
    body O 32 30 20
    line M 32 52 32 118
    """,
    "mappin.and.ellipse": """
    112 128
    body O 56 28 18
    line M 56 48 56 96
    line M 38 76 C 0 82 0 118 56 118 C 112 118 112 82 74 76
    """,
    "mappin.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    spot O 62 44 15
    mark M 62 60 62 92
    """,
    "signpost.right": """
    116 124
    line M 56 8 56 116
    body U 4 14 22 84 22 106 42 84 62 14 62
    """,
    "mountain.2": """
    144 104
    body M 10 92 L 52 22 L 74 58 L 90 36 L 134 92 Z
    mark M 38 48 50 58 62 46
    """,
    "beach.umbrella": """
    128 120
    body M 22 62 C 24 20 78 -4 112 34 Z
    line M 66 48 86 108 M 10 110 118 110
    """,
    "road.lanes": """
    120 108
    line M 36 12 12 96 M 84 12 108 96 M 60 12 60 28 M 60 46 60 62 M 60 80 60 96
    """,
    "point.topleft.down.curvedto.point.bottomright.up": """
    124 116
    line O 24 24 12 O 100 92 12 M 36 24 L 76 24 C 100 24 100 54 76 56 L 48 58
    C 20 60 20 92 48 92 L 86 92
    """,
    "arrow.triangle.turn.up.right.diamond": """
    128 128
    level 1
    body U 12 64 6 122 64 64 122 6 64
    level 0
    mark M 46 88 L 46 68 Q 46 58 56 58 L 78 58 M 68 44 82 58 68 72
    """,
    "parkingsign": """
    88 112
    thin 1.2
    line M 20 100 L 20 14 L 44 14 C 82 14 82 62 44 62 L 20 62
    """,
    "stairs": """
    124 108
    line M 10 96 L 36 96 L 36 68 L 62 68 L 62 40 L 88 40 L 88 12 L 114 12
    """,
    "flame": """
    96 124
    body M 50 10 C 56 30 84 44 84 76 C 84 100 68 114 48 114 C 26 114 12 98 12 76
    C 12 60 20 50 26 40 C 28 52 32 56 38 58 C 36 40 40 22 50 10 Z
    open line M 48 112 C 34 112 32 96 38 86 C 42 80 48 76 50 68 C 58 78 66 86 64 98
    C 62 108 56 112 48 112 Z
    full hole M 48 108 C 36 108 34 94 40 86 C 44 80 48 78 50 70 C 58 80 64 86 62 96
    C 60 104 56 108 48 108 Z
    """,
    "bolt": """
    84 128
    body M 52 10 L 12 70 L 40 70 L 30 118 L 72 54 L 44 54 Z
    """,
    "drop": """
    88 124
    body M 44 10 C 32 32 12 52 12 78 C 12 100 26 114 44 114 W 44
    """,
    "leaf": """
    124 112
    body M 110 14 C 60 4 16 18 22 62 C 26 92 70 100 92 72 C 106 54 104 32 110 14 Z
    mark M 34 84 C 46 56 62 46 84 40
    line M 12 102 C 18 94 26 86 36 80
    """,
    "tree": """
    96 128
    body M 48 10 L 18 44 L 32 44 L 10 76 L 28 76 L 12 98 L 48 98 W 48
    line M 48 98 48 118
    """,
    "camera.macro": """
    104 124
    body O 52 24 14 T 5 52 42
    line M 52 74 L 52 114 M 52 106 C 34 106 22 98 18 84 M 52 106 C 70 106 82 98 86 84
    """,
    "globe.desk": """
    112 124
    body O 54 48 36
    line K 54 48 48 -60 130 M 54 98 54 114 M 32 114 76 114
    """,
    "music.note.house": """
    128 112
    line M 9 58 L 64 11 L 119 58
    open line M 25 48 L 25 102 L 103 102 L 103 48
    full area M 21 52 L 64 16 L 107 52 L 107 98 Q 107 106 99 106 L 29 106 Q 21 106 21 98 Z
    mark M 66 84 L 66 46 C 72 56 84 56 81 70
    spot O 58 85 9 7
    """,
  ]
}
