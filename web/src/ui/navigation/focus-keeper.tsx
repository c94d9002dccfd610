import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whoever closes a dialog or moves a row has a better place and takes it first. */
const OTHERS_FIRST_MS = 50;

/** Where somebody reads on when what they had in hand has gone: the nearest message, else the nearest heading. */
const READ_ON = ['[role="alert"], [role="status"]:not(:empty)', 'h1, h2, h3'];

/**
 * Keeps the keyboard's place. A new page is read from its heading; when what had the focus leaves the page, the nearest
 * message or heading takes it, so that it never falls back to the beginning of the document.
 */
export function FocusKeeper() {
  const { hash } = useLocation();
  const heading = useRef<Element>(null);

  // What leaves the page is known to the document alone.
  useEffect(keepFocus, []);

  // The router changes the page and leaves the focus where it was, or nowhere.
  useEffect(() => {
    const before = heading.current;
    heading.current = document.querySelector('h1');
    const isNewPage = before && before !== heading.current;
    if (isNewPage && !hash) focusOn(heading.current, { preventScroll: true });
  });

  return null;
}

/** Watches the document until the function that it gives back is called. */
function keepFocus(): () => void {
  /** What has the focus and all that it stands in, innermost first; empty where somebody left it on purpose. */
  let chain: Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remember = ({ target }: FocusEvent) => {
    chain = target instanceof Element ? withAncestors(target) : [];
  };
  // A browser may say that the focus leaves while it takes the element away, so the question waits for that.
  const forget = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) queueMicrotask(forgetIfLeft);
  };
  const forgetIfLeft = () => {
    if (!isLost() || !chain[0]) return;
    if (canHold(chain[0])) chain = [];
    else lookSoon();
  };
  const look = () => {
    const [left] = chain;
    if (!left || !isLost() || (left.isConnected && left.matches(':disabled'))) return;
    focusOn(canHold(left) ? left : refuge(chain));
  };
  const lookSoon = () => {
    if (chain.length === 0 || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(look, OTHERS_FIRST_MS);
  };

  const observer = new MutationObserver(lookSoon);
  const attributeFilter = ['disabled', 'hidden', 'open'];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

const isLost = () => document.activeElement === document.body;

const canHold = (element: Element) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled');

function withAncestors(element: Element): Element[] {
  return element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element];
}

function refuge(chain: Element[]): Element | undefined {
  for (const around of chain) {
    if (!around.isConnected) continue;
    if (around === document.body) break;
    for (const wanted of READ_ON) {
      const found = [...around.querySelectorAll(wanted)].find((one) => one.checkVisibility());
      if (found) return found;
    }
  }
  return document.querySelector('h1') ?? undefined;
}

function focusOn(element: Element | null | undefined, options?: FocusOptions) {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
