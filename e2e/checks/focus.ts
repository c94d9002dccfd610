/**
 * Runs in a page before its own scripts, and complains in the console, which fails a journey: when what had the focus has
 * left the page and nothing took it over, and when a new page does not begin at a heading, a message or a field.
 */
export const watchFocus = () => {
  const PATIENCE_MS = 1500;
  const LOOK_EACH_MS = 100;
  const BEGINNINGS =
    'h1, h2, h3, input, select, textarea, [role="alert"], [role="status"], [role="dialog"] *';
  let last: Element | null = null;
  let lostFor = 0;
  let heading: Element | null = null;
  /** Of the page that was begun last: whoever reads on at once has left its beginning before anybody looks. */
  let begun: Element | null = null;
  let isBegun = true;
  let arrivedFor = 0;

  const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 120) ?? 'nothing';
  const canHold = (element: Element) =>
    element.isConnected && element.checkVisibility() && !element.matches(':disabled');

  const lookForLoss = (at: Element | null) => {
    const isLost = at === document.body && last !== null && !canHold(last);
    lostFor = isLost ? lostFor + LOOK_EACH_MS : 0;
    if (lostFor < PATIENCE_MS) return;
    console.error(`the focus was lost with ${nameOf(last)}`);
    last = null;
  };

  const lookForArrival = (at: Element | null) => {
    const now = document.querySelector('h1');
    // The first one comes with the document, where the browser itself begins.
    if (now !== heading) [isBegun, arrivedFor] = [heading === null || !now || now === begun, 0];
    heading = now ?? heading;
    isBegun ||= at?.matches(BEGINNINGS) ?? false;
    arrivedFor += LOOK_EACH_MS;
    if (isBegun || arrivedFor < PATIENCE_MS) return;
    console.error(`${location.pathname} was reached with the focus on ${nameOf(at)}`);
    isBegun = true;
  };

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : null;
    if (!last?.matches(BEGINNINGS)) return;
    isBegun = true;
    begun = document.querySelector('h1');
  });
  setInterval(() => {
    lookForLoss(document.activeElement);
    lookForArrival(document.activeElement);
  }, LOOK_EACH_MS);
};
