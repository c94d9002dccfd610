import type { Ctx } from '#server/calls/context.ts';
import './check-in-codes.ts';

const NAME = 'check-in';
const MINUTES = 10;

const cookie = (value: string, seconds: number, publicUrl: string): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

type Kept = Pick<Ctx, 'ports' | 'effects' | 'now' | 'caller'>;

/** The moment of a scan, kept in the browser that has scanned: nobody can hand it on. */
export const keepScan = ({ ports, effects, now }: Kept, sessionId: string): void => {
  const ticket = ports.checkInCodes.ticket(sessionId, now.getTime());
  effects.cookies.push(cookie(ticket, MINUTES * 60, ports.publicUrl));
};

/** A scan of this browser that is not older than ten minutes. */
export const findScan = ({ ports, caller, now }: Kept): { sessionId: string; at: number } | null => {
  const sent = (caller.cookie ?? '').split(';').map((one) => one.trim());
  const ticket = sent.find((one) => one.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  const scan = ticket ? ports.checkInCodes.readTicket(ticket) : null;
  return scan && now.getTime() - scan.at <= MINUTES * 60_000 ? scan : null;
};

export const forgetScan = ({ ports, effects }: Kept): void => {
  effects.cookies.push(cookie('', 0, ports.publicUrl));
};
