import { RATING_WORDS } from '#contracts/reviews/review-options.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { reviewCount } from './review-words.ts';

export interface Rating {
  mean: number;
  count: number;
  /** How many gave one star, two, and so on to five. */
  spread: readonly number[];
}

/** The mean as the figure, and how it came about. */
export function RatingSummary({ rating: { mean, count, spread } }: { rating: Rating }) {
  return (
    <div className="flex flex-wrap items-end gap-x-12 gap-y-6">
      <p className="num">
        <Figure size="xl">{mean.toFixed(1)}</Figure>
        <span className="text-xl">/5</span>
        <span className="mt-1 block text-sm text-muted">{reviewCount(count)}</span>
      </p>
      <ul className="num grid flex-[1_1_16rem] gap-1.5 text-sm">
        {RATING_WORDS.map((word, index) => (
          <li key={word} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
            {word}
            <Bar
              value={spread[index] ?? 0}
              total={count}
              label={`${spread[index] ?? 0} of ${reviewCount(count)}`}
            />
            <span aria-hidden="true" className="text-end text-muted">
              {spread[index] ?? 0}
            </span>
          </li>
        )).reverse()}
      </ul>
    </div>
  );
}
