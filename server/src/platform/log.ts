import { type DestinationStream, pino, stdSerializers } from 'pino';

/** Structured log: an object of facts, then a sentence. */
export type Log = {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** One JSON line for each entry; what would let a reader of the log in is left out. */
export const createLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      serializers: { err: describeError },
      redact: [
        'req.headers.cookie',
        'req.headers.authorization',
        'password',
        'token',
        '*.password',
        '*.token',
        'err.params',
        'err.query',
        'err.detail',
      ],
      hooks: { streamWrite: hideLinks },
    },
    destination,
  );

export type PinoLog = ReturnType<typeof createLog>;

/** An address may be part of any sentence, also of a library's, and that of a link in a mail lets its reader in. */
const hideLinks = (line: string): string =>
  line
    .replace(
      /(\/payment\/(?:general|returned)\/|\/general-payment\/(?:link|links|process|returned)\/)[^/?#"\\\s]+/g,
      '$1[link]',
    )
    .replace(/(\/(?:claim|api\/claims)\/[^/?#"\\\s]+\/)[^/?#"\\\s]+/g, '$1[link]')
    .replace(/(\/(?:calendars|previews?)\/)[^/?#"\\\s]+/g, '$1[link]')
    .replace(/([?&](?:key|attempt|token|link|pass)=)[^&#"\\\s]+/g, '$1[key]')
    .replace(/(link-(?:viewer|payer)-PC-\w+=)[\w-]+/g, '$1[seal]');

/** A query that failed repeats its parameters in its words, and they may be hashes, tokens or somebody's address. */
const describeError = (error: Error) => {
  const described = stdSerializers.err(error);
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (!('params' in current)) continue;
    const repeated = `\nparams: ${current.params}`;
    described.message = described.message.replaceAll(repeated, '');
    described.stack = described.stack.replaceAll(repeated, '');
  }
  return described;
};
