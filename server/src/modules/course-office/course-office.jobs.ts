import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { callOffOrder, followPostponement } from '../orders/index.ts';
import { tellOrders } from './changes/tell-orders.ts';

const CALL_OFF_ORDER = 'call-off-order';
const FOLLOW_POSTPONEMENT = 'follow-postponement';

export const courseOfficeJobs = (deps: JobDeps): Job[] => [
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
