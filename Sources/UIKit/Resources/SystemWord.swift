import Foundation
import QuartzCore

/// A word that UIKit itself writes, on its buttons, in its menus and on the keys of its keyboard.
///
/// It is in the language in which the app runs, not in the user's: an app without German has
/// "Cancel" on a German phone (documented). The raw values are English. The words of other
/// languages are those of iOS as far as known (inferred).
enum SystemWord: String, CaseIterable {
  case edit = "Edit"
  case done = "Done"
  case cancel = "Cancel"
  case save = "Save"
  case undo = "Undo"
  case redo = "Redo"
  case add = "Add"
  case close = "Close"
  case stop = "Stop"
  case search = "Search"
  case share = "Share"
  case back = "Back"
  case delete = "Delete"
  case cut = "Cut"
  case copy = "Copy"
  case paste = "Paste"
  case select = "Select"
  case selectAll = "Select All"
  case format = "Format"
  case bold = "Bold"
  case italic = "Italic"
  case underline = "Underline"
  case openLink = "Open Link"
  case copyLink = "Copy Link"
  case more = "More"
  case favorites = "Favorites"
  case featured = "Featured"
  case topRated = "Top Rated"
  case recents = "Recents"
  case contacts = "Contacts"
  case history = "History"
  case bookmarks = "Bookmarks"
  case downloads = "Downloads"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case loading = "Loading…"
  case time = "Time"
  case today = "Today"
  case returnKey = "return"
  case goKey = "go"
  case searchKey = "search"
  case joinKey = "join"
  case nextKey = "next"
  case routeKey = "route"
  case sendKey = "send"
  case doneKey = "done"
  case continueKey = "continue"
  case spaceKey = "space"

  /// The word in the language of the app.
  var text: String { text(in: AppResources.appLanguage) }

  /// The word in a language: `de`, `de-AT` or `de_AT`.
  ///
  /// English for languages that the table lacks.
  func text(in language: String) -> String {
    let parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    guard let first = parts.first else { return rawValue }
    let traditional: Set<Substring> = ["Hant", "TW", "HK", "MO"]
    let column =
      first != "zh" ? String(first) : traditional.isDisjoint(with: parts) ? "zh-Hans" : "zh-Hant"
    return Self.words[column]?[rawValue] ?? rawValue
  }

  /// By language, then by the English word.
  private static let words: [String: [String: String]] = {
    var words: [String: [String: String]] = [:]
    for table in [western, eastern] {
      let rows = table.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
      guard let languages = rows.first else { continue }
      for row in rows.dropFirst() {
        for (language, word) in zip(languages, row).dropFirst() {
          words[language, default: [:]][row[0]] = word
        }
      }
    }
    return words
  }()

