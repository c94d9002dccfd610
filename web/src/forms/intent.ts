import { unreadable } from './unreadable.ts';

/** What a form does, and to which row: a page may have one of them for each. */
export const intentOn = (act: string, id: string) => `${act} ${id}`;

/** As the form carries it in `_action`. */
export const intentOf = (form: FormData) => String(form.get('_action') ?? '');

interface Intent<A> {
  act: A;
  /** Of the row; empty where the page has one form for the act. */
  id: string;
}

/** The act alone, whichever row it is on. */
export const actOf = (intent: string): string => intent.split(' ')[0] ?? '';

/** Of a text that is none of these acts there is no act. */
export function readIntent<A extends string>(intent: string, acts: readonly A[]): Intent<A | undefined> {
  const [word, id = ''] = intent.split(' ');
  return { act: acts.find((act) => act === word), id };
}

/** What the form does, of what its page can do; a form that no page of ours has sent cannot be read. */
export function requireIntent<A extends string>(form: FormData, acts: readonly A[]): Intent<A> {
  const { act, id } = readIntent(intentOf(form), acts);
  if (!act) throw unreadable();
  return { act, id };
}
