import type { ReactNode } from 'react';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

type Fact = { term: string; fact: ReactNode };

/** What is not known, or not so, is left out. */
export const knownFacts = (facts: readonly Fact[]) => facts.filter(({ fact }) => fact);

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <KeyValue layout="wide" className="border-t border-hairline">
      {facts.map(({ term, fact }) => (
        <KeyValueRow key={term} term={term}>
          <span dir="auto" className="wrap-anywhere">
            {fact}
          </span>
        </KeyValueRow>
      ))}
    </KeyValue>
  );
}

/** One below the other; nothing where there are none. */
export const lines = (items: readonly string[]): ReactNode =>
  items.length > 0 &&
  [...new Set(items)].map((item) => (
    <bdi key={item} className="block">
      {item}
    </bdi>
  ));
