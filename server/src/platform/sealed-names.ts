import { createSealer } from './sealer.ts';

/** Names that are given out for ids: none can be made without the key, and no table holds them. */
export type SealedNames = {
  nameOf(id: string): string;
  /** The id; null where the name was not given out by us, or for something else. */
  read(name: string): string | null;
};

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** `purpose` keeps names of one kind from being taken for another's. */
type Keyed = { key: string; previous?: string | undefined; purpose: string };

export const createSealedNames = ({ key, previous, purpose }: Keyed): SealedNames => {
  const { seal, isSealOf } = createSealer(key, previous);
  const sealed = (id: string) => `${purpose}:${id}`;
  return {
    nameOf: (id) => `${id}.${seal(sealed(id))}`,
    read(name) {
      const [, id, given] = NAME.exec(name) ?? [];
      return id && isSealOf(given, sealed(id)) ? id : null;
    },
  };
};
