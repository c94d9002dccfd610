/** What a key does. */
export const KEY_ACTS = {
  ' ': 'play',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  j: 'sentenceBack',
  l: 'sentenceOn',
  s: 'faster',
  S: 'slower',
  '+': 'grow',
  '=': 'grow',
  '-': 'shrink',
  n: 'note',
  b: 'bookmark',
  c: 'contents',
  t: 'script',
  '?': 'keys',
} as const;
export type KeyAct = (typeof KEY_ACTS)[keyof typeof KEY_ACTS];

const WRITING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
const PRESSED = 'a[href], button, input, summary';
const STEERED = 'input[type="range"], input[type="radio"], select';
const LETTER = /^[a-z?+=-]$/i;

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/**
 * What a key that was pressed stands for. Keys rest while somebody writes, and where what has the focus takes them itself;
 * single letters also where somebody has switched them off.
 */
export function actOf(event: Pressed, hasLetters: boolean): KeyAct | null {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const at = target instanceof Element ? target : null;
  if (at?.closest(WRITING) || at?.closest('[role="dialog"]')) return null;
  if (key === ' ' && at?.closest(PRESSED)) return null;
  if (key.startsWith('Arrow') && at?.matches(STEERED)) return null;
  if (LETTER.test(key) && !hasLetters) return null;
  const wanted = key.length === 1 && key !== 'S' ? key.toLowerCase() : key;
  return KEY_ACTS[wanted as keyof typeof KEY_ACTS] ?? null;
}
