/** What is written in, or takes the arrows itself. */
const OWN_KEYS =
  'input:not([type="checkbox"]), select, textarea, [contenteditable="true"], :popover-open, [role="menu"], [role="listbox"]';
const OVER = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const ROWS = 'main tbody tr, main [data-row]';

type Act = 'next' | 'previous' | 'open' | 'choose' | 'search' | 'help';

const ACTS: Readonly<Record<string, Act>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  j: 'next',
  k: 'previous',
  o: 'open',
  x: 'choose',
  '/': 'search',
  '?': 'help',
};

const isSeen = (element: Element) => element.checkVisibility();

/** What opens a row, where it has a page; else the first that can be pressed. */
function openerOf(row: Element): HTMLElement | undefined {
  const [link] = [...row.querySelectorAll<HTMLElement>('a[href]')].filter(isSeen);
  return link ?? [...row.querySelectorAll<HTMLElement>('button, summary')].find(isSeen);
}

function step(row: Element | undefined, direction: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll(ROWS)].filter((one) => one === row || openerOf(one));
  const next = rows[row ? rows.indexOf(row) + direction : 0];
  return next && openerOf(next);
}

/** What the key is for, where the page has it. */
function findTarget(act: Exclude<Act, 'help'>, key: string): HTMLElement | null | undefined {
  const row = document.activeElement?.closest(ROWS) ?? undefined;
  // The arrows scroll the page until a row is in hand, and from no row none is before.
  const isBeginning = !row && key === 'j';
  if (act === 'next') return row || isBeginning ? step(row, 1) : undefined;
  if (act === 'search')
    return [...document.querySelectorAll<HTMLElement>('main [type="search"]')].find(isSeen);
  if (!row) return undefined;
  if (act === 'previous') return step(row, -1);
  return act === 'open'
    ? openerOf(row)
    : row.querySelector<HTMLInputElement>('[type="checkbox"]:not(:disabled)');
}

/** Does what a key stands for in a list, wherever the focus is; true where it did. */
export function pressRowKey(event: KeyboardEvent, hasLetters: boolean, help: () => void): boolean {
  const { key, target } = event;
  const act = ACTS[key];
  if (!act || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  if (!hasLetters && key.length === 1) return false;
  if ((target instanceof Element && target.closest(OWN_KEYS)) || document.querySelector(OVER)) return false;
  if (act === 'help') {
    help();
    return true;
  }
  const found = findTarget(act, key);
  if (act === 'open' || act === 'choose') found?.click();
  else found?.focus();
  return Boolean(found);
}
