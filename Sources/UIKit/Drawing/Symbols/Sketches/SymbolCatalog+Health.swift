extension SymbolCatalog {
  /// Health and sports.
  static let health: [String: String] = [
    "pills": """
    132 116
    body O 86 80 28
    mark M 68 98 104 62
    wipe U 18 10 46 46 10 76 40 40 76
    body U 18 10 46 46 10 76 40 40 76
    mark M 30 28 60 58
    """,
    "pill": """
    116 116
    body U 26 8 74 74 8 108 42 42 108
    mark M 42 42 74 74
    """,
    "cross.case": """
    128 116
    body R 10 30 108 76 14
    line M 44 30 L 44 20 Q 44 10 54 10 L 74 10 Q 84 10 84 20 L 84 30
    mark M 64 50 64 86 M 46 68 82 68
    """,
    "cross.vial": """
    84 124
    body M 16 34 L 68 34 L 68 98 Q 68 112 54 112 L 30 112 Q 16 112 16 98 Z
    line M 18 14 66 14
    mark M 42 54 42 90 M 24 72 60 72
    """,
    "syringe": """
    124 124
    most 11
    body U 4 30 70 76 24 100 48 54 94
    line M 88 36 112 12 M 98 8 116 26 M 66 24 100 58 M 42 82 10 114
    mark M 56 46 66 56 M 44 58 54 68
    """,
    "heart.circle": """
    124 124
    level 1
    body O 62 62 54
    level 0
    spot M 62 50 C 56 36 36 36 36 56 C 36 70 50 80 62 88 W 62
    """,
    "bolt.heart": """
    124 112
    body M 62 27 C 57 16 47 9 35 9 C 22 9 9 18 9 35 C 9 52 20 70 62 102 W 62
    full hole M 68 28 L 46 58 L 60 58 L 54 82 L 78 50 L 63 50 Z
    open area M 68 28 L 46 58 L 60 58 L 54 82 L 78 50 L 63 50 Z
    """,
    "lungs": """
    140 116
    line M 70 10 70 46
    body M 60 40 C 50 18 36 20 24 44 C 12 66 8 96 18 104 C 30 110 60 98 60 86 Z X 70
    """,
    "dumbbell": """
    148 84
    body R 26 12 22 60 6 R 100 12 22 60 6
    line M 48 42 100 42 M 12 28 12 56 M 136 28 136 56
    """,
    "sportscourt": """
    144 104
    most 11
    body R 10 10 124 84 12
    mark M 72 10 72 94 O 72 52 16 M 10 34 L 28 34 L 28 70 L 10 70 M 134 34 L 116 34 L 116 70
    L 134 70
    """,
    "soccerball": """
    124 124
    most 11
    line O 62 62 54
    area G 62 62 20 5
    line M 62 42 62 22 T 5 62 62
    line M 40 14 62 24 84 14 T 5 62 62
    """,
    "soccerball.inverse": "same soccerball",
    "basketball": """
    124 124
    body O 62 62 54
    mark M 62 8 62 116 M 8 62 116 62 M 26 22 C 52 44 52 80 26 102 M 98 22 C 72 44 72 80 98 102
    """,
    "football": """
    132 124
    body M 18 106 C 4 60 40 14 114 18 C 128 64 92 110 18 106 Z
    mark M 46 82 86 42 M 54 62 68 76 M 66 50 80 64
    """,
    "american.football": "same football",
    "tennisball": """
    124 124
    body O 62 62 54
    mark M 22 26 C 52 40 52 84 22 98 M 102 26 C 72 40 72 84 102 98
    """,
    "tennis.racket": """
    120 124
    line O 76 42 33 M 52 66 14 108 M 76 10 76 74 M 44 42 108 42
    """,
    "baseball": """
    124 124
    body O 62 62 54
    mark M 24 24 C 50 46 50 78 24 100 M 100 24 C 74 46 74 78 100 100
    mark M 34 48 46 44 M 34 76 46 80 M 90 48 78 44 M 90 76 78 80
    """,
    "volleyball": """
    124 124
    body O 62 62 54
    mark M 62 62 C 60 40 48 24 28 20 M 62 62 C 44 72 24 72 12 56 M 62 62 C 82 50 100 54 112 70
    T 1 62 62
    """,
    "skateboard": """
    148 76
    line M 10 16 C 18 32 28 32 36 32 L 112 32 C 120 32 130 32 138 16
    soft O 44 54 6 O 104 54 6
    """,
    "figure.pool.swim": """
    140 108
    area O 104 36 12
    thin 1.2
    line M 30 62 60 34 88 62 M 60 34 36 22
    thin 1
    line M 10 90 C 26 78 36 78 52 90 C 66 100 76 100 90 90 C 104 80 116 80 130 90
    """,
    "figure.dance": """
    112 128
    area O 56 18 12
    thin 1.25
    line M 54 42 56 76 M 54 44 26 56 16 32 M 54 44 84 40 98 60 M 56 76 84 90 78 118
    M 56 76 38 98 18 108
    """,
    "figure.hiking": """
    108 132
    area O 50 17 12
    thin 1.25
    line M 46 42 40 78 62 96 66 122 M 40 78 34 98 18 120 M 47 44 60 60 82 62
    thin 0.9
    line M 82 52 92 122
    """,
    "heart.rectangle": """
    136 108
    level 1
    body R 10 10 116 88 15
    level 0
    spot M 68 44 C 62 30 42 30 42 50 C 42 62 56 72 68 80 W 68
    """,
    "waveform.path.ecg.rectangle": """
    136 108
    body R 10 10 116 88 15
    mark M 28 56 L 48 56 L 58 34 L 74 76 L 84 56 L 108 56
    """,
    "staroflife": """
    116 120
    body U 4 48 10 68 10 68 42 96 26 106 44 78 60 106 76 96 94 68 78 68 110 48 110 48 78 20 94 10
    76 38 60 10 44 20 26 48 42
    """,
    "zzz": """
    108 108
    line M 12 54 50 54 12 98 50 98 M 60 14 96 14 60 54 96 54
    """,
  ]
}
