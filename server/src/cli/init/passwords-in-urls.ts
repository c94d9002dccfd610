import type { Answers } from './step.ts';

/** Addresses that hold a password, which is asked for, shown and told by itself, and where it then stands. */
const WITH_PASSWORD = [
  ['DATABASE_URL', 'DATABASE_PASSWORD'],
  ['SMTP_URL', 'SMTP_PASSWORD'],
] as const;

/** Takes passwords out of addresses: what is left may be shown. */
export const takePasswordsOut = (answers: Answers): Record<string, string> => {
  const taken: Record<string, string> = { ...answers };
  for (const [name, password] of WITH_PASSWORD) {
    const url = URL.parse(taken[name] ?? '');
    if (!url?.password) continue;
    taken[password] = decodeURIComponent(url.password);
    url.password = '';
    taken[name] = url.href;
  }
  return taken;
};

/** Empty where there is no address. */
export const withPassword = (text: string | undefined, password: string | undefined): string => {
  const url = URL.parse(text ?? '');
  if (!url || !password) return text ?? '';
  url.password = encodeURIComponent(password);
  return url.href;
};

export const asksPassword = (text: string | undefined): boolean => Boolean(URL.parse(text ?? '')?.username);
