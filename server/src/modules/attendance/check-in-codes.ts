import { createHash } from 'node:crypto';
import { CODE_MS, codeNumber, takenCodes } from '#domain/attendance/check-in-code.ts';
import { createSealer } from '#server/platform/sealer.ts';

/** A code of a day at one time: a token for cameras, six figures for hands. */
export type CheckInCode = { from: number; token: string; figures: string };

/** Codes follow from the key, the day and the time: none is stored, and nobody without the key can make one. */
export type CheckInCodes = {
  /** Those that are shown from now on, in their order. */
  from(sessionId: string, now: number, count: number): CheckInCode[];
  isToken(sessionId: string, token: string, now: number): boolean;
  isFigures(sessionId: string, figures: string, now: number): boolean;
  /** Says that somebody has scanned a good code of a day at this moment. */
  ticket(sessionId: string, at: number): string;
  /** The day and the moment that a ticket says; null of any other text. */
  readTicket(ticket: string): { sessionId: string; at: number } | null;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    checkInCodes: CheckInCodes;
  }
}

const TOKEN_LENGTH = 22;

export const createCheckInCodes = (key: string, previous?: string): CheckInCodes => {
  const sealer = createSealer(key, previous);
  const textOf = (sessionId: string, code: number) => `check-in ${sessionId} ${code}`;
  const tokenOf = (seal: string) => seal.slice(0, TOKEN_LENGTH);
  const taken = (sessionId: string, now: number) =>
    takenCodes(now).flatMap((code) => sealer.sealsOf(textOf(sessionId, code)));
  const ticketText = (sessionId: string, at: string) => `scanned ${sessionId} ${at}`;
  return {
    from: (sessionId, now, count) =>
      Array.from({ length: count }, (_, index) => {
        const code = codeNumber(now) + index;
        const seal = sealer.seal(textOf(sessionId, code));
        return { from: code * CODE_MS, token: tokenOf(seal), figures: figuresOf(seal) };
      }),
    isToken: (sessionId, token, now) => taken(sessionId, now).map(tokenOf).includes(token),
    isFigures: (sessionId, figures, now) => taken(sessionId, now).map(figuresOf).includes(figures),
    ticket: (sessionId, at) => `${sessionId}.${at}.${sealer.seal(ticketText(sessionId, String(at)))}`,
    readTicket: (ticket) => {
      const [sessionId = '', at = '', seal] = ticket.split('.');
      return sealer.isSealOf(seal, ticketText(sessionId, at)) ? { sessionId, at: Number(at) } : null;
    },
  };
};

/** Six figures, each as likely as the others but for one in four thousand million. */
const figuresOf = (seal: string): string => {
  const number = createHash('sha256').update(seal).digest().readUInt32BE(0);
  return String(number % 1_000_000).padStart(6, '0');
};
