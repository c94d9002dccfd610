import { createSealer } from '#server/platform/sealer.ts';

/** Whose link it is, and into what. */
type Named = { enrolmentId: string; sessionId: string; userId: string };

/** The secrets of links into sessions. None is stored: each is bound to a place, a session and the account that has it. */
export type JoinLinks = {
  tokenOf(named: Named): string;
  isTokenOf(token: string, named: Named): boolean;
  /** The enrolment that a token says; whether it is sealed is not asked. */
  enrolmentIn(token: string): string;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    joinLinks: JoinLinks;
  }
}

export const createJoinLinks = (key: string, previous?: string): JoinLinks => {
  const { seal, isSealOf } = createSealer(key, previous);
  const textOf = ({ enrolmentId, sessionId, userId }: Named) => `join:${enrolmentId}:${sessionId}:${userId}`;
  return {
    tokenOf: (named) => `${named.enrolmentId}.${seal(textOf(named))}`,
    isTokenOf: (token, named) => {
      const [enrolmentId, given] = token.split('.');
      return enrolmentId === named.enrolmentId && isSealOf(given, textOf(named));
    },
    enrolmentIn: (token) => token.split('.')[0] ?? '',
  };
};
