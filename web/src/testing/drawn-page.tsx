import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

// A page in the DOM of a test, used as a person would: by labels, names and words. For files that ask for happy-dom.

let root: Root | undefined;

/** Draws it, and waits for what it does at once. */
export async function draw(page: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
  await during(() => root?.render(page));
}

/** Draws it as the server does, and brings it to life once somebody has done something meanwhile. */
export async function drawLate(page: ReactNode, meanwhile: () => void) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
  meanwhile();
  await during(() => {
    root = hydrateRoot(box, page);
  });
}

/** Leaves nothing for the test after it. */
export async function clear() {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  window.localStorage.clear();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
}

/** Does it, and lets everything happen that is due and what follows from it. */
export const during = (does: () => void) =>
  act(async () => {
    does();
    for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
  });

export const words = (): string => document.body.textContent ?? '';

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

export function findButton(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((button) => nameOf(button) === name);
}

export function button(name: string): HTMLButtonElement {
  const found = findButton(name);
  if (!found) throw new Error(`no button “${name}” on: ${words()}`);
  return found;
}

export const press = (element: HTMLElement) => during(() => element.click());

/** Chooses files in the only place where one can. */
export const choose = (...files: File[]) =>
  during(() => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no place to choose files');
    Object.defineProperty(input, 'files', { value: files, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

export function field(label: string): HTMLInputElement {
  const found = [...document.querySelectorAll('label')].find((one) => nameOf(one).startsWith(label));
  const control = document.getElementById(found?.htmlFor ?? '') ?? found?.querySelector('input');
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field “${label}”`);
  return control;
}

/** Types a text into a field in place of what it says, and leaves it. */
/** Writes into a field and stays in it. */
export const type = (label: string, text: string) => during(() => write(field(label), text));

export async function fill(label: string, text: string) {
  const control = field(label);
  await during(() => {
    write(control, text);
    control.blur();
  });
}

function write(control: HTMLInputElement, text: string) {
  control.focus();
  // React watches the property of the element itself; a person's key goes past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
