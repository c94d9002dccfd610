import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Address, fillPath, type Names, queryOf } from './addresses.ts';
import { PLANTED } from './planted.ts';
import { type Finding, type Place, runScanner, type Scanned } from './run-scanner.ts';

/** What sqlmap changes in a path is marked; in queries and bodies it finds its places by itself. */
const MARK = '*';
const RULE = '='.repeat(54);

/** Asks every address for injections into PostgreSQL: by answers that differ, by errors, by unions and by time. */
export const runSqlmap = async (
  place: Place,
  addresses: readonly Address[],
  names: Names,
): Promise<Scanned> => {
  const { host } = new URL(place.base);
  const requests = [
    { method: 'GET', target: `${PLANTED.injection}?id=1`, body: {} },
    ...addresses.map(({ method, path, query, body }) => ({
      method,
      target: `${fillPath(path, names, MARK)}${queryOf(query)}`,
      body,
    })),
  ].map((asked) => requestText(host, asked));
  // Each between two lines of its own: sqlmap does not read a line twice.
  const framed = requests.map((request) => `${RULE}\n${request}\n${RULE}\n`);
  writeFileSync(`${place.folder}/requests.txt`, framed.join(''));
  const results = `${place.folder}/sqlmap.csv`;
  const { isCut, code } = await runScanner(
    'sqlmap',
    [
      ...[
        '-l',
        `${place.folder}/requests.txt`,
        '--batch',
        '--flush-session',
        '--disable-coloring',
        '--ignore-stdin',
      ],
      ...['--level=1', '--risk=1', '--technique=BEUT', '--dbms=PostgreSQL', '--time-sec=2', '--timeout=10'],
      ...['--ignore-code=*', '--ignore-redirects', '--skip-waf', '--answers=skip further tests=N'],
      ...[`--output-dir=${place.folder}/sqlmap`, `--results-file=${results}`],
    ],
    place,
  );
  if (code !== 0 && !isCut) throw new Error(`sqlmap ended with ${code}: see ${place.folder}/sqlmap.log`);
  return { isCut, findings: existsSync(results) ? readResults(readFileSync(results, 'utf8')) : [] };
};

const requestText = (
  host: string,
  { method, target, body }: { method: string; target: string; body: Record<string, unknown> },
): string => {
  const begin = [`${method} ${target} HTTP/1.1`, `Host: ${host}`];
  if (Object.keys(body).length === 0) return [...begin, ''].join('\n');
  const json = JSON.stringify(body);
  return [
    ...begin,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(json)}`,
    '',
    json,
  ].join('\n');
};

/** What sqlmap writes beside what it has looked at again and taken back. */
const TAKEN_BACK = /false positive/;

/** Its table: target, place, parameter, techniques and notes, separated by commas; notes alone may be empty. */
export const readResults = (csv: string): Finding[] =>
  csv
    .split('\n')
    .slice(1)
    .map((line) => /^(.*),([^,]*),([^,]*),([^,]*),([^,]*)$/.exec(line.trim()))
    .filter((cells) => cells?.[4] && !TAKEN_BACK.test(cells[5] ?? ''))
    .map((cells) => ({
      where: cells?.[1] ?? '',
      what: `injection into ${cells?.[3]} (${cells?.[2]}, ${cells?.[4]})`,
    }));
