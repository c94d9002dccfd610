import { formReader } from '#web/forms/form-reader.ts';

const decimals = 2;

/** By the policy the figures are those that were shown; another figure is typed in. */
export function readOfficeCancel(form: FormData) {
  const read = formReader(form);
  const isOther = read.text('figure') === 'other';
  const figures = isOther
    ? {
        refundEur: read.units('otherRefund', { label: 'Goes back', decimals }),
        creditEur: read.units('otherCredit', { label: 'Credit note', decimals }),
      }
    : {
        refundEur: read.whole('refundEur', 'Refund'),
        creditEur: read.whole('creditEur', 'Credit note'),
      };
  return read.finish({ isOther, reason: read.text('reason'), ...figures });
}
