import type { ReactNode } from 'react';
import type { AdminOrderDetail } from '#contracts/orders/admin-orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { OrderAct } from './order-acts.ts';

export interface ActFormProps {
  order: AdminOrderDetail;
  failure?: FormFailure;
  idempotencyKey: string;
  today: string;
}

interface ActSheetProps extends ActFormProps {
  act: OrderAct;
  title: string;
  confirmLabel: string;
  danger?: boolean;
  children: ReactNode;
}

/** What all acts share: their own section, the answer yes and the way back. */
export function ActSheet({ act, title, confirmLabel, danger, children, ...props }: ActSheetProps) {
  const { order, failure, idempotencyKey } = props;
  return (
    <Sheet title={title}>
      <Form intent={act} failure={failure} idempotencyKey={idempotencyKey} className="grid gap-5">
        {children}
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant={danger ? 'danger' : 'primary'}>{confirmLabel}</SubmitButton>
          <ButtonLink to={`${ORDERS}/${order.reference}`} preventScrollReset>
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
