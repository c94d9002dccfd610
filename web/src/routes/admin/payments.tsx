import { PaymentFilters } from '#web/features/payments/payment-filters.tsx';
import { PaymentTable } from '#web/features/payments/payment-table.tsx';
import { paymentList } from '#web/features/payments/payment-view.ts';
import { BASIS, noPayments } from '#web/features/payments/payment-words.ts';
import { counted } from '#web/lib/format.ts';
import { signedText } from '#web/lib/number-text.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { EmptyList } from '#web/lists/empty-list.tsx';
import { Pages } from '#web/lists/pages.tsx';
import { WhileAsked } from '#web/lists/while-asked.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Route } from './+types/payments';
import { ListBoundary } from './list-boundary.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const view = paymentList.readFrom(args.request);
  const api = personalApi(args);
  const { choices } = requireAnswer(await api.call('getReportChoices', {}));
  const { payments, total, nextCursor } = requireAnswer(
    await api.call('listPayments', paymentList.asked(view)),
  );
  return { view, choices, payments, total, nextCursor };
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Payments', 'What came in and what went back, newest first.');

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { view, choices, payments, total, nextCursor } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title="Payments"
        actions={
          <ButtonLink
            to={paymentList.to(paymentList.filterOf(view), '/api/admin/payments.csv')}
            reloadDocument
            size="sm"
          >
            CSV
          </ButtonLink>
        }
      />
      <Sheet flush>
        <PaymentFilters view={view} choices={choices} />
        <div className="grid gap-1.5 border-b border-hairline px-5 py-3.5">
          <p className="num">
            <strong>{signedText('EUR', total.eur)}</strong> less refunds, in{' '}
            {counted(total.count, 'payment or refund', 'payments and refunds')}
          </p>
          <p className="max-w-prose text-xs text-muted">{BASIS}</p>
        </div>
        <WhileAsked list={paymentList} view={view}>
          {payments.length > 0 ? (
            <PaymentTable payments={payments} />
          ) : (
            <EmptyList list={paymentList} view={view} {...noPayments} />
          )}
        </WhileAsked>
        <Pages list={paymentList} view={view} nextCursor={nextCursor} />
      </Sheet>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Payments" rows="payments" to={paymentList.path} error={error} />
);
