#define _GNU_SOURCE
#include "CSystem.h"

#include <dlfcn.h>
#include <string.h>

uint64_t segue_system_offset(uint64_t address, const char *library) {
  Dl_info info;
  if (!dladdr((const void *)(uintptr_t)address, &info) || !info.dli_fname) return 0;
  return strcmp(info.dli_fname, library) == 0 ? address - (uint64_t)(uintptr_t)info.dli_fbase : 0;
}
