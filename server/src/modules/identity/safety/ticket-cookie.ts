import { TICKET_MINUTES } from './safety.repository.ts';

const nameAt = (publicUrl: string) => (publicUrl.startsWith('https:') ? '__Host-login' : 'login');

const cookie = (publicUrl: string, value: string, maxAge: number) => {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
};

export const ticketCookie = (publicUrl: string, token: string) =>
  cookie(publicUrl, token, TICKET_MINUTES * 60);

export const usedTicketCookie = (publicUrl: string) => cookie(publicUrl, '', 0);

export const ticketFrom = (header: string | undefined, publicUrl: string): string | undefined => {
  const prefix = `${nameAt(publicUrl)}=`;
  const pairs = (header ?? '').split(';').map((part) => part.trim());
  return pairs.find((part) => part.startsWith(prefix))?.slice(prefix.length);
};
