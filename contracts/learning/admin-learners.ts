import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay } from '../fields.ts';
import { orderParams } from '../orders/orders.ts';

const learner = z.object({
  /** Of the enrolment. */
  _id: z.string(),
  courseTitle: z.string(),
  name: z.string(),
  /** Rounded down; null of an empty course. */
  percentageComplete: z.number().nullable(),
  completedSlides: z.number(),
  totalSlides: z.number(),
  lastAccessedDate: instantText.nullable(),
  accessUntil: localDay.nullable(),
});
export type Learner = z.infer<typeof learner>;

const adminGetOrderLearning = endpoint({
  summary:
    'Who learns at their own pace what an order has bought, and how far they are; also after it was given back',
  method: 'GET',
  path: '/api/admin/orders/:reference/learning',
  access: 'staff',
  scope: 'orders:read',
  params: orderParams,
  response: answer({ learners: z.array(learner) }),
});

export const adminLearnerEndpoints = { adminGetOrderLearning };
