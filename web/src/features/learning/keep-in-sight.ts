/** Moves what is in a box that scrolls until `one` is seen, and nothing around the box. */
export function keepInSight(box: HTMLElement, one: HTMLElement) {
  if (box.scrollHeight <= box.clientHeight) return;
  const top = one.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const isInSight = top >= 0 && top + 2 * one.offsetHeight <= box.clientHeight;
  if (!isInSight) box.scrollTo({ top: box.scrollTop + top - one.offsetHeight });
}
