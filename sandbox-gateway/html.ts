/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | Html[] | string | number | undefined;

/** Builds markup; whatever is put in is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((markup, string, index) => markup + render(parts[index - 1]) + string));
}

function render(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map((piece) => piece.markup).join('');
  return escapeText(String(part));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** `627850` → `AED 6,278.50`. */
export function formatMoney(amountMinor: number, currency: string): string {
  const amount = (amountMinor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  return `${currency} ${amount}`;
}

/** The gateway keeps the time of its home, the Emirates. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  hour: '2-digit',
  minute: '2-digit',
});
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dubai',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

export function formatClock(instant: Date): Html {
  return html`<time datetime="${instant.toISOString()}">${clock.format(instant)}</time>`;
}

export function formatInstant(instant: Date | null): Html {
  if (!instant) return html`–`;
  return html`<time datetime="${instant.toISOString()}">${dayAndClock.format(instant)}</time>`;
}
