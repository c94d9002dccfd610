import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { PAYMENTS } from '#web/lib/office-paths.ts';

interface Asked {
  from: string;
  to: string;
  kind?: SaleKind;
}

/** The rows that a figure of money counts. */
export const paymentsPath = ({ from, to, kind }: Asked): string =>
  `${PAYMENTS}?${new URLSearchParams({ from, to, ...(kind && { kind }) })}`;
