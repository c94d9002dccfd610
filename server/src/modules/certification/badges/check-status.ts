import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readStatusList } from './badge.shape.ts';
import { checkOrigin, type Surroundings } from './check-origin.ts';

export type StatusFinding = 'revoked' | 'status-unreadable' | 'status-not-understood';

const entryShape = z.looseObject({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ]),
  statusListCredential: z.url(),
  statusSize: z.literal(1).optional(),
});

/** Little that unpacks to a lot ends here. */
const MOST_BYTES = 1024 * 1024;

/** What speaks against a badge by one of its entries: null where the list was read and does not revoke it. */
export const checkStatus = async (
  entry: object,
  issuer: string,
  surroundings: Surroundings,
): Promise<StatusFinding | null> => {
  const read = entryShape.safeParse(entry).data;
  if (!read) return 'status-not-understood';
  try {
    const list = await readList(read.statusListCredential, issuer, surroundings);
    return list.getStatus(read.statusListIndex) ? 'revoked' : null;
  } catch {
    return 'status-unreadable';
  }
};

/** Throws unless a list stands there that this issuer has signed and that is good now. */
const readList = async (address: string, issuer: string, surroundings: Surroundings) => {
  const list = readStatusList(await surroundings.fetchDocument(address));
  if (list?.said.id !== address || list.said.issuer !== issuer) throw new Error('Not a list of this issuer');
  const { validFrom, validUntil, credentialSubject } = list.said;
  const { now } = surroundings;
  if ((validFrom && validFrom > now) || (validUntil && validUntil < now))
    throw new Error('Not a list of now');
  const doubt = await checkOrigin(list, surroundings);
  if (doubt) throw new Error(doubt);
  const packed = Buffer.from(credentialSubject.encodedList.slice(1), 'base64url');
  const { BitstringStatusList } = await import('@digitalbazaar/vc-bitstring-status-list');
  return new BitstringStatusList({
    buffer: new Uint8Array(gunzipSync(packed, { maxOutputLength: MOST_BYTES })),
  });
};
