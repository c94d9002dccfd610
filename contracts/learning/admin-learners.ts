import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { instantText, localDay, requiredText, storable } from '../fields.ts';
import { orderParams } from '../orders/orders.ts';
import { learnerStates } from './learner-states.ts';

const count = z.number().int();

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

const listedLearner = learner.extend({
  /** Null of who did not finish before the access ended. */
  state: z.enum(learnerStates).nullable(),
  courseCode: z.string(),
  /** Of the course, as they learn it; null where they have not begun. */
  version: count.nullable(),
  orderReference: z.string(),
});
export type ListedLearner = z.infer<typeof listedLearner>;

const adminListLearners = endpoint({
  summary:
    'Who learns at their own pace, last enrolled first; `q` looks in name and address, `course` is a code or the name of its page',
  method: 'GET',
  path: '/api/admin/learners',
  access: 'staff',
  scope: 'participants:read',
  query: z.strictObject({
    state: z.enum(['', ...learnerStates]).optional(),
    /** Who learns, by the id of the person. */
    person: z.uuid('Not found').or(z.literal('')).optional(),
    course: z.string().max(100).refine(storable, 'Not found').optional(),
    q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    learners: z.array(listedLearner),
    /** Of everybody, whatever was asked for. */
    counts: z.object({ learning: count, stuck: count }),
    nextCursor: z.string().nullable(),
  }),
});

/** Of the enrolment. */
const params = z.object({ id: z.uuid('Not found') });
const reason = requiredText('Reason', 500);

const adminResetLearning = endpoint({
  summary: 'Let somebody begin a self-paced course anew; what they did before is kept in their history',
  method: 'POST',
  path: '/api/admin/learners/:id/reset',
  access: 'staff',
  params,
  body: z.strictObject({ reason }),
  response: done,
});

const adminExtendAccess = endpoint({
  summary: 'Let somebody learn a self-paced course for longer, also when their time was over',
  method: 'POST',
  path: '/api/admin/learners/:id/extend',
  access: 'staff',
  params,
  body: z.strictObject({ accessUntil: z.iso.date('Please choose a day'), reason }),
  response: done,
});

export const adminLearnerEndpoints = {
  adminGetOrderLearning,
  adminListLearners,
  adminResetLearning,
  adminExtendAccess,
};
