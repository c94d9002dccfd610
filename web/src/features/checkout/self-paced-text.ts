import type { SelfPacedCheckoutCourse } from '#contracts/orders/checkout.ts';
import { counted } from '#web/lib/format.ts';

/** '12 slides, 69 min, lifetime access' */
export const selfPacedText = ({ slides, minutes, accessMonths }: SelfPacedCheckoutCourse): string =>
  `${counted(slides, 'slide')}, ${minutes} min, ${accessWords(accessMonths)}`;

const accessWords = (months: number | null): string =>
  months === null ? 'lifetime access' : `access for ${counted(months, 'month')}`;
