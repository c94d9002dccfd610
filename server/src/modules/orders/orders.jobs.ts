import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { callOffOrder } from './call-off-order.ts';
import { endHolds } from './end-holds.ts';
import { followPostponement } from './follow-postponement.ts';
import { remindDueParts } from './remind-due-parts.ts';
import { tellOrders } from './tell-orders.ts';

const HOUR = 60 * 60;

const CALL_OFF_ORDER = 'call-off-order';
const FOLLOW_POSTPONEMENT = 'follow-postponement';

export const orderJobs = (deps: JobDeps): Job[] => [
  { name: 'end-holds', everySeconds: 20, work: () => endHolds(deps.outer()) },
  { name: 'remind-due-parts', everySeconds: 6 * HOUR, work: () => remindDueParts(deps.outer()) },
  {
    name: 'course.cancelled',
    work: ({ courseId = '' }) => deps.asSystem((ctx) => tellOrders(ctx, { courseId, job: CALL_OFF_ORDER })),
  },
  { name: CALL_OFF_ORDER, work: ({ orderId = '' }) => callOffOrder(deps.outer(), orderId) },
  {
    name: 'course.postponed',
    work: ({ courseId = '', postponementId = '' }) =>
      deps.asSystem((ctx) =>
        tellOrders(ctx, { courseId, job: FOLLOW_POSTPONEMENT, ids: { postponementId } }),
      ),
  },
  {
    name: FOLLOW_POSTPONEMENT,
    work: ({ orderId = '', postponementId = '' }) =>
      deps.asSystem((ctx) => followPostponement(ctx, { orderId, postponementId })),
  },
];
