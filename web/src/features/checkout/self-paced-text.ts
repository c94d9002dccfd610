import type { SelfPacedCheckoutCourse } from '#contracts/orders/checkout.ts';
import { accessText, counted } from '#web/lib/format.ts';

/** '12 slides, 69 min, lifetime access' */
export const selfPacedText = ({ slides, minutes, accessMonths }: SelfPacedCheckoutCourse): string =>
  `${counted(slides, 'slide')}, ${minutes} min, ${accessText(accessMonths)}`;
