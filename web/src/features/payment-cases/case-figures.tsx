import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getPaymentCaseFigures } from '#contracts/payment-cases/admin-payment-cases.ts';
import { eurText, figureText } from '#web/lib/format.ts';
import { Stat, StatGrid } from '#web/ui/stat.tsx';
import { caseViewPath } from './case-view.ts';

type Figures = AnswerOf<typeof getPaymentCaseFigures>['figures'];

/** Each leads to the rows that prove it. No single filter shows what counts as active, so that card has two ways. */
export function CaseFigures({ figures }: { figures: Figures }) {
  const { total, active, paid, revenueEur, receivedOnOpenEur } = figures;
  return (
    <StatGrid>
      <Stat label="Total Cases" figure={total.toLocaleString('en')} to={caseViewPath({})} />
      <Stat
        label="Active"
        figure={active.toLocaleString('en')}
        detail={
          <>
            <Link to={caseViewPath({ status: 'active' })}>active</Link> and{' '}
            <Link to={caseViewPath({ status: 'pending' })}>pending</Link>
          </>
        }
      />
      <Stat label="Paid" figure={paid.toLocaleString('en')} to={caseViewPath({ status: 'paid' })} />
      <Stat
        label="Total Revenue"
        figure={figureText(eurText(revenueEur))}
        detail={`and ${eurText(receivedOnOpenEur)} on cases not paid in full`}
        to={caseViewPath({ status: 'fully_paid' })}
      />
    </StatGrid>
  );
}
