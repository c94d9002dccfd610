import type { CSSProperties } from 'react';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { basisPoints, formatPercent } from '#domain/money/money.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { longDay, periodText } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';

type Row = LineOptions['cancel']['dated'][number];

const GROUNDS = ['bg-deep', 'bg-control', 'bg-hairline'];

/** How many days each rule still holds, the day of the start among them. */
const daysOf = ({ from, until }: Row, { today, startDate }: { today: string; startDate: string }): number =>
  daysBetween(localDate(from ?? today), localDate(until ?? startDate)) + 1;

const titleOf = ({ refundBp, creditEur }: Row): string => {
  if (refundBp > 0) return `${formatPercent(basisPoints(refundBp))} back`;
  return creditEur > 0 ? 'Credit note' : 'Nothing back';
};

/** To what the days are counted: once it was moved, to the earliest date that it had, unless that has passed. */
const endWords = ({ course, today, startDate }: LineOptions): string =>
  startDate !== course.startDate && startDate !== today
    ? `Counted to ${longDay(startDate)}, your earliest date`
    : `Course, ${longDay(course.startDate)}`;

/** The days until the course, each rule of the policy as long as it holds: the needle is today. */
export function PolicyBar({ options }: { options: LineOptions }) {
  const { cancel, paidEur, today, startDate } = options;
  const { dated, isMoved } = cancel;
  if (isMoved || paidEur === 0 || dated.length === 0 || !startDate) return null;
  const days = { today, startDate };
  return (
    <section
      aria-label="What a cancellation gives back until the course"
      className="mb-10 border-y border-ink py-5"
    >
      <ol
        className="grid gap-x-0.5 gap-y-4 max-md:gap-y-3 md:grid-cols-(--shares)"
        style={
          {
            '--shares': dated.map((row) => `minmax(8rem, ${daysOf(row, days)}fr)`).join(' '),
          } as CSSProperties
        }
      >
        {dated.map((row, i) => (
          <li key={row.from} className="num grid content-end gap-1">
            <span className="font-strong">{titleOf(row)}</span>
            <span className="text-sm text-muted">{periodText(row)}</span>
            <span
              aria-hidden="true"
              className={cx(
                'mt-1 block h-2.5',
                GROUNDS[i] ?? 'bg-hairline',
                i === 0 && 'border-s-3 border-signal',
              )}
            />
          </li>
        ))}
      </ol>
      <p className="num mt-3 flex flex-wrap justify-between gap-x-6 text-sm text-muted">
        <span>Today, {longDay(today)}</span>
        <span>{endWords(options)}</span>
      </p>
    </section>
  );
}
