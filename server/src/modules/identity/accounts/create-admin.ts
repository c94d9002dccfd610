import { z } from 'zod';
import { email, newPassword, requiredText } from '#contracts/fields.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from '#server/modules/audit/index.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { preparePassword } from '../passwords/password-hash.ts';
import { insertUser, type User } from './users.repository.ts';

export const administrator = z.object({
  email,
  password: newPassword.min(12, "An administrator's password must be at least 12 characters"),
  firstName: requiredText('First name', 80),
  lastName: requiredText('Last name', 80),
});

/** Asked for by whoever runs the machine, so the address needs no confirmation. */
export const createAdmin = async (ctx: Ctx, input: z.input<typeof administrator>): Promise<User> => {
  const parsed = administrator.safeParse(input);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw fieldError(String(issue?.path[0] ?? ''), issue?.message ?? 'Invalid input');
  }
  const { password, ...person } = parsed.data;
  const { hash } = await preparePassword(password);
  const user = await insertUser(ctx.db, {
    ...person,
    id: uuidv7(),
    passwordHash: hash,
    role: 'admin',
    emailVerifiedAt: ctx.now,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!user) throw new AppError('account-exists');
  await recordAudit(ctx, {
    action: 'user.admin-created',
    objectKind: 'user',
    objectId: user.id,
    after: { email: user.email, role: user.role },
  });
  return user;
};
