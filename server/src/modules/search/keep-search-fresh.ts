import type { JobDeps } from '#server/calls/jobs.ts';
import { refreshSearch } from './refresh-search.ts';

type Deps = Pick<JobDeps, 'outer' | 'log'> & {
  catalogue: { catalogueVersion(): number };
  everyMs?: number;
};

/** Makes what was changed in the catalogue findable: at once after the start, then soon after each change. */
export const keepSearchFresh = ({ outer, log, catalogue, everyMs = 5_000 }: Deps): { stop(): void } => {
  let seen: number | null = null;
  let isBusy = false;
  const look = async () => {
    const present = catalogue.catalogueVersion();
    if (isBusy || present === seen) return;
    isBusy = true;
    try {
      await outer().transact(refreshSearch);
      seen = present;
    } catch (error) {
      log.warn({ err: error }, 'what can be found could not be brought up to date');
    } finally {
      isBusy = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
