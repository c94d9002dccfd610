/** 'today', 'yesterday', '28 February', '28 February 2026': by the clock of whoever reads it. */
export function dayWords(instant: string, now = new Date()): string {
  const day = new Date(instant);
  const start = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
  // A day on which the clocks are changed is an hour shorter or longer.
  const ago = Math.round((start(now) - start(day)) / 86_400_000);
  if (ago <= 0) return 'today';
  if (ago === 1) return 'yesterday';
  const year = day.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year }).format(day);
}

/** Whether all words of a search are in a text, whatever their case. */
export function hasWords(text: string, search: string): boolean {
  const inText = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inText.includes(word));
}
