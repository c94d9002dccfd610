import { isDeepStrictEqual } from 'node:util';
import type { Readiness } from '#contracts/site/admin-readiness.ts';
import type { Settings } from '#contracts/site/admin-settings.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { findUser } from '../identity/index.ts';
import { DEFAULT_SETTINGS, readVersionedSettings } from '../settings/index.ts';
import { findLastConfirmed } from './readiness.repository.ts';

const SAMPLE = DEFAULT_SETTINGS.legal;

/** What is still said of the academy that comes along. */
export const samplesIn = (legal: Settings['legal']): Readiness['taxes']['samples'] => [
  ...(legal.name === SAMPLE.name ? ['legal-name' as const] : []),
  ...(legal.address === SAMPLE.address ? ['address' as const] : []),
  ...(legal.taxRegistrationNumber === SAMPLE.taxRegistrationNumber ? ['registration-number' as const] : []),
];

/** Which tax is right nobody can see from here: an administrator says so, of the values as they stand. */
export const readTaxState = async (db: Db | Tx): Promise<Readiness['taxes']> => {
  const { settings, version } = await readVersionedSettings(db);
  const { legal, tax } = settings;
  const last = await findLastConfirmed(db, 'taxes');
  const standing = isDeepStrictEqual(last?.facts, { legal, tax }) ? last : undefined;
  const samples = samplesIn(legal);
  const by = standing && (await findUser(db, standing.madeBy));
  return {
    isDone: Boolean(standing) && samples.length === 0,
    samples,
    legalName: legal.name,
    legalAddress: legal.address,
    registrationNumber: legal.taxRegistrationNumber,
    taxName: tax.name,
    rateBp: tax.rateBp,
    version,
    confirmedAt: standing?.confirmedAt?.toISOString() ?? null,
    confirmedBy: by ? `${by.firstName} ${by.lastName}` : null,
  };
};
