import { basisPoints, formatPercent, formatRate, rateMicro } from '#domain/money/money.ts';
import { policyContent } from './policy-content.ts';
import type { Site } from './site.ts';

/** A file of `content/`: front matter between two lines of `---`, then Markdown. */
export type ContentFile = { head: Record<string, string | undefined>; body: string };

/** The words that the settings and the policy of new orders own, so that a text never contradicts them. */
export const contentWords = (site: Site): Record<string, string> => ({
  brand: site.brand.name,
  legalName: site.legal.name,
  legalAddress: site.legal.address,
  taxRegistrationNumber: site.legal.taxRegistrationNumber,
  taxName: site.tax.name,
  taxRate: formatPercent(basisPoints(site.tax.rateBp)),
  contactEmail: site.contact.email,
  contactPhone: site.contact.phone,
  contactWhatsapp: site.contact.whatsapp,
  contactHours: site.contact.hours,
  contactAddress: site.contact.address,
  checkoutRate: formatRate(rateMicro(site.checkoutRate)),
  transferDays: String(site.bankTransfer.holdDays),
  termsVersion: site.termsVersion,
  privacyVersion: site.privacyVersion,
  ...policyContent(),
});

/** Throws for a placeholder that nobody knows. */
export const openContent = (file: string, words: Record<string, string>): ContentFile => {
  const text = file.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const word = words[key];
    if (word === undefined) throw new Error(`Unknown placeholder: ${key}`);
    return word;
  });
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { head: frontMatter(head), body };
};

const frontMatter = (head: string): Record<string, string | undefined> =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
