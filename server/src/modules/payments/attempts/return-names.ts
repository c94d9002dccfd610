import { createSealer } from '#server/platform/sealer.ts';

/**
 * What an attempt is called in the address that its payer comes back to: its id and a seal that only the gateway and
 * the payer are given. Ids stand in addresses, receipts and the gateway's pages, so none of them opens anything.
 */
export type ReturnNames = {
  nameOf(attemptId: string): string;
  /** The id of the attempt; null where the name was not given out by us. */
  read(name: string): string | null;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    returnNames: ReturnNames;
  }
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Made again from the key whenever it is needed, so that no table holds a secret. */
export const createReturnNames = (key: string, previous?: string): ReturnNames => {
  const { seal, isSealOf } = createSealer(key, previous);
  const sealed = (id: string) => `return:${id}`;
  return {
    nameOf: (id) => `${id}.${seal(sealed(id))}`,
    read(name) {
      const [, id, given] = NAME.exec(name) ?? [];
      return id && isSealOf(given, sealed(id)) ? id : null;
    },
  };
};
