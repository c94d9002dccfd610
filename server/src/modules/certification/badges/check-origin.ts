import { z } from 'zod';
import type { Read } from './badge.shape.ts';
import { isSignedBy } from './signature.ts';

/** What a check needs from outside. */
export type Surroundings = {
  now: Date;
  /**
   * What stands at an address or of a DID, as JSON; rejects where it cannot be had. Whoever wrote the badge chose the
   * address: it is decided here which may be asked at all.
   */
  fetchDocument(address: string): Promise<unknown>;
};

export type Doubt =
  | 'not-signed'
  | 'other-issuer'
  | 'issuer-unreachable'
  | 'key-unknown'
  | 'key-revoked'
  | 'signature-wrong';

const moment = z.iso.datetime({ offset: true }).optional();

const proofShape = z.looseObject({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  proofPurpose: z.literal('assertionMethod'),
  verificationMethod: z.string(),
  expires: moment,
});

const keyShape = z.looseObject({
  id: z.string(),
  type: z.literal('Multikey'),
  controller: z.string(),
  revoked: moment,
  expires: moment,
});

const issuerShape = z.looseObject({
  id: z.string(),
  verificationMethod: z.array(z.unknown()),
  assertionMethod: z.array(z.unknown()),
});

/**
 * Whether the issuer whom a document names has signed it, with a key that they stand by: null, or why not. A key that
 * was revoked proves nothing, whatever day the proof names: whoever has found the key chooses that day.
 */
export const checkOrigin = async (
  { raw, said: { issuer, proof: proofs } }: Read<{ issuer: string; proof: readonly object[] }>,
  { now, fetchDocument }: Surroundings,
): Promise<Doubt | null> => {
  const understood = proofs.flatMap((one) => proofShape.safeParse(one).data ?? []);
  const proof = understood.find(({ verificationMethod }) => verificationMethod.startsWith(`${issuer}#`));
  if (!proof) return understood.length > 0 ? 'other-issuer' : 'not-signed';
  const told = issuerShape.safeParse(await fetchDocument(issuer).catch(() => null)).data;
  if (told?.id !== issuer) return 'issuer-unreachable';
  const key = told.verificationMethod
    .flatMap((one) => keyShape.safeParse(one).data ?? [])
    .find(({ id, controller }) => id === proof.verificationMethod && controller === issuer);
  if (!key) return 'key-unknown';
  if (isOver(key.revoked, now) || isOver(key.expires, now)) return 'key-revoked';
  if (!told.assertionMethod.includes(key.id)) return 'key-unknown';
  const isRight = !isOver(proof.expires, now) && (await isSignedBy({ ...raw, proof }, key));
  return isRight ? null : 'signature-wrong';
};

const isOver = (end: string | undefined, now: Date): boolean => end !== undefined && new Date(end) <= now;
