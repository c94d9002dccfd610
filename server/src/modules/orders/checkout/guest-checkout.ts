import type { InputOf } from '#contracts/endpoint.ts';
import type { guestCheckout as call } from '#contracts/orders/checkout.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { requirePublicCourse, type Wanted } from '#server/modules/catalogue/index.ts';
import { preparePassword, registerAccount, startSession, type User } from '#server/modules/identity/index.ts';
import type { Order } from '../orders.repository.ts';
import { ensureDraft } from './ensure-draft.ts';

/** Account, session and draft come about together or not at all; the password is hashed before, for it takes long. */
export const guestCheckout = async (
  ctx: OuterCtx,
  input: InputOf<typeof call>,
  kind: Wanted<CourseKind>,
): Promise<{ user: User; order: Order }> => {
  const { courseId, confirmPassword: _, agreeTerms: __, ...person } = input;
  await requirePublicCourse(ctx.database, courseId, kind);
  const password = await preparePassword(person.password);
  return ctx.transact(async (tx) => {
    const course = await requirePublicCourse(tx.db, courseId, kind);
    const user = await registerAccount(tx, { ...person, password, agreedAt: 'checkout' });
    const order = await ensureDraft(tx, { course, userId: user.id });
    await startSession(tx, user);
    return { user, order };
  });
};
