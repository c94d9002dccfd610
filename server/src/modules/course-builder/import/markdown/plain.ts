const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const SIGN = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi;

/** `&amp;` and its like as the signs that they stand for; what stands for none stays. */
export const withSigns = (text: string): string =>
  text.replace(SIGN, (written, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? written;
    // JavaScript reads `0x41` as XML means `x41`.
    const code = Number(name.slice(1).replace(/^x/i, '0x'));
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });

/** The words that stand between tags; what a script or a style says is none. */
export const withoutMarkup = (html: string): string =>
  withSigns(
    html
      .replace(/<!--[\s\S]*?(-->|$)/g, '')
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
      .replace(/<\/?[a-z!?][^>]*>?/gi, ''),
  );
