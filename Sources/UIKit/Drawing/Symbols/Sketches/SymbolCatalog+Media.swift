extension SymbolCatalog {
  /// Sound, pictures and players.
  static let media: [String: String] = [
    "play": """
    96 112
    body U 7 14 10 86 56 14 102
    """,
    "pause": """
    92 112
    body R 14 12 18 88 4 R 60 12 18 88 4
    """,
    "stop": """
    108 108
    body R 14 14 80 80 10
    """,
    "playpause": """
    132 104
    body U 6 12 14 66 52 12 90 R 84 14 9 76 3 R 110 14 9 76 3
    """,
    "forward": """
    140 96
    body U 6 12 12 64 48 12 84 U 6 72 12 128 48 72 84
    """,
    "backward": "mirrored forward",
    "forward.end": """
    108 104
    body U 6 12 10 80 52 12 94
    line M 96 14 96 90
    """,
    "backward.end": "mirrored forward.end",
    "forward.end.alt": """
    152 96
    use forward 1 -2 0
    line M 142 14 142 82
    """,
    "backward.end.alt": "mirrored forward.end.alt",
    "eject": """
    112 112
    body U 6 56 12 104 66 8 66 R 10 88 92 12 3
    """,
    "music.note": """
    84 124
    line M 38 94 L 38 14 C 50 30 72 28 68 56
    area O 24 96 18 14
    """,
    "music.quarternote.3": """
    124 124
    most 11
    area O 24 100 15 12 O 84 88 15 12 O 54 60 13 10
    line M 36 98 36 18 M 96 86 96 12 M 64 58 64 8
    """,
    "music.note.list": """
    132 116
    line M 10 14 74 14 M 10 42 74 42 M 10 70 50 70
    line M 100 92 L 100 20 C 110 32 126 30 122 52
    area O 88 94 16 12
    """,
    "music.mic": """
    116 120
    body O 86 32 24
    body M 66 38 L 14 100 L 20 106 L 80 54
    """,
    "pianokeys": """
    128 108
    most 11
    line R 10 10 108 88 12 M 46 62 46 98 M 82 62 82 98
    area R 38 10 16 54 4 R 74 10 16 54 4
    """,
    "guitars": """
    108 128
    most 11
    body M 46 62 L 84 10 L 96 20 L 58 70 C 74 84 58 104 46 100 C 34 124 4 104 12 86
    C 16 76 26 78 26 68 C 28 54 40 54 46 62 Z
    spot O 40 84 8
    """,
    "headphones": """
    120 116
    line M 14 74 L 14 60 C 14 -4 106 -4 106 60 L 106 74
    soft R 14 68 18 34 8 R 88 68 18 34 8
    """,
    "earbuds": """
    120 112
    body O 28 30 18 O 92 30 18
    line M 42 40 42 100 M 78 40 78 100
    """,
    "airpods": "same earbuds",
    "hifispeaker": """
    84 128
    body R 10 10 64 108 12
    mark O 42 80 20
    spot O 42 36 8 O 42 80 7
    """,
    "homepod": """
    108 116
    body M 54 10 C 10 10 10 36 10 58 C 10 94 20 106 54 106 C 88 106 98 94 98 58
    C 98 36 98 10 54 10 Z
    mark O 54 24 22 6
    """,
    "speaker": """
    88 112
    body M 70 14 L 42 38 L 18 38 Q 10 38 10 46 L 10 66 Q 10 74 18 74 L 42 74 L 70 98 Z
    """,
    "speaker.wave.1": """
    112 112
    use speaker 1 0 0
    level 1
    line K 62 56 30 -35 35
    """,
    "speaker.wave.2": """
    128 112
    use speaker 1 0 0
    level 1
    line K 62 56 30 -35 35 K 62 56 50 -38 38
    """,
    "speaker.wave.3": """
    148 112
    most 11
    use speaker 1 0 0
    level 1
    line K 62 56 30 -35 35 K 62 56 51 -38 38 K 62 56 72 -40 40
    """,
    "speaker.1": "same speaker.wave.1",
    "speaker.2": "same speaker.wave.2",
    "speaker.3": "same speaker.wave.3",
    "speaker.zzz": """
    124 112
    use speaker 1 0 0
    line M 84 30 104 30 84 56 104 56 M 98 68 112 68 98 86 112 86
    """,
    "mic": """
    84 128
    body R 24 10 36 64 18
    line M 10 58 C 10 104 74 104 74 58 M 42 94 42 118 M 24 118 60 118
    """,
    "waveform": """
    128 112
    most 11
    line M 12 46 12 66 M 29 32 29 80 M 46 44 46 68 M 64 10 64 102 M 82 34 82 78
    M 99 22 99 90 M 116 46 116 66
    """,
    "waveform.path": """
    140 104
    line M 8 52 L 24 52 L 36 20 L 52 88 L 68 10 L 86 94 L 102 32 L 112 52 L 132 52
    """,
    "waveform.path.ecg": """
    140 104
    line M 8 54 L 36 54 L 48 36 L 58 54 L 70 12 L 84 92 L 94 54 L 132 54
    """,
    "camera": """
    136 112
    body M 10 36 Q 10 22 24 22 L 38 22 L 46 12 Q 48 10 52 10 L 84 10 Q 88 10 90 12 L 98 22
    L 112 22 Q 126 22 126 36 L 126 88 Q 126 102 112 102 L 24 102 Q 10 102 10 88 Z
    mark O 68 60 23
    """,
    "camera.rotate": """
    136 112
    body M 10 36 Q 10 22 24 22 L 38 22 L 46 12 Q 48 10 52 10 L 84 10 Q 88 10 90 12 L 98 22
    L 112 22 Q 126 22 126 36 L 126 88 Q 126 102 112 102 L 24 102 Q 10 102 10 88 Z
    mark K 68 62 22 200 340 K 68 62 22 20 160 M 92 42 90 56 76 54 M 44 82 46 68 60 70
    """,
    "camera.aperture": """
    124 124
    most 11
    line O 62 62 54
    line M 62 8 94 78 T 6 62 62
    """,
    "camera.filters": """
    124 124
    body O 62 42 30 O 42 78 30 O 82 78 30
    """,
    "photo": """
    128 104
    body R 8 10 112 84 15
    spot O 40 37 10
    open line M 12 80 L 42 56 L 62 74 L 88 46 L 116 74
    full cut M 8 82 L 42 56 L 62 74 L 88 46 L 122 78
    """,
    "photo.on.rectangle": """
    140 120
    level 1
    line M 16 84 Q 10 82 10 72 L 10 24 Q 10 10 24 10 L 100 10 Q 112 10 114 20
    level 0
    use photo 0.9 23 24
    """,
    "photo.stack": """
    128 124
    use photo 1 0 20
    line M 28 12 100 12
    """,
    "photo.artframe": """
    128 112
    line R 10 10 108 92 8
    use photo 0.6 26 25
    """,
    "film": """
    136 104
    most 11
    body R 10 10 116 84 12
    mark M 36 10 36 94 M 100 10 100 94 M 36 52 100 52 M 10 32 36 32 M 10 52 36 52
    M 10 72 36 72 M 100 32 126 32 M 100 52 126 52 M 100 72 126 72
    """,
    "movieclapper": """
    128 116
    body M 10 50 L 118 50 L 118 92 Q 118 106 104 106 L 24 106 Q 10 106 10 92 Z
    body U 5 8 26 110 6 116 24 12 46
    mark M 36 22 50 36 M 66 16 80 30
    """,
    "tv": """
    136 112
    body R 10 10 116 76 12
    line M 44 102 92 102
    inside 46 28 44 40 22
    """,
    "play.tv": """
    136 112
    level 1
    use tv 1 0 0
    level 0
    open area U 4 54 30 90 48 54 66
    full hole U 4 54 30 90 48 54 66
    """,
    "gamecontroller": """
    144 104
    body M 42 14 C 54 14 58 20 72 20 C 86 20 90 14 102 14 C 126 14 136 52 134 76
    C 132 98 114 98 104 84 C 98 74 94 72 72 72 C 50 72 46 74 40 84 C 30 98 12 98 10 76
    C 8 52 18 14 42 14 Z
    mark M 32 46 56 46 M 44 34 44 58
    spot O 92 52 6.5 O 106 38 6.5
    """,
    "opticaldisc": """
    124 124
    body O 62 62 54
    mark O 62 62 18
    spot O 62 62 5
    """,
    "recordingtape": """
    140 80
    line O 38 38 26 O 102 38 26 M 38 64 102 64
    """,
    "livephoto": """
    124 124
    most 11
    line O 62 62 20 O 62 62 36
    line M 62 9 62 9.5 T 24 62 62
    """,
    "airplayvideo": """
    128 116
    line M 32 86 L 24 86 Q 10 86 10 72 L 10 24 Q 10 10 24 10 L 104 10 Q 118 10 118 24
    L 118 72 Q 118 86 104 86 L 96 86
    soft U 4 64 70 94 106 34 106
    """,
    "airplayaudio": """
    128 124
    most 11
    line K 64 58 18 130 410 K 64 58 34 130 410 K 64 58 50 130 410
    soft U 4 64 78 92 114 36 114
    """,
    "pip": """
    136 108
    line R 10 10 116 88 15
    soft R 70 56 42 28 6
    """,
    "pip.enter": """
    136 108
    line R 10 10 116 88 15 M 30 28 54 46 M 54 28 54 46 34 46
    soft R 70 56 42 28 6
    """,
    "pip.exit": """
    136 108
    line R 10 10 116 88 15 M 54 46 30 28 M 30 44 30 28 50 28
    soft R 70 56 42 28 6
    """,
    "metronome": """
    104 128
    body M 36 12 L 68 12 Q 74 12 75 18 L 92 104 Q 94 116 84 116 L 20 116 Q 10 116 12 104
    L 29 18 Q 30 12 36 12 Z
    mark M 52 90 84 30 M 18 90 86 90
    """,
    "tuningfork": """
    68 128
    most 11
    line M 14 10 L 14 44 C 14 74 54 74 54 44 L 54 10 M 34 66 34 120
    """,
    "square.and.line.vertical.and.square": """
    136 92
    body R 10 22 40 48 6 R 86 22 40 48 6
    line M 68 8 68 84
    """,
    "arrow.triangle.2.circlepath.camera": "same camera.rotate",
    "photo.on.rectangle.angled": "same photo.on.rectangle",
    "photo.fill.on.rectangle.fill": "same photo.on.rectangle.fill",
    "camera.on.rectangle": """
    144 124
    level 1
    line M 16 90 Q 10 88 10 78 L 10 24 Q 10 10 24 10 L 106 10 Q 118 10 120 20
    level 0
    use camera 0.86 25 24
    """,
    "forward.frame": """
    120 104
    body U 6 38 12 108 52 38 92
    line M 12 14 12 90
    """,
    "backward.frame": "mirrored forward.frame",
    "timelapse": """
    124 124
    line O 62 62 54
    area M 62 62 62 18 J 62 62 44 -90 150 Z
    """,
    "slowmo": """
    124 124
    most 11
    line M 62 10 62 24 T 16 62 62 O 62 62 20
    """,
  ]
}
