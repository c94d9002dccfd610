import { sha256 } from '#server/platform/ids.ts';
import { createSealer } from '#server/platform/sealer.ts';

/** Names a case and the version of its link: replacing the link raises the version, and all that was sealed before is void. */
export type Linked = { id: string; linkVersion: number };

/**
 * The secrets of payment links. None is stored: a token and every seal can be made again from the key, so copying and
 * resending give the same link.
 */
export type CaseLinks = {
  /** 32 bytes as base64url: who has it may see the case and pay it. */
  makeToken(linked: Linked): string;
  /** The token whose hash is stored, while the key that made it is still known. */
  tokenOf(linked: Linked & { tokenHash: string }): string;
  /** Proves that a browser or a mail was handed the link, for one purpose. */
  sealFor(purpose: string, linked: Linked): string;
  isSealed(seal: string | undefined, purpose: string, linked: Linked): boolean;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    caseLinks: CaseLinks;
  }
}

export const createCaseLinks = (key: string, previous?: string): CaseLinks => {
  const { seal, sealsOf, isSealOf } = createSealer(key, previous);
  const named = (purpose: string, { id, linkVersion }: Linked) => `${purpose}:${id}:${linkVersion}`;
  return {
    makeToken: (linked) => seal(named('link', linked)),
    tokenOf(linked) {
      const tokens = sealsOf(named('link', linked));
      return tokens.find((token) => hashOfToken(token) === linked.tokenHash) ?? seal(named('link', linked));
    },
    sealFor: (purpose, linked) => seal(named(`seal/${purpose}`, linked)),
    isSealed: (given, purpose, linked) => isSealOf(given, named(`seal/${purpose}`, linked)),
  };
};

/** What a table knows of a token. */
export const hashOfToken = (token: string): string => sha256(token);
