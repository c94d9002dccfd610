import { formReader } from '#web/forms/form-reader.ts';

export function readOfficePassOn(form: FormData) {
  const read = formReader(form);
  return read.finish({
    ...read.typed(['firstName', 'lastName', 'email']),
    agreedFeeEur: read.whole('feeEur', 'Fee'),
    waivesFee: read.text('fee') === 'waived',
    reason: read.text('reason'),
  });
}
