import { Outlet } from 'react-router';
import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { PaymentFrame } from '#web/features/payment-link/payment-frame.tsx';
import { Brand } from '#web/features/site/brand.tsx';
import { ErrorPage, problemOf } from '#web/features/site/error-page.tsx';
import { PagePending } from '#web/features/site/page-pending.tsx';
import type { Route } from './+types/layout';

export const meta: Route.MetaFunction = ({ error }) => linkMeta(problemOf(error).title);

export default function PaymentLayout() {
  return (
    <PaymentFrame brand={<Brand />}>
      <PagePending />
      <Outlet />
    </PaymentFrame>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PaymentFrame brand={<Brand />}>
    <ErrorPage error={error} />
  </PaymentFrame>
);
