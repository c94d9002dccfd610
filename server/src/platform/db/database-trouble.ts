/** Of a database that cannot be reached: `message` is a sentence for whoever runs the academy. */
export class DatabaseTrouble extends Error {}

const NO_ANSWER = new Set([
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'ENOENT',
]);
const NO_SUCH_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const REFUSED = new Set(['28P01', '28000']);
/** As the driver says it. */
const NO_PASSWORD = /password must be a (non-empty )?string/;
const NO_SUCH_DATABASE = '3D000';

/** Why `url` cannot be connected to, without the password in it. */
export const whyUnreachable = (error: unknown, url: string): string => {
  const { hostname, port, pathname, username } = new URL(url);
  const host = decodeURIComponent(hostname);
  const at = host.startsWith('/') ? host : `${host || 'localhost'}:${port || 5432}`;
  const code = codeOf(error);
  const user = decodeURIComponent(username);
  if (NO_ANSWER.has(code)) return `no server answers at ${at}`;
  if (NO_SUCH_HOST.has(code)) return `there is no machine called ${host}`;
  if (REFUSED.has(code)) return `the server refuses the name ${user} with this password`;
  if (code === NO_SUCH_DATABASE) return `the server has no database ${decodeURIComponent(pathname.slice(1))}`;
  if (error instanceof Error && NO_PASSWORD.test(error.message))
    return `the server asks for a password of ${user}`;
  return error instanceof Error ? error.message : String(error);
};

/** Where a name stands for several addresses, each has an error of its own. */
const codeOf = (error: unknown): string => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error && 'code' in first ? String(first.code) : '';
};
