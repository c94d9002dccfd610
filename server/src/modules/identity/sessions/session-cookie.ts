export const SESSION_DAYS = 30;
const MAX_AGE = SESSION_DAYS * 24 * 60 * 60;

/** Under TLS a name that browsers accept from this very host only, so that no sibling domain can plant one. */
const nameAt = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-session' : 'session');

const cookie = (publicUrl: string, value: string, maxAge: number) => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
};

export const sessionCookie = (publicUrl: string, token: string) => cookie(publicUrl, token, MAX_AGE);

export const endedSessionCookie = (publicUrl: string) => cookie(publicUrl, '', 0);

/** The session's token in a `Cookie` header, or null where there is none that could be ours. */
export const sessionTokenFrom = (header: string | null | undefined, publicUrl: string): string | null => {
  const prefix = `${nameAt(publicUrl)}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(prefix));
  const token = pair?.slice(prefix.length) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
};
