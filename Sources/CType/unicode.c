#include "internal.h"

#include <dlfcn.h>
#include <fribidi/fribidi.h>
#include <pthread.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>

// MARK: Direction

int ctype_bidi_levels(const uint32_t *text, int length, int direction, uint8_t *levels) {
  FriBidiParType paragraph = direction == CTYPE_LEFT_TO_RIGHT   ? FRIBIDI_PAR_LTR
                             : direction == CTYPE_RIGHT_TO_LEFT ? FRIBIDI_PAR_RTL
                                                                : FRIBIDI_PAR_ON;
  size_t count = length > 0 ? (size_t)length : 1;
  FriBidiCharType *types = ctype_need(calloc(count, sizeof *types));
  FriBidiBracketType *brackets = ctype_need(calloc(count, sizeof *brackets));
  FriBidiLevel *found = ctype_need(calloc(count, sizeof *found));
  fribidi_get_bidi_types(text, length, types);
  fribidi_get_bracket_types(text, length, types, brackets);
  if (fribidi_get_par_embedding_levels_ex(types, brackets, length, &paragraph, found) == 0) {
    ctype_end_without_memory();
  }
  int base = FRIBIDI_IS_RTL(paragraph) ? 1 : 0;
  // What is not in the text, such as a control that opens an isolate, may stand at -1.
  for (int i = 0; i < length; i++) levels[i] = found[i] < 0 ? (uint8_t)base : (uint8_t)found[i];
  free(types);
  free(brackets);
  free(found);
  return base;
}

// MARK: Lines

// ICU is large and most text does not need it: it is opened by the first text that does. The header says
// which version, and its names carry it.
#define NAME_OF(function) QUOTE(function)
#define QUOTE(name) #name
#define LIBRARY "libicuuc.so." U_ICU_VERSION_SHORT

static struct {
  pthread_mutex_t lock;
  int is_tried;
  UBreakIterator *lines;
  __typeof__(&ubrk_setText) set_text;
  __typeof__(&ubrk_next) next;
} icu = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void check_memory(UErrorCode status) {
  if (status == U_MEMORY_ALLOCATION_ERROR) ctype_end_without_memory();
}

static void open_icu(void) {
  icu.is_tried = 1;
  errno = 0;
  void *library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    if (errno == ENOMEM) ctype_end_without_memory();
    return;
  }
  __typeof__(&uloc_setDefault) set_default_locale =
      (__typeof__(&uloc_setDefault))dlsym(library, NAME_OF(uloc_setDefault));
  __typeof__(&ubrk_open) open = (__typeof__(&ubrk_open))dlsym(library, NAME_OF(ubrk_open));
  icu.set_text = (__typeof__(&ubrk_setText))dlsym(library, NAME_OF(ubrk_setText));
  icu.next = (__typeof__(&ubrk_next))dlsym(library, NAME_OF(ubrk_next));
  if (!set_default_locale || !open || !icu.set_text || !icu.next) return;
  UErrorCode status = U_ZERO_ERROR;
  // Else ICU looks for the locale of the process, and waits for itself if it gets no memory for that name.
  set_default_locale("en", &status);
  check_memory(status);
  icu.lines = open(UBRK_LINE, "en", NULL, 0, &status);
  check_memory(status);
  if (U_FAILURE(status)) icu.lines = NULL;
}

int ctype_line_breaks(const uint16_t *text, int length, uint8_t *can_break_before) {
  memset(can_break_before, 0, (size_t)length);
  pthread_mutex_lock(&icu.lock);
  if (!icu.is_tried) open_icu();
  int is_open = icu.lines != NULL;
  if (is_open) {
    UErrorCode status = U_ZERO_ERROR;
    icu.set_text(icu.lines, text, length, &status);
    check_memory(status);
    if (U_SUCCESS(status)) {
      for (int at = icu.next(icu.lines); at != UBRK_DONE; at = icu.next(icu.lines)) {
        if (at > 0 && at < length) can_break_before[at] = 1;
      }
      // The iterator must not hold on to text that is about to go.
      static const UChar nothing[1] = {0};
      icu.set_text(icu.lines, nothing, 0, &status);
    }
  }
  pthread_mutex_unlock(&icu.lock);
  return is_open;
}
