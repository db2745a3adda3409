#pragma once
int ctype_probe(void);
