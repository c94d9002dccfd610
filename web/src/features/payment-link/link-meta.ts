import type { MetaDescriptor } from 'react-router';
import { notIndexed } from '#web/lib/meta.ts';

/** The address holds a secret: it is not indexed, and not handed on to wherever a link leads. */
export const linkMeta = (title: string): MetaDescriptor[] => [
  { title },
  { name: 'description', content: 'A payment request: who asks, for what, and how to pay it by card.' },
  { name: 'referrer', content: 'no-referrer' },
  notIndexed,
];
