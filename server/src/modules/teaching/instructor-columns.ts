import type { teachingEndpoints } from '#contracts/course-office/teaching.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { refuseFor } from '#server/calls/validate.ts';
import { isUniqueViolation } from '#server/platform/db/database.ts';
import { findUserByEmail } from '../identity/index.ts';
import { fileIssues } from '../media/index.ts';
import { INSTRUCTOR_ACCOUNT_KEY, type InstructorColumns } from './teaching.repository.ts';

export type InstructorInput = InputOf<typeof teachingEndpoints.createInstructor>;

/** What the form says, as columns. */
export const instructorColumns = async (
  ctx: Ctx,
  { accountEmail, ...facts }: InstructorInput,
): Promise<InstructorColumns> => {
  refuseFor(await fileIssues(ctx, [{ field: 'photoUrl', label: 'Photo', url: facts.photoUrl }]));
  return { ...facts, userId: await accountIdOf(ctx, accountEmail) };
};

/** Rosters are opened to accounts that were given a role, never by naming an address here. */
const accountIdOf = async ({ db }: Ctx, email: string): Promise<string | null> => {
  if (email === '') return null;
  const account = await findUserByEmail(db, email.toLowerCase());
  if (!account) throw fieldError('accountEmail', 'There is no account with this address');
  if (account.role === 'learner')
    throw fieldError('accountEmail', 'This account is a learner’s. It needs the role of an instructor first');
  return account.id;
};

/** The unique index decides, so that two at once cannot. */
export const refuseTakenAccount = (error: unknown): never => {
  if (isUniqueViolation(error, INSTRUCTOR_ACCOUNT_KEY))
    throw fieldError('accountEmail', 'This account belongs to another instructor');
  throw error;
};
