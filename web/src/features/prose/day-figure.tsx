import { dayFigure, longDay, monthOf, yearOf } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';

/** The day something was written, as a figure; it is read out as one date. */
export function DayFigure({ date }: { date: string }) {
  return (
    <time dateTime={date} className="num block">
      <span className="sr-only">{longDay(date)}</span>
      <span aria-hidden="true">
        <Figure size="md">{dayFigure(date, date)}</Figure>
        <span className="mt-2 block text-xs text-muted">
          {monthOf(date)} {yearOf(date)}
        </span>
      </span>
    </time>
  );
}
