import type { CSSProperties } from 'react';
import { longDay } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import type { Horizon } from './horizon.ts';

interface HorizonRulerProps {
  horizon: Horizon;
  /** `YYYY-MM-DD`. */
  today: string;
}

const at = (place: number, width = 0) => ({ '--x': `${place}%`, '--w': `${width}%` }) as CSSProperties;

/** So many full names stand beside each other. */
const FULL_NAMES = 5;

/** The months ahead with what is on them. The rows below say the same in words. */
export function HorizonRuler({ horizon, today }: HorizonRulerProps) {
  const { months, weeks, courses, payments } = horizon;
  return (
    <div aria-hidden="true" className="num my-2 text-sm">
      <p className="relative h-6">
        {months.map(({ name, at: place }) => (
          <span key={place} style={at(place)} className="absolute start-(--x)">
            <span className={cx(months.length > FULL_NAMES ? 'hidden' : 'max-md:hidden')}>{name}</span>
            <span className={cx(months.length <= FULL_NAMES && 'md:hidden')}>{name.slice(0, 3)}</span>
          </span>
        ))}
      </p>
      <div className="relative h-13 border-b border-ink *:absolute *:start-(--x) *:bottom-0">
        {weeks.map((place) => (
          <i key={place} style={at(place)} className="h-1.5 w-px bg-control max-md:hidden" />
        ))}
        {months.map(({ at: place }) => (
          <i key={place} style={at(place)} className="h-3 w-px bg-ink" />
        ))}
        {courses.map(({ at: place, width }) => (
          <i key={place} style={at(place, width)} className="h-8 w-[max(5px,var(--w))] bg-deep" />
        ))}
        {payments.map((place) => (
          <i
            key={place}
            style={at(place)}
            className="h-8 w-px bg-ink before:absolute before:-start-[3px] before:top-0 before:size-[7px] before:rounded-full before:bg-ink"
          />
        ))}
        <i style={at(horizon.today)} className="h-11 w-[3px] bg-signal" />
      </div>
      <p className="flex flex-wrap gap-x-5 gap-y-1 pt-2.5 text-xs text-muted *:inline-flex *:items-center *:gap-2">
        <span className="before:h-3 before:w-2 before:bg-deep">Courses</span>
        {payments.length > 0 && (
          <span className="before:size-[7px] before:rounded-full before:bg-ink">Payment due</span>
        )}
        <span className="before:h-3 before:w-[3px] before:bg-signal md:ms-auto">Today, {longDay(today)}</span>
      </p>
    </div>
  );
}
