import { type Chance, createChance } from './chance.ts';
import { listTargets, type Target } from './targets.ts';

export type Who = 'stranger' | 'learner' | 'staff';
export type OddRequest = {
  who: Who;
  method: string;
  /** As it goes over the wire. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/octet-stream',
  'application/xml',
  '/',
];
const PATHS = [
  ...[
    '//',
    '//[',
    '//a:b',
    '/\\',
    '/..',
    '/%',
    '/%00',
    '/%ff',
    '/%2e%2e/login',
    '*',
    '/#',
    '/a//b',
    '/.data',
    '/_root.data',
  ],
  ...[
    '/sandbox-gateway/../login',
    '/payments/return/%00',
    `/${'x'.repeat(8_000)}`,
    '/assets/%2e%2e%2fserver/main.js',
  ],
];
const IDS = [
  ...[
    'botox-professional-training-dubai-clinic',
    'laser-safety-officer',
    '018f0000-0000-7000-8000-000000000000',
    'AUR-0000000000',
    'sandbox',
  ],
  ...[
    '%00',
    '%20',
    '0',
    '-1',
    '1e999',
    '%F0%9F%A6%B7',
    "'%20or%201=1--",
    '..%2f..%2fetc',
    'x'.repeat(290),
    'x'.repeat(4_000),
  ],
  ...[
    '__proto__',
    'constructor',
    'null',
    '%ED%A0%80',
    '%7B%7D',
    '1.png',
    '01a20919-342f-7c62-8b80-36eb1ffc2b90.jpg',
  ],
];
const TEXTS = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '🦷'.repeat(300),
    'x'.repeat(60_000),
    '-1',
    '0',
    '1e308',
    'NaN',
    '9'.repeat(40),
  ],
  ...[
    "' or 1=1 --",
    '<script>',
    '%00',
    '2027-02-30',
    '0000-00-00',
    '275760-09-14',
    '2027-03-05T10:00',
    'true',
    'on',
  ],
  ...[
    'botox-professional-training-dubai-clinic',
    'laser-safety-officer',
    'someone@example.com',
    'xlsx',
    'AED',
    'full',
    'date',
    '../../etc/passwd',
    '{{7*7}}',
    '\r\nSet-Cookie: a=b',
  ],
];

const oddValue = (chance: Chance, depth = 0): unknown =>
  chance.oneOf<() => unknown>([
    () => chance.oneOf(TEXTS),
    () => chance.oneOf(TEXTS),
    () => chance.oneOf([0, -1, 1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 4_294_967_296, 1_450]),
    () => chance.oneOf([null, true, false]),
    () => (depth > 3 ? [] : Array.from({ length: chance.below(4) }, () => oddValue(chance, depth + 1))),
    () =>
      depth > 3 ? {} : oddObject(chance, ['id', 'title', 'url', '__proto__', 'length', 'price'], depth + 1),
  ])();

const oddObject = (chance: Chance, names: string[], depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    names.filter(() => chance.below(4) > 0).map((name) => [name, oddValue(chance, depth)] as const),
  );

const oddForm = (chance: Chance, names: string[]): string =>
  names
    .filter(() => chance.below(4) > 0)
    .map(
      (name) =>
        `${name}=${chance.below(3) ? encodeURIComponent(chance.oneOf(TEXTS).toWellFormed()) : chance.oneOf(IDS)}`,
    )
    .join('&');

const oddBody = (chance: Chance, type: string, fields: string[]): string => {
  if (chance.below(20) === 0) return 'x'.repeat(150_000);
  if (chance.below(5) === 0)
    return chance.oneOf(['', '{', '[]', 'null', '"x"', '7', '--x\r\n', '%', '\0', '{"a":'.repeat(5_000)]);
  if (type.startsWith('application/json')) return JSON.stringify(oddObject(chance, fields));
  if (!type.startsWith('multipart')) return oddForm(chance, fields);
  const name = chance.oneOf(['files', 'file', 'email']);
  return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${chance.oneOf(['a.pdf', '\\0', ''])}"\r\n\r\n%PDF-1.4 ${chance.oneOf(TEXTS)}\r\n--x--\r\n`;
};

const oddPath = (chance: Chance, { path, query }: Target): string => {
  if (chance.below(25) === 0) return chance.oneOf(PATHS);
  const named = path.replace(/:\w+/g, () => chance.oneOf(IDS)) + (chance.below(12) === 0 ? '.data' : '');
  const asked = oddForm(chance, query);
  return chance.below(3) > 0 && asked.length < 12_000 ? `${named}?${asked}` : named;
};

/** The same requests for the same seed, over every address there is, by everybody, and hardly one as it is meant. */
export function* oddRequests(seed: number): Generator<OddRequest> {
  const chance = createChance(seed);
  const targets = listTargets();
  for (;;) {
    const target = chance.oneOf(targets);
    const method = chance.below(6) > 0 ? target.method : chance.oneOf(METHODS);
    const path = oddPath(chance, target);
    const who = chance.oneOf<Who>(['stranger', 'learner', 'staff']);
    const type = chance.below(3) > 0 ? TYPES[chance.below(2) * 2] : chance.oneOf(TYPES);
    const hasBody = !['GET', 'HEAD'].includes(method) || chance.below(20) === 0;
    const body = hasBody ? Buffer.from(oddBody(chance, type ?? '', target.fields)) : undefined;
    const headers = {
      ...(hasBody && chance.below(15) > 0 && type && { 'content-type': type }),
      ...(chance.below(2) > 0 && { accept: 'text/html' }),
      ...(chance.below(10) === 0 && { 'idempotency-key': chance.oneOf(IDS) }),
      ...(chance.below(10) === 0 && { range: chance.oneOf(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']) }),
      ...(chance.below(10) === 0 && { 'if-none-match': chance.oneOf(['*', '"x"', 'W/']) }),
    };
    // Who logs out is nobody from then on.
    yield { who: path.startsWith('/logout') ? 'stranger' : who, method, path, headers, body };
  }
}
