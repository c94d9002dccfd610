import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import type { orderSteps } from '#contracts/orders/order-query.ts';
import { figureText } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { stepWords } from '#web/lib/orders/order-step-words.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

type Steps = AnswerOf<typeof getDashboard>['dashboard']['steps'];
type Step = (typeof orderSteps)[number];

const SHOWN: readonly Step[] = ['begun', 'placed', 'paid'];

/** How far the orders of the last days have come, each step beside the one before. */
export function OrderSteps({ steps }: { steps: Steps }) {
  const { from, to } = steps;
  return (
    <Sheet
      title={
        <>
          Where do buyers leave? <span className="text-sm text-muted">orders begun in 30 days</span>
        </>
      }
    >
      {steps.begun > 0 ? (
        <ol className="-my-2 grid">
          {SHOWN.map((step, at) => (
            <li key={step} className="border-b border-hairline last:border-b-0">
              <Link
                to={`${ORDERS}?${new URLSearchParams({ step, from, to })}`}
                className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-2.5 no-underline hover:underline"
              >
                <span>
                  {stepWords[step]}
                  {at > 0 && (
                    <span className="text-muted">
                      {' '}
                      {shareText(steps[step], steps[SHOWN[at - 1] ?? step])}
                    </span>
                  )}
                </span>
                <span>{figureText(steps[step].toLocaleString('en'))}</span>
                <span className="col-span-2 grid">
                  <Bar
                    value={steps[step]}
                    total={steps.begun}
                    label={`${steps[step]} of ${steps.begun} orders`}
                  />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">No checkout was opened in 30 days.</p>
      )}
      <p className="mt-4 text-xs text-muted">
        Counted by the day on which an order was begun. One that its buyer takes back before it is placed is
        not counted.
      </p>
    </Sheet>
  );
}

const shareText = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)}% of those before` : '';
