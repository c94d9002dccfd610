import type { Graph, Thing, WithContext } from 'schema-dts';

type Data = WithContext<Thing> | Graph;

/** No text in it can end the element that it stands in. */
export const structuredText = (data: Data): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * What a page says in the words of schema.org, for machines. It is data and never runs, so the page's policy on
 * scripts does not concern it. Where saying it takes much code, a loader does and hands over the text.
 */
export function StructuredData({ data }: { data: Data | string }) {
  return <script type="application/ld+json">{typeof data === 'string' ? data : structuredText(data)}</script>;
}
