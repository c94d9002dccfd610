import { DAYS_TO_LOOK } from '#domain/licences/licence-days.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { SoldCourse } from '#server/modules/catalogue/index.ts';
import { holdLines } from '../lines/hold-lines.ts';
import type { Order } from '../orders.repository.ts';
import { minutesOfHold } from '../placing/hold-for-transfer.ts';

/** Holds what an order needs while staff look at the licence of its person, who has an account and has handed it in. */
export const holdForLicence = async (
  ctx: Ctx,
  order: Order,
  courses: readonly SoldCourse[],
): Promise<Date | null> => {
  const minutes = minutesOfHold(ctx.now, courses, DAYS_TO_LOOK);
  if (minutes === null)
    throw new AppError('wrong-state', {
      message:
        'This course is too near for your license to be looked at in time. Please write to us; we try to help.',
    });
  return holdLines(ctx, order, minutes);
};
