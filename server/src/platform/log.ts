import { pino } from 'pino';

/** Structured log: an object of facts, then a sentence. */
export type Log = {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
};

/** One JSON line for each entry; what would let a reader of the log in is left out. */
export const createLog = (level: string) =>
  pino({
    level,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      '*.password',
      '*.token',
      'err.params',
      'err.query',
    ],
  });

export type PinoLog = ReturnType<typeof createLog>;
