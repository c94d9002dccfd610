import type { Cart } from '#contracts/carts/cart.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { eurText } from '#web/lib/format.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { PromoForm } from '../promo-box.tsx';

interface CartPromoProps {
  promo: Cart['promo'];
  applyFailure: FormFailure | undefined;
  removeFailure: FormFailure | undefined;
}

/** One code for the whole cart. Applied, it locks the field until it is removed. */
export function CartPromo({ promo, applyFailure, removeFailure }: CartPromoProps) {
  if (!promo) return <PromoForm failure={applyFailure} inCapitals />;
  const { code, discount, message } = promo;
  // One that was applied in another tab meanwhile.
  const failure = removeFailure ?? (applyFailure && { message: applyFailure.message });
  return (
    <Form intent="remove-promo" failure={failure} preventScrollReset>
      <div className="flex items-start gap-2">
        <TextField
          label="Promo code"
          name="appliedCode"
          className="flex-1"
          value={code}
          disabled
          error={message ?? undefined}
          hint={
            <>
              {discount > 0 && <span className="num">You save {eurText(discount)}. </span>}
              One code per order. Remove it first to apply a different code.
            </>
          }
        />
        <SubmitButton variant="outline" className="mt-6.5" aria-label={`Remove promo code ${code}`}>
          Remove
        </SubmitButton>
      </div>
    </Form>
  );
}
