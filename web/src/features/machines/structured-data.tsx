import type { Graph, Thing, WithContext } from 'schema-dts';

/**
 * What a page says in the words of schema.org, for machines. It is data and never runs, so the page's policy on
 * scripts does not concern it; no text in it can end the element.
 */
export function StructuredData({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
