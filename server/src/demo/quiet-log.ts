import type { Log } from '#server/platform/log.ts';

const ignore = () => {};

/** Some troubles of the samples are meant, so errors are kept back and told only when loading fails. */
export const keepQuiet = (log: Log): { quiet: Log; tellAll(): void } => {
  const kept: Parameters<Log['error']>[] = [];
  return {
    quiet: { debug: ignore, info: ignore, warn: ignore, error: (...entry) => kept.push(entry) },
    tellAll: () => {
      for (const entry of kept) log.error(...entry);
    },
  };
};
