import { createContext, useContext } from 'react';

/** What the reader has chosen, by the slugs of the courses. */
export interface Kept {
  inCart: ReadonlySet<string>;
  onWishlist: ReadonlySet<string>;
}

/** Until it is known, and where nobody is asked. */
const NOTHING_KEPT: Kept = { inCart: new Set(), onWishlist: new Set() };

export const KeptContext = createContext<Kept>(NOTHING_KEPT);

export const useKept = (): Kept => useContext(KeptContext);
