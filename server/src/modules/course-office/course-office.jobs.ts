import { z } from 'zod';
import { subscribe } from '#server/calls/events.ts';
import { declareCommand, enqueue, type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { callOffOrder, followPostponement } from '../orders/index.ts';
import { TELL_OF_HELD_RUN, tellOfHeldRun } from './changes/tell-of-held-run.ts';
import { tellOrders } from './changes/tell-orders.ts';
import { courseOfficeEvents } from './course-office.events.ts';

const orderId = z.uuid();
const CALL_OFF_ORDER = declareCommand('call-off-order', { orderId });
const FOLLOW_POSTPONEMENT = declareCommand('follow-postponement', { orderId, postponementId: z.uuid() });

export const courseOfficeJobs = ({ asSystem, outer }: JobDeps): Job[] => [
  subscribe(courseOfficeEvents['course.cancelled'], 'orders', ({ courseId }) =>
    asSystem((ctx) => tellOrders(ctx, courseId, (id) => enqueue(ctx, CALL_OFF_ORDER, { orderId: id }))),
  ),
  perform(CALL_OFF_ORDER, (ids) => callOffOrder(outer(), ids.orderId)),
  subscribe(courseOfficeEvents['course.postponed'], 'orders', ({ courseId, postponementId }) =>
    asSystem((ctx) =>
      tellOrders(ctx, courseId, (id) => enqueue(ctx, FOLLOW_POSTPONEMENT, { orderId: id, postponementId })),
    ),
  ),
  perform(FOLLOW_POSTPONEMENT, (ids) => asSystem((ctx) => followPostponement(ctx, ids))),
  perform(TELL_OF_HELD_RUN, (ids) => asSystem((ctx) => tellOfHeldRun(ctx, ids))),
];
