import type { SaveState } from '../learning-log.ts';

const changes = (kept: number) => (kept === 1 ? '1 change' : `${kept} changes`);
const keptWords = (kept: number) => `${changes(kept)} kept on this device`;

/** What is said of work that is not on the server yet, and is not on its way either. */
export function troubleWords(state: Exclude<SaveState, { kind: 'saved' | 'saving' }>): string {
  switch (state.kind) {
    case 'offline':
      return `Offline: ${keptWords(state.kept)}`;
    case 'login':
      return `Logged out: ${keptWords(state.kept)}`;
    case 'refused':
      return `${state.message} ${keptWords(state.kept)}`;
    case 'unkept':
      return 'Not kept on this device: stay online';
  }
}
