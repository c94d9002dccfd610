import { Link } from 'react-router';
import type { LineOptions } from '#contracts/after-sale/line-options.ts';
import { Step } from '#web/ui/layout/step.tsx';
import { ACTS, type Act, asideOf, detailOf, TITLES } from './plan-words.ts';

/** What one may do, each with what it gives back or costs today; the address says which is chosen. */
export function ActChoice({ options, act }: { options: LineOptions; act: Act }) {
  return (
    <Step number={1} title="What do you want to do?">
      <ul className="grid rounded-xs border border-control">
        {ACTS.map((one) => (
          <li key={one} className="grid not-first:border-t not-first:border-hairline">
            <Link
              to={`?act=${one}`}
              preventScrollReset
              aria-current={one === act}
              className="choice text-ink no-underline"
            >
              <span aria-hidden="true" data-on={one === act || undefined} className="choice-dot" />
              <span className="font-strong">{TITLES[one]}</span>
              <span className="num font-strong max-md:col-start-2 md:text-end">{asideOf(options, one)}</span>
              <span className="col-start-2 text-sm text-pretty text-muted">{detailOf(options, one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Step>
  );
}
