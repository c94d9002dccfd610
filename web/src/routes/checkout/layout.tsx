import { Outlet } from 'react-router';
import { ErrorPage, problemOf } from '#web/features/site/error-page.tsx';
import { PaymentFrame } from '#web/features/site/payment-frame.tsx';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/layout';

/** The checkout has words of its own; these are for one that failed. */
export const meta: Route.MetaFunction = ({ matches, error }) => {
  const { title, text } = problemOf(error);
  return pageMeta(matches, { title, description: text });
};

export default function CheckoutLayout() {
  return (
    <PaymentFrame>
      <Outlet />
    </PaymentFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PaymentFrame>
    <ErrorPage error={error} />
  </PaymentFrame>
);