  private static let western = """
    -|de|fr|es|it|pt|nl|sv|pl
    Edit|Bearbeiten|Modifier|Editar|Modifica|Editar|Wijzig|Redigera|Edytuj
    Done|Fertig|OK|OK|Fine|OK|Gereed|Klar|Gotowe
    Cancel|Abbrechen|Annuler|Cancelar|Annulla|Cancelar|Annuleer|Avbryt|Anuluj
    Save|Sichern|Enregistrer|Guardar|Salva|Salvar|Bewaar|Spara|Zachowaj
    Undo|Widerrufen|Annuler|Deshacer|Annulla|Desfazer|Herstel|Ångra|Cofnij
    Redo|Wiederholen|Rétablir|Rehacer|Ripristina|Refazer|Opnieuw|Gör om|Ponów
    Add|Hinzufügen|Ajouter|Añadir|Aggiungi|Adicionar|Voeg toe|Lägg till|Dodaj
    Close|Schließen|Fermer|Cerrar|Chiudi|Fechar|Sluit|Stäng|Zamknij
    Stop|Stoppen|Arrêter|Detener|Interrompi|Parar|Stop|Stoppa|Zatrzymaj
    Search|Suchen|Rechercher|Buscar|Cerca|Buscar|Zoek|Sök|Szukaj
    Share|Teilen|Partager|Compartir|Condividi|Compartilhar|Deel|Dela|Udostępnij
    Back|Zurück|Retour|Atrás|Indietro|Voltar|Terug|Tillbaka|Wstecz
    Delete|Löschen|Supprimer|Eliminar|Elimina|Apagar|Verwijder|Radera|Usuń
    Cut|Ausschneiden|Couper|Cortar|Taglia|Cortar|Knip|Klipp ut|Wytnij
    Copy|Kopieren|Copier|Copiar|Copia|Copiar|Kopieer|Kopiera|Kopiuj
    Paste|Einsetzen|Coller|Pegar|Incolla|Colar|Plak|Klistra in|Wklej
    Select|Auswählen|Sélectionner|Seleccionar|Seleziona|Selecionar|Selecteer|Markera|Zaznacz
    Select All|Alles auswählen|Tout sélectionner|Seleccionar todo|Seleziona tutto|Selecionar Tudo|Selecteer alles|Markera allt|Zaznacz wszystko
    Format|Format|Format|Formato|Formato|Formatar|Opmaak|Format|Format
    Bold|Fett|Gras|Negrita|Grassetto|Negrito|Vet|Fet|Pogrubienie
    Italic|Kursiv|Italique|Cursiva|Corsivo|Itálico|Cursief|Kursiv|Kursywa
    Underline|Unterstrichen|Souligné|Subrayado|Sottolineato|Sublinhado|Onderstreept|Understruken|Podkreślenie
    Open Link|Link öffnen|Ouvrir le lien|Abrir enlace|Apri link|Abrir Link|Open koppeling|Öppna länk|Otwórz łącze
    Copy Link|Link kopieren|Copier le lien|Copiar enlace|Copia link|Copiar Link|Kopieer koppeling|Kopiera länk|Kopiuj łącze
    More|Mehr|Autres|Más|Altro|Mais|Meer|Mer|Więcej
    Favorites|Favoriten|Favoris|Favoritos|Preferiti|Favoritos|Favorieten|Favoriter|Ulubione
    Featured|Highlights|Sélection|Destacados|In primo piano|Destaques|Uitgelicht|Aktuellt|Polecane
    Top Rated|Bestbewertet|Mieux notés|Mejor valorados|I più votati|Mais Votados|Best beoordeeld|Högst betyg|Najwyżej ocenione
    Recents|Zuletzt|Récents|Recientes|Recenti|Recentes|Recent|Senaste|Ostatnie
    Contacts|Kontakte|Contacts|Contactos|Contatti|Contatos|Contacten|Kontakter|Kontakty
    History|Verlauf|Historique|Historial|Cronologia|Histórico|Geschiedenis|Historik|Historia
    Bookmarks|Lesezeichen|Signets|Marcadores|Preferiti|Favoritos|Bladwijzers|Bokmärken|Zakładki
    Downloads|Downloads|Téléchargements|Descargas|Download|Downloads|Downloads|Hämtningar|Pobrane
    Most Recent|Neueste|Plus récents|Más recientes|Più recenti|Mais Recentes|Recentste|Senaste|Najnowsze
    Most Viewed|Meistgesehen|Plus vus|Más vistos|I più visti|Mais Vistos|Meest bekeken|Mest visade|Najpopularniejsze
    Loading…|Laden …|Chargement…|Cargando…|Caricamento…|Carregando…|Laden…|Laddar…|Ładowanie…
    Time|Uhrzeit|Heure|Hora|Ora|Hora|Tijd|Tid|Czas
    Today|Heute|Aujourd’hui|Hoy|Oggi|Hoje|Vandaag|I dag|Dzisiaj
    return|Return|retour|intro|invio|retorno|return|retur|enter
    go|Öffnen|accéder|ir|vai|ir|ga|gå|idź
    search|Suchen|rechercher|buscar|cerca|buscar|zoek|sök|szukaj
    join|Verbinden|rejoindre|unirse|accedi|entrar|verbind|anslut|połącz
    next|Weiter|suivant|siguiente|avanti|seguinte|volgende|nästa|dalej
    route|Route|itinéraire|ruta|percorso|rota|route|rutt|trasa
    send|Senden|envoyer|enviar|invia|enviar|stuur|skicka|wyślij
    done|Fertig|terminé|OK|fine|ok|gereed|klar|gotowe
    continue|Fortfahren|continuer|continuar|continua|continuar|ga door|fortsätt|kontynuuj
    space|Leerzeichen|espace|espacio|spazio|espaço|spatie|mellanslag|spacja
    """

