import type { Pseudonym } from '#domain/people/pseudonym.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Ctx } from './context.ts';

/** Somebody, and the addresses that are theirs alone, in lower case. */
export type KeptPerson = { id: string; addresses: readonly string[] };

/** Somebody who is being erased, as they were known until now. */
export type Forgotten = KeptPerson & {
  /** What tells who they are wherever it is written: names, addresses, phones, license. The longest first. */
  words: readonly string[];
  /** What stands in their place from now on. */
  pseudonym: Pseudonym;
};

/** What becomes of a column when its person is erased: its row goes, what it says goes, or it is kept and why. */
type Fate = 'deleted' | 'cleared' | `kept: ${string}`;

/** Of columns that say who of the academy did something. */
export const DONE_BY: Fate = 'kept: says who of the academy did it, by the pseudonym';

/** A file of somebody, as it lies in their download. */
export type KeptFile = {
  /** Folder and name, the same whenever it is asked. */
  path: string;
  /** Of what is drawn anew, about. */
  bytes: number;
  writtenAt: Date;
  /** Null where it is gone. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
};

/** What one part of the academy keeps of people. */
export type PersonKeeper = {
  /** By `table.column`: every column that says whose something is, or how to reach somebody. */
  columns: Readonly<Record<string, Fate>>;
  /** Holds what may move their money until the transaction ends. */
  hold?(db: Tx, person: KeptPerson): Promise<void>;
  /**
   * Why they cannot be erased yet, by the id of each, as a sentence for who asks; who is missing has nothing of it in their
   * way. However many are asked for, it takes the same few statements.
   */
  findObstacles?(db: Tx | Db, people: readonly KeptPerson[]): Promise<ReadonlyMap<string, string>>;
  /** What is kept of them, by the name of what it is, as they may read it: nothing of it is a secret. */
  tell?(db: Tx | Db, person: KeptPerson): Promise<Record<string, readonly object[]>>;
  /** By `table.column`: every column that leads to a file, or is one, and whether a person takes it along. */
  fileColumns?: Readonly<Record<string, 'in the download' | `not in it: ${string}`>>;
  /** Their files, where `tell` has words only. */
  listFiles?(at: { db: Db; storage: Storage }, person: KeptPerson): Promise<readonly KeptFile[]>;
  /** Takes away what need not be kept. The person has their pseudonym already. */
  forget?(ctx: Ctx, person: Forgotten): Promise<void>;
};

declare module './context.ts' {
  interface Ports {
    /** Upstream first. */
    personKeepers: readonly PersonKeeper[];
  }
}
