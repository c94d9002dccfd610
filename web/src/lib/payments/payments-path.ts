import type { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { PAYMENTS } from '#web/lib/office-paths.ts';

interface Asked {
  from: string;
  to: string;
  kind?: SaleKind | '';
  /** By its code, as of the others `none` is what has none. */
  course?: string;
  city?: string;
  instructor?: string;
  way?: (typeof PAYMENT_WAYS)[number] | '';
}

/** The rows that a figure of money counts. */
export function paymentsPath({ from, to, kind, course, city, instructor, way }: Asked): string {
  const asked = Object.entries({ from, to, kind, course, city, instructor, way });
  const said = asked.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${PAYMENTS}?${new URLSearchParams(said)}`;
}
