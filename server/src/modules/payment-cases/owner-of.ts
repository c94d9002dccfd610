import type { Owner } from '../payments/index.ts';

export const CASE_KIND = 'case';

/** A payment case as payments knows it. */
export const ownerOf = ({ id }: { id: string }): Owner => ({ kind: CASE_KIND, id });
