import { exportEndpoints } from '#contracts/admin-exports.ts';
import type { EndpointOptions } from '#contracts/endpoint.ts';
import { endpoints } from '#contracts/endpoints.ts';
import { readSiteMap } from '../../e2e/site-map.ts';
import { sampleOf } from './sample-of.ts';

export type Who = 'stranger' | 'learner' | 'admin';
export type Address = {
  method: string;
  /** As the router has it: `/api/orders/:reference`. */
  path: string;
  who: Who;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
};

/** What ends the session that everything else is asked with. */
const ENDS_SESSION = /^\/logout$/;
/** What lists of pages read from their address. */
const PAGE_QUERY = { q: 'botox', page: 1, sort: 'date', status: 'open' };
/** What takes a parameter and is neither a call of the contracts nor a page. */
const OTHERS: [string, Who][] = [
  ['/files/:folder/:name', 'stranger'],
  ['/cards/courses/:courseId.png', 'stranger'],
  ['/in-person/courses/:courseId/calendar.ics', 'stranger'],
  ['/api/orders/:reference/receipts/:documentId', 'learner'],
  ['/api/general-payment/receipt/:caseId', 'stranger'],
  ['/api/general-payment/certificate/:caseId', 'stranger'],
];

/** Every call and page with something in it that a stranger could change. */
export const listAddresses = (): Address[] =>
  [
    ...Object.values<EndpointOptions>({ ...endpoints, ...exportEndpoints }).map(addressOf),
    ...OTHERS.map(([path, who]) => ({ method: 'GET', path, who, query: {}, body: {} })),
    ...readSiteMap().map((path) => ({
      method: 'GET',
      path: path.replaceAll('?', ''),
      who: /^\/admin/.test(path) ? ('admin' as const) : ('learner' as const),
      query: PAGE_QUERY,
      body: {},
    })),
  ]
    .filter((address) => hasParameter(address) && !ENDS_SESSION.test(address.path))
    .filter((address, at, all) => all.findIndex((other) => nameOf(other) === nameOf(address)) === at)
    .sort((one, other) => effortOf(one) - effortOf(other));

export const nameOf = ({ method, path }: Pick<Address, 'method' | 'path'>): string => `${method} ${path}`;

const addressOf = ({ method, path, access, query, body }: EndpointOptions): Address => ({
  ...{ method, path, query: sampleOf(query), body: sampleOf(body) },
  who: access === 'public' ? 'stranger' : access === 'signed-in' ? 'learner' : 'admin',
});

const hasParameter = ({ path, query, body }: Address): boolean =>
  path.includes(':') || Object.keys(query).length + Object.keys(body).length > 0;

/** How much there is to change; what takes things away comes last, since the others ask for them. */
const effortOf = ({ method, query, body }: Address): number =>
  method === 'DELETE' ? Number.POSITIVE_INFINITY : JSON.stringify([query, body]).length;

export type Names = ReadonlyMap<string, string>;

/** A path with things that exist where it has parameters; `mark` follows each. */
export const fillPath = (path: string, names: Names, mark = ''): string =>
  path.replace(/:(\w+)/g, (_, name: string) => `${nameOfThing(path, name, names)}${mark}`);

/** By the longest beginning of the path that is known, else by the parameter's name. */
const nameOfThing = (path: string, name: string, names: Names): string => {
  const known = [...names.keys()]
    .filter((key) => `${path}/`.startsWith(key) && key.endsWith(`:${name}/`))
    .sort((one, other) => other.length - one.length);
  return names.get(known[0] ?? `:${name}`) ?? 'botox';
};

export const queryOf = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return search.size > 0 ? `?${search}` : '';
};
