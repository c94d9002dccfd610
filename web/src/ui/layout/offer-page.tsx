import type { ReactNode } from 'react';
import { Notice } from '../messages/notice.tsx';
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx';

interface OfferPageProps {
  /** From home to the list that it stands in. */
  trail: { label: string; to?: string }[];
  /** Why somebody was sent back here. */
  problem: string | null;
  /** Above all of it. */
  notice?: ReactNode;
  head: ReactNode;
  /** Beside the head and the parts; on a phone between them. */
  price: ReactNode;
  children: ReactNode;
  /** Below, at full width. */
  closing?: ReactNode;
}

/** The page of what is sold: its head, its price, which goes along with the reader, and its parts. */
export function OfferPage({ trail, problem, notice, head, price, children, closing }: OfferPageProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <div className="py-2 wrap-anywhere">
        <Breadcrumbs items={trail} />
      </div>
      {problem && (
        <Notice tone="danger" live className="mb-6">
          {problem}
        </Notice>
      )}
      {notice}
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_376px] lg:grid-rows-[auto_1fr]">
        {head}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-full">{price}</div>
        <div className="min-w-0">{children}</div>
      </div>
      {closing}
    </main>
  );
}
