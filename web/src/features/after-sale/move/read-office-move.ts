import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import { formReader } from '#web/forms/form-reader.ts';

const decimals = 2;

/** A date with its figures, so that those are sent that stood beside it. */
export const dateValue = ({ course, pay, back }: Pick<OtherDate, 'course' | 'pay' | 'back'>): string =>
  `${course._id} ${pay.eur} ${back.eur}`;

export function readOfficeMove(form: FormData) {
  const read = formReader(form);
  const [courseId = '', payEur = '0', backEur = '0'] = read.text('date').split(' ');
  const isOther = read.text('figure') === 'other';
  const amount = (name: string, label: string) => read.units(name, { label, decimals });
  const other = isOther
    ? {
        feeEur: amount('fee', 'Fee'),
        differenceEur: amount('more', 'Costs more') - amount('less', 'Costs less'),
      }
    : undefined;
  return read.finish({
    courseId,
    payEur: Number(payEur),
    backEur: Number(backEur),
    other,
    licenceSeen: read.tick('licenceSeen'),
    reason: read.text('reason'),
  });
}
