import type { Home } from '#contracts/reporting/admin-home.ts';
import { SALE_KINDS, type SaleKind } from '#domain/payments/sale-kind.ts';
import { counted, detailDay, figureText } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { paymentsPath } from '#web/lib/payments/payments-path.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { type Series, StackedBars, type Step } from '#web/ui/charts/stacked-bars.tsx';
import { cx } from '#web/ui/cx.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { BASIS, periodWords } from './dashboard-words.ts';
import { ReceivedTable } from './received-table.tsx';
import { hasYearBefore, stepLabel } from './step-label.ts';

const FILLS: Readonly<Record<SaleKind, { svg: string; box: string }>> = {
  InPersonCourse: { svg: 'fill-deep stroke-deep', box: 'border-deep bg-deep' },
  OnlineLiveTraining: { svg: 'fill-control stroke-control', box: 'border-control bg-control' },
  ELearningCourse: { svg: 'fill-celadon stroke-control', box: 'border-control bg-celadon' },
  PaymentCase: { svg: 'fill-paper stroke-ink', box: 'border-ink bg-paper' },
};
const SERIES: readonly Series[] = SALE_KINDS.map((key) => ({ key, className: FILLS[key].svg }));
const WIDE = { width: 640, className: 'max-md:hidden' };
/** Half of it on a phone, where the rest stands in the table. */
const NARROW = { width: 330, className: 'md:hidden' };
const NARROW_STEPS = 7;
const THOUSAND = 1000;

/** What came in, as bars by kind beside the year before, and as a table. */
export function Received({ home }: { home: Home }) {
  const { received, steps, period } = home;
  const bars: Step[] = steps.map(({ from, total, kinds, yearBefore }) => ({
    key: from,
    label: stepLabel(period, from),
    values: Object.fromEntries(SALE_KINDS.map((kind) => [kind, kinds[kind].eur / 100])),
    total: total.eur / 100,
    before: yearBefore.total.eur / 100,
  }));
  const inThousands = bars.some(({ total, before }) => Math.max(total, before) >= 10 * THOUSAND);
  const text = (euro: number) =>
    (euro / (inThousands ? THOUSAND : 1)).toLocaleString('en', { maximumFractionDigits: 1 });
  const label = `Received less refunds in ${periodWords[period]} from ${detailDay(received.from)}: ${signedText('EUR', received.total.eur)}. The table below has every figure.`;
  return (
    <Sheet
      title={
        <>
          What came in?{' '}
          <span className="text-sm text-muted">{inThousands ? 'thousand euro' : 'euro'}, less refunds</span>
        </>
      }
      actions={
        <TextLink to={paymentsPath(received)} className="num text-sm">
          {counted(received.total.count, 'payment or refund', 'payments and refunds')}
        </TextLink>
      }
    >
      <Legend home={home} />
      <StackedBars {...WIDE} {...{ label, text }} series={SERIES} steps={bars} />
      <StackedBars {...NARROW} {...{ label, text }} series={SERIES} steps={bars.slice(-NARROW_STEPS)} />
      <p className="mt-2 mb-4 text-xs text-muted">{BASIS}</p>
      <Disclosure summary="Show the table" wide>
        <ReceivedTable home={home} />
      </Disclosure>
    </Sheet>
  );
}

function Legend({ home: { received, period, steps } }: { home: Home }) {
  const { kinds, from, to } = received;
  return (
    <ul className="num mb-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      <li className="font-strong">{periodWords[period]}</li>
      {SALE_KINDS.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-2">
          <i aria-hidden="true" className={cx('size-2.5 border', FILLS[kind].box)} />
          {saleKindWords[kind]}
          <TextLink to={paymentsPath({ from, to, kind })} className="font-strong">
            {figureText(signedText('EUR', kinds[kind].eur))}
          </TextLink>
        </li>
      ))}
      {hasYearBefore(steps) && (
        <li className="inline-flex items-center gap-2 text-muted">
          <i aria-hidden="true" className="w-4 border-t border-dotted border-ink" />
          year before
        </li>
      )}
    </ul>
  );
}
