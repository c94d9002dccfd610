import { Outlet } from 'react-router';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { ErrorPage, problemOf } from '#web/features/site/error-page.tsx';
import { PaymentFrame } from '#web/features/site/payment-frame.tsx';
import type { Route } from './+types/layout';

export const meta: Route.MetaFunction = ({ error }) => linkMeta(problemOf(error).title);

export default function PaymentLayout() {
  return (
    <PaymentFrame narrow>
      <Outlet />
    </PaymentFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PaymentFrame narrow>
    <ErrorPage error={error} />
  </PaymentFrame>
);
