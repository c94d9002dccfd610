import { expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

test.each([
  ['programme.pdf', 'programme.pdf'],
  ['  Übersicht 日.pdf ', 'Übersicht 日.pdf'],
  ['..\\..\\windows/system32/a.pdf', 'a.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\0b\r\n.pdf', 'ab.pdf'],
  ['half \ud800 pair.pdf', 'half \ufffd pair.pdf'],
  [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(150)}.pdf`],
  ['', ''],
])('%o is called %o', (given, name) => expect(cleanFileName(given)).toBe(name));
