import { formReader } from '#web/forms/form-reader.ts';

/** '12.5' percent is 1250 basis points and '12.50' euro 1250 cents: both have two decimals. */
export function readPromoCode(form: FormData) {
  const read = formReader(form);
  return read.finish({
    code: read.text('code'),
    description: read.text('description'),
    kind: read.text('kind') === 'amount' ? ('amount' as const) : ('percent' as const),
    value: read.units('value', { label: 'Discount', decimals: 2 }),
    active: read.tick('active'),
    startsOn: read.optionalDay('startsOn'),
    endsOn: read.optionalDay('endsOn'),
    maxUses: read.optionalWhole('maxUses', 'Uses in all'),
    maxUsesPerUser: read.optionalWhole('maxUsesPerUser', 'Uses per person'),
    stacksWithEarlyBird: read.tick('stacksWithEarlyBird'),
  });
}

/** Whether a code could be used before, as the form carries it that undoes a switch. */
export function readUndone(form: FormData) {
  const { typed, text } = formReader(form);
  return { ...typed(['promoId', 'over']), active: text('active') === 'true' };
}
