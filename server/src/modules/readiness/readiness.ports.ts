import type { ReadCtx } from '#server/calls/context.ts';
import { createSealedNames, type SealedNames } from '#server/platform/sealed-names.ts';

/** When a whole backup was last made, and when one was last restored for trial; null where it has not happened yet. */
export type BackupState = { lastBackup: { at: Date } | null; lastRestoreDrill: { at: Date } | null };

declare module '#server/calls/context.ts' {
  interface Ports {
    backupState(ctx: Pick<ReadCtx, 'db'>): Promise<BackupState>;
    /** The legal pages, and those of them that are still the sample's. */
    legalPages: { pages: readonly string[]; samples: readonly string[] };
    /** What a mail that is sent for trial is called in its link. */
    mailTrials: SealedNames;
  }
}

export const createMailTrials = (key: string, previous?: string): SealedNames =>
  createSealedNames({ key, previous, purpose: 'mail-trial' });