  private static let eastern = """
    -|ja|ko|zh-Hans|ru|ar|he|tr
    Edit|編集|편집|编辑|Править|تحرير|עריכה|Düzenle
    Done|完了|완료|完成|Готово|تم|סיום|Bitti
    Cancel|キャンセル|취소|取消|Отменить|إلغاء|ביטול|Vazgeç
    Save|保存|저장|存储|Сохранить|حفظ|שמור|Kaydet
    Undo|取り消す|실행 취소|撤销|Отменить|تراجع|בטל|Geri Al
    Redo|やり直す|실행 복귀|重做|Повторить|إعادة|חזור|Yinele
    Add|追加|추가|添加|Добавить|إضافة|הוסף|Ekle
    Close|閉じる|닫기|关闭|Закрыть|إغلاق|סגור|Kapat
    Stop|停止|정지|停止|Стоп|إيقاف|עצור|Durdur
    Search|検索|검색|搜索|Поиск|بحث|חיפוש|Ara
    Share|共有|공유|共享|Поделиться|مشاركة|שיתוף|Paylaş
    Back|戻る|뒤로|返回|Назад|رجوع|חזרה|Geri
    Delete|削除|삭제|删除|Удалить|حذف|מחק|Sil
    Cut|カット|오려두기|剪切|Вырезать|قص|גזור|Kes
    Copy|コピー|복사|拷贝|Скопировать|نسخ|העתק|Kopyala
    Paste|ペースト|붙여넣기|粘贴|Вставить|لصق|הדבק|Yapıştır
    Select|選択|선택|选择|Выбрать|تحديد|בחר|Seç
    Select All|すべてを選択|전체 선택|全选|Выбрать все|تحديد الكل|בחר הכל|Tümünü Seç
    Format|フォーマット|포맷|格式|Формат|تنسيق|עיצוב|Biçim
    Bold|ボールド|볼드체|粗体|Жирный|غامق|מודגש|Kalın
    Italic|イタリック|이탤릭체|斜体|Курсив|مائل|נטוי|İtalik
    Underline|アンダーライン|밑줄|下划线|Подчеркнутый|تسطير|קו תחתון|Altı Çizili
    Open Link|リンクを開く|링크 열기|打开链接|Открыть ссылку|فتح الرابط|פתח קישור|Bağlantıyı Aç
    Copy Link|リンクをコピー|링크 복사|拷贝链接|Скопировать ссылку|نسخ الرابط|העתק קישור|Bağlantıyı Kopyala
    More|その他|더 보기|更多|Еще|المزيد|עוד|Diğer
    Favorites|よく使う項目|즐겨찾기|个人收藏|Избранное|المفضلة|מועדפים|Favoriler
    Featured|おすすめ|추천|精选|Подборка|مميز|מומלצים|Seçilenler
    Top Rated|トップレート|최고 평점|最高评分|Лучшие|الأعلى تقييمًا|הדירוג הגבוה|En Beğenilenler
    Recents|履歴|최근 항목|最近项目|Недавние|الحديثة|אחרונים|Son
    Contacts|連絡先|연락처|通讯录|Контакты|جهات الاتصال|אנשי קשר|Kişiler
    History|履歴|기록|历史记录|История|السجل|היסטוריה|Geçmiş
    Bookmarks|ブックマーク|책갈피|书签|Закладки|الإشارات المرجعية|סימניות|Yer İmleri
    Downloads|ダウンロード|다운로드|下载|Загрузки|التنزيلات|הורדות|İndirilenler
    Most Recent|最新|최신|最新|Последние|الأحدث|החדשים ביותר|En Yeni
    Most Viewed|トップビュー|최다 조회|最多浏览|Популярные|الأكثر مشاهدة|הנצפים ביותר|En Çok İzlenen
    Loading…|読み込み中…|로드 중…|正在载入…|Загрузка…|جارٍ التحميل…|טוען…|Yükleniyor…
    Time|時刻|시간|时间|Время|الوقت|שעה|Saat
    Today|今日|오늘|今天|Сегодня|اليوم|היום|Bugün
    return|改行|줄바꿈|换行|Ввод|إدخال|חזור|geç
    go|開く|이동|前往|Перейти|انتقال|עבור|git
    search|検索|검색|搜索|Найти|بحث|חיפוש|ara
    join|接続|연결|加入|Подкл.|انضمام|הצטרף|katıl
    next|次へ|다음|下一项|Далее|التالي|הבא|sonraki
    route|経路|경로|路线|Маршрут|مسار|מסלול|güzergâh
    send|送信|보내기|发送|Отпр.|إرسال|שלח|gönder
    done|完了|완료|完成|Готово|تم|סיום|bitti
    continue|続ける|계속|继续|Продолжить|متابعة|המשך|sürdür
    space|空白|스페이스|空格|Пробел|مسافة|רווח|boşluk
    """
}

extension AppResources {
  static var appLanguage: String { language(of: .main, for: languages) }

  /// The language in which an app runs: the first of the user's that the app has, else the one in
  /// which it is developed (documented).
  static func language(of bundle: Bundle, for languages: [String]) -> String {
    let info = bundle.infoDictionary ?? [:]
    let region = (info["CFBundleDevelopmentRegion"] as? String).flatMap { $0.isCode ? $0 : nil }
    let listed = info["CFBundleLocalizations"] as? [String] ?? []
    let known = localizations(of: bundle).union(listed).union([region ?? "en"])
    return languages.first { language in known.contains { $0.covers(language) } } ?? region ?? "en"
  }
}

extension String {
  fileprivate var language: Substring { prefix { $0 != "-" && $0 != "_" } }

  /// Not "English" of old projects, nor a build setting that is not filled in.
  fileprivate var isCode: Bool {
    (2...3).contains(language.count) && language.allSatisfy(\.isLetter)
  }

  /// Whether texts in this language serve a user of another: regions do not count.
  fileprivate func covers(_ other: String) -> Bool { language == other.language }
}
