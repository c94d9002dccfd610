import { readFileSync, rmSync } from 'node:fs';
import { escapeXml } from '#server/platform/escape-xml.ts';
import { type Address, fillPath, type Names, queryOf } from './addresses.ts';
import { PLANTED } from './planted.ts';
import { type Finding, type Place, runScanner, type Scanned } from './run-scanner.ts';

/** Where the addresses of a portion are linked from; it looks at the forms of what it finds there as well. */
export const INDEX = '/planted/index';
// Those that need a server of the scanner's maker (ssrf, xxe, log4shell) are left out.
const MODULES = ['sql', 'xss', 'permanentxss', 'redirect', 'exec', 'file', 'crlf'];
const SHARE_OF_CRAWLING = 0.25;
/** It crawls all before it attacks any: of a few addresses each it is through with some when its time is over. */
const PORTION = 25;
const LONGEST_CONTROL_S = 60;

/** What stands on each index: the planted weaknesses alone on the first, then the addresses, a portion each. */
export const portionsOf = (addresses: readonly Address[]): Address[][] => [
  [],
  ...Array.from({ length: Math.ceil(addresses.length / PORTION) }, (_, at) =>
    addresses.slice(at * PORTION, (at + 1) * PORTION),
  ),
];

/** Lets wapiti look at every address, and at the forms of every page, for holes of seven kinds. */
export const runWapiti = async (place: Place, portions: number): Promise<Scanned> => {
  const end = Date.now() + place.seconds * 1000;
  const found: Finding[] = [];
  let isCut = false;
  for (let portion = 0; portion < portions; portion++) {
    const seconds = Math.max(10, Math.floor((end - Date.now()) / 1000 / (portions - portion)));
    const given = portion === 0 ? Math.max(seconds, LONGEST_CONTROL_S) : seconds;
    const scanned = await scanPortion({ ...place, seconds: given }, portion);
    found.push(...scanned.findings);
    isCut ||= scanned.isCut;
  }
  return { findings: found, isCut };
};

const scanPortion = async (place: Place, portion: number): Promise<Scanned> => {
  const report = `${place.folder}/wapiti-${portion}.json`;
  const crawlSeconds = Math.ceil(place.seconds * SHARE_OF_CRAWLING);
  const moduleSeconds = Math.ceil((place.seconds - crawlSeconds) / MODULES.length);
  rmSync(report, { force: true });
  const { isCut, code, words } = await runScanner(
    'wapiti',
    [
      ...['-u', `${place.base}${INDEX}?portion=${portion}`, '--scope', 'domain', '-d', '1'],
      ...['-m', MODULES.join(','), '--max-scan-time', String(crawlSeconds)],
      ...['--max-attack-time', String(moduleSeconds), '--flush-session', '--no-bugreport'],
      ...['-t', '10', '-v', '1', '-f', 'json', '-o', report],
    ],
    // It ends itself by its two clocks; this is for one that does not.
    { ...place, seconds: place.seconds * 2 + 60 },
  );
  if (isCut || code !== 0) throw new Error(`wapiti ended with ${code}: see ${place.folder}/wapiti.log`);
  return {
    isCut: /Max (scan|attack) time was reached/i.test(words),
    findings: readReport(readFileSync(report, 'utf8')),
  };
};

type Told = { method: string; path: string; info: string; parameter: string };

export const readReport = (json: string): Finding[] => {
  const { vulnerabilities } = JSON.parse(json) as { vulnerabilities: Record<string, Told[]> };
  return Object.entries(vulnerabilities).flatMap(([kind, told]) =>
    told.map(({ method, path, parameter, info }) => ({
      where: `${method} ${path}`,
      what: `${kind} in ${parameter || 'the address'}: ${info}`,
    })),
  );
};

/** Links to what is asked for, a form for each that is sent, and the planted ones where there is nothing else. */
export const indexPage = (addresses: readonly Address[], names: Names): string => {
  const parts = addresses.map(({ method, path, query, body }) => {
    const target = escapeXml(`${fillPath(path, names)}${queryOf(query)}`);
    if (method === 'GET') return `<a href="${target}">${target}</a>`;
    if (method !== 'POST') return '';
    const fields = Object.entries(body).map(
      ([name, value]) =>
        `<input name="${escapeXml(name)}" value="${escapeXml(typeof value === 'object' ? JSON.stringify(value) : String(value))}">`,
    );
    return `<form method="post" action="${target}">${fields.join('')}<button>Send</button></form>`;
  });
  const planted = [`${PLANTED.injection}?id=1`, `${PLANTED.echo}?q=botox`];
  const links = addresses.length > 0 ? [] : planted.map((target) => `<a href="${target}">${target}</a>`);
  return `<!doctype html><title>Every address</title>\n${[...links, ...parts].join('\n')}`;
};
