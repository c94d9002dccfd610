import type { SaveState } from './desk-state.ts';
import type { LeftBehind } from './draft-desk.ts';

export const REFUSED = 'This change of the order was not taken';
export const NOT_SAVED = 'Not everything is saved yet';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

const where = (isKept: boolean) => (isKept ? 'kept on this device' : 'in this window alone: keep it open');

/** What is said of work that is not on the server, and is not on its way either. */
export function troubleWords(save: Exclude<SaveState, { kind: 'saved' | 'saving' }>): string {
  switch (save.kind) {
    case 'offline':
      return `Offline: ${counted(save.parts, 'change')} ${where(save.isKept)}`;
    case 'login':
      return `Logged out: ${counted(save.parts, 'change')} ${where(save.isKept)}`;
    case 'refused':
      return `${save.message} What you wrote is ${where(save.isKept)}.`;
    case 'conflict':
      return save.slideIds.length === 1
        ? 'Somebody else has saved this slide too'
        : `Somebody else has saved ${save.slideIds.length} slides too`;
  }
}

/** Null where nothing was found. */
export function foundWords({ acts, slides }: LeftBehind): string | null {
  const found = [
    slides > 0 && counted(slides, 'slide'),
    acts > 0 && `${counted(acts, 'change')} of the order`,
  ].filter(Boolean);
  return found.length > 0 ? `Found from your last visit and put in: ${found.join(' and ')}` : null;
}

export const changesWords = (count: number): string => counted(count, 'draft change');
