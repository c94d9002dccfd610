import { createSealedNames, type SealedNames } from '#server/platform/sealed-names.ts';

declare module '#server/calls/context.ts' {
  interface Ports {
    /**
     * What an attempt is called in the address that its payer comes back to: its id and a seal that only the gateway and
     * the payer are given. Ids stand in addresses, receipts and the gateway's pages, so none of them opens anything.
     */
    returnNames: SealedNames;
  }
}

export const createReturnNames = (key: string, previous?: string): SealedNames =>
  createSealedNames({ key, previous, purpose: 'return' });
