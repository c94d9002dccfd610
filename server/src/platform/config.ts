import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
const key = z.string().min(32, 'must be at least 32 characters').optional();
const port = z.coerce.number('must be a port number').int().min(0).max(65_535);

const webhookSecret = z
  .string()
  .regex(/^whsec_/, 'must begin with whsec_')
  .optional();

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address as in https://academy.example' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DEMO: flag,
  DEMO_PUBLIC: flag,
  TRUST_PROXY: flag,
  SESSION_KEY: key,
  LINK_KEY: key,
  FIELD_KEY: key,
  /** What badges are signed with follows from it. */
  BADGE_KEY: key,
  /** What was sealed with the keys before; both are good while a key is being replaced. */
  SESSION_KEY_PREVIOUS: key,
  LINK_KEY_PREVIOUS: key,
  FIELD_KEY_PREVIOUS: key,
  /** A sandbox gateway that runs as a process of its own, instead of the mounted one. */
  SANDBOX_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  SANDBOX_API_KEY: key,
  SANDBOX_SECRET: key,
  /** What the gateway's messages were signed with before; both are good while a secret is being replaced. */
  SANDBOX_SECRET_PREVIOUS: key,
  /** The gateway that new payments go to; open ones stay with the one that they began at. */
  GATEWAY: z.enum(['stripe', 'sandbox'], 'must be stripe or sandbox').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  /** What Stripe's messages were signed with before; both are good while a secret is being replaced. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: webhookSecret,
  /** Where Stripe's API is: a stand-in's address, for trying things out. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  /** Where its card pages are, where they are at a domain of one's own. */
  STRIPE_PAGE_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Uploaded files are kept in this bucket instead of the data folder. */
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_REGION: z.string().default('us-east-1'),
  FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  FILES_S3_PATH_STYLE: flag,
  /** Where backups go by themselves, one of the two: a bucket, as for files, or a folder. */
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_PATH_STYLE: flag,
  BACKUP_DIR: z.string().regex(/^\//, 'must be the whole path of a folder').optional(),
  /** What they are encrypted with. */
  BACKUP_KEY: key,
  BACKUP_EVERY_HOURS: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .max(168, 'must be at most 168')
    .default(24),
  /** Where Prometheus asks; without it nobody can. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  MAIL_FROM: z.string().default('Aurea Academy <courses@aurea.example>'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
  /** How long readiness is false before the server stops listening: as long as a proxy takes to notice. */
  DRAIN_MS: z.coerce.number('must be a number').int().min(0).max(3_000, 'must be at most 3000').default(0),
  WORK: z.enum(['all', 'http', 'jobs'], 'must be all, http or jobs').default('all'),
});

export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environment.shape);

export type Environment = z.output<typeof environment>;

export type Config = Environment & {
  LOG_LEVEL: NonNullable<Environment['LOG_LEVEL']>;
  publicUrl: string;
  /** Sample people, a stand-in card gateway and a mailbox to read: never where real people pay. */
  demo: boolean;
};

/** Of a key that charges real cards. */
export const isLiveKey = (key: string): boolean => key.slice(2).startsWith('_live_');

/** One plain line per mistake, so that all of them can be mended at once. */
export class ConfigError extends Error {}

const LOOPBACK = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** Passwords are typed into it: without TLS only what does not leave this machine. */
export const isSafeAddress = (url: string): boolean =>
  url.startsWith('https:') || LOOPBACK.has(new URL(url).hostname);
export const MUST_BE_SAFE = 'must begin with https://: without it passwords could be read on their way';

/** What the variables say, each by itself. Empty ones count as absent. Throws ConfigError. */
export const readValues = (variables: Record<string, string | undefined>): Environment => {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    );
  }
  return parsed.data;
};

/** Reads and checks the environment. Throws ConfigError. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const values = readValues(variables);
  const loopbackStart = LOOPBACK.has(values.HOST) && !values.DATABASE_URL && !values.PUBLIC_URL;
  const demo = values.DEMO || values.DEMO_PUBLIC || loopbackStart;
  const mistakes = [
    ...halfOfPair(values),
    ...wrongForBackups(values),
    ...(demo ? wrongForDemo(values) : missingForLive(values)),
  ];
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  // Who tries the demo reads the terminal; who runs an academy reads its log.
  const LOG_LEVEL = values.LOG_LEVEL ?? (demo ? 'warn' : 'info');
  return { ...values, LOG_LEVEL, demo, publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}` };
};

const halfOfPair = (values: Environment): string[] =>
  (['FILES', 'BACKUP'] as const)
    .map((purpose) => [`${purpose}_S3_ACCESS_KEY_ID`, `${purpose}_S3_SECRET_ACCESS_KEY`] as const)
    .filter(([id, secret]) => Boolean(values[id]) !== Boolean(values[secret]))
    .map((pair) => `${pair.join(' and ')} are given together or not at all`);

/** Everything about everybody is in a backup. */
const wrongForBackups = ({ BACKUP_S3_BUCKET, BACKUP_DIR, BACKUP_KEY }: Environment): string[] => {
  const mistakes: string[] = [];
  if (BACKUP_S3_BUCKET && BACKUP_DIR)
    mistakes.push('BACKUP_S3_BUCKET and BACKUP_DIR are two places: backups go to one');
  if ((BACKUP_S3_BUCKET || BACKUP_DIR) && !BACKUP_KEY)
    mistakes.push('BACKUP_KEY is missing: backups that are made by themselves are encrypted with it');
  return mistakes;
};

/** Sample people pay with test cards. */
const wrongForDemo = ({ STRIPE_SECRET_KEY: secret }: Environment): string[] =>
  secret && isLiveKey(secret) ? ['STRIPE_SECRET_KEY is a live key: a demo takes a test key only'] : [];

const missingForLive = (values: Environment): string[] => {
  const mistakes = (['SESSION_KEY', 'LINK_KEY', 'FIELD_KEY', 'BADGE_KEY'] as const)
    .filter((name) => !values[name])
    .map((name) => `${name} is missing: a live academy needs its own secret of 32 characters or more`);
  if (!values.PUBLIC_URL)
    mistakes.push('PUBLIC_URL is missing: links in mails need the address of this site');
  else if (!isSafeAddress(values.PUBLIC_URL)) mistakes.push(`PUBLIC_URL ${MUST_BE_SAFE}`);
  if (!values.SMTP_URL) mistakes.push('SMTP_URL is missing: a live academy sends real mail');
  if (!values.STRIPE_SECRET_KEY)
    mistakes.push('STRIPE_SECRET_KEY is missing: a live academy takes cards through Stripe');
  if (!values.STRIPE_WEBHOOK_SECRET)
    mistakes.push('STRIPE_WEBHOOK_SECRET is missing: messages of Stripe are signed with it');
  if (values.GATEWAY === 'sandbox') mistakes.push('GATEWAY sandbox charges nobody: it is for demos');
  return mistakes;
};
