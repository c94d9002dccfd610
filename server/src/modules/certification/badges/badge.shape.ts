import { z } from 'zod';
import { BADGE_CONTEXTS, CREDENTIALS, EXTENSIONS } from './load-document.ts';

const kindOf = (...names: string[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .refine((kinds) => [kinds].flat().some((kind) => names.includes(kind)));
const many = <T extends z.ZodType>(one: T) => z.union([one.transform((single) => [single]), z.array(one)]);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const profile = z.looseObject({
  id: z.url(),
  type: kindOf('Profile'),
  name: z.string().optional(),
  otherIdentifier: many(z.looseObject({ type: kindOf('IdentifierEntry') })).optional(),
  get parentOrg(): z.ZodOptional<typeof profile> {
    return profile.optional();
  },
});

const achievement = z.looseObject({
  id: z.url(),
  type: kindOf('Achievement'),
  name: z.string(),
  description: z.string(),
  criteria: z.looseObject({ id: z.url().optional(), narrative: z.string().optional() }),
  creator: profile.optional(),
  resultDescription: many(z.looseObject({ type: kindOf('ResultDescription') })).optional(),
});

const subject = z
  .looseObject({
    id: z.url().optional(),
    type: kindOf('AchievementSubject'),
    achievement,
    identifier: many(z.looseObject({ type: kindOf('IdentityObject') })).optional(),
    source: profile.optional(),
    result: many(z.looseObject({ type: kindOf('Result') })).optional(),
  })
  .refine(({ id, identifier = [] }) => id !== undefined || identifier.length > 0);

const signed = {
  id: z.url(),
  /** Who says so: an address or a DID. */
  issuer: z.union([z.url(), profile.transform(({ id }) => id)]),
  proof: many(z.looseObject({})).default([]),
  validUntil: moment.optional(),
};

const badge = z.looseObject({
  ...signed,
  '@context': z.tuple([z.literal(CREDENTIALS), z.enum(BADGE_CONTEXTS)], z.literal(EXTENSIONS)),
  type: kindOf('VerifiableCredential').and(kindOf('OpenBadgeCredential', 'AchievementCredential')),
  validFrom: moment,
  credentialSubject: subject,
  evidence: many(z.looseObject({ type: kindOf('Evidence') })).optional(),
  credentialStatus: many(z.looseObject({})).default([]),
});

const statusList = z.looseObject({
  ...signed,
  '@context': z.tuple([z.literal(CREDENTIALS)]),
  type: kindOf('BitstringStatusListCredential'),
  validFrom: moment.optional(),
  credentialSubject: z.looseObject({
    type: kindOf('BitstringStatusList'),
    statusPurpose: z.literal('revocation'),
    /** Base64url of what was compressed by gzip. */
    encodedList: z.string().startsWith('u').max(1_000_000),
  }),
});

const DEEPEST = 20;

/**
 * Whether words mean what whoever reads the JSON takes them for. A signature is over meanings: the end of validity could
 * be told by its whole address as well, by a word of one's own, or where the credential is named once more, and would be
 * signed and read by nobody.
 */
const isPlain = (value: unknown, ownId: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((one) => isPlain(one, ownId, depth + 1));
  return Object.entries(value).every(([word, said]) => {
    const isWord = !/[@:]/.test(word) || (depth === 0 && word === '@context');
    const namesWhole = depth > 0 && word === 'id' && said === ownId;
    return isWord && !namesWhole && isPlain(said, ownId, depth + 1);
  });
};

/** A document as it was given, which its signature is over, and what was read of it. */
export type Read<T> = { raw: object; said: T };

const reader =
  <T extends z.ZodType>(shape: T) =>
  (document: unknown): Read<z.output<T>> | null => {
    if (typeof document !== 'object' || document === null) return null;
    if (!isPlain(document, (document as { id?: unknown }).id)) return null;
    const read = shape.safeParse(document);
    return read.success ? { raw: document, said: read.data } : null;
  };

/** Null of what is no badge of Open Badges 3.0. */
export const readBadge = reader(badge);
/** Null of what is no list of revoked credentials. */
export const readStatusList = reader(statusList);
