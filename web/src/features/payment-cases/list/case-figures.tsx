import { Link } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getPaymentCaseFigures } from '#contracts/payment-cases/admin-payment-cases.ts';
import { eurText } from '#web/lib/format.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { caseList } from './case-view.ts';

type Figures = AnswerOf<typeof getPaymentCaseFigures>['figures'];

/** Each leads to the rows that prove it. No single filter shows what counts as active, so that card has two ways. */
export function CaseFigures({ figures }: { figures: Figures }) {
  const { total, active, paid, revenueEur, receivedOnOpenEur } = figures;
  return (
    <StatGrid>
      <Stat label="Total Cases" figure={total.toLocaleString('en')} to={caseList.to({})} />
      <Stat
        label="Active"
        figure={active.toLocaleString('en')}
        detail={
          <>
            <Link to={caseList.to({ status: 'active' })}>active</Link> and{' '}
            <Link to={caseList.to({ status: 'pending' })}>pending</Link>
          </>
        }
      />
      <Stat label="Paid" figure={paid.toLocaleString('en')} to={caseList.to({ status: 'paid' })} />
      <Stat
        label="Total Revenue"
        figure={eurText(revenueEur)}
        detail={`and ${eurText(receivedOnOpenEur)} on cases not paid in full`}
        to={caseList.to({ status: 'fully_paid' })}
      />
    </StatGrid>
  );
}
