import { JOURNAL } from '#web/lib/office-paths.ts';

interface Asked {
  from: string;
  to: string;
  accounts: readonly string[];
  /** Kinds of journals; none is of whichever. */
  kinds?: readonly string[];
}

/** The journals whose lines a figure adds up. */
export const journalPath = ({ from, to, accounts, kinds = [] }: Asked): string =>
  `${JOURNAL}?${new URLSearchParams({ from, to, account: accounts.join(','), ...(kinds.length > 0 && { kind: kinds.join(',') }) })}`;
