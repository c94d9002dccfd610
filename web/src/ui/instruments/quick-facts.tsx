import type { ReactNode } from 'react';

interface QuickFactsProps {
  facts: readonly { term: string; fact: ReactNode }[];
  className: string;
}

/** What one asks first of an offer, in one line of figures and words; `className` says how many stand side by side. */
export const QuickFacts = ({ facts, className }: QuickFactsProps) => (
  <dl className={`num grid grid-cols-2 gap-x-6 border-y border-hairline py-1.5 ${className}`}>
    {facts.map(({ term, fact }) => (
      <div key={term} className="py-2">
        <dt className="text-xs leading-4 text-muted">{term}</dt>
        <dd className="text-[17px] leading-6.5 wrap-anywhere">{fact}</dd>
      </div>
    ))}
  </dl>
);
