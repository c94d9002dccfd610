import type { Ctx } from '#server/calls/context.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Instructor, insertInstructor } from '../catalogue/index.ts';

export type NewInstructor = Omit<Instructor, 'id' | 'userId'> & { userId?: string };

/** Adds someone who teaches; with a user's id, that account sees the courses they teach. */
export const addInstructor = async (ctx: Pick<Ctx, 'db'>, instructor: NewInstructor): Promise<string> => {
  const id = uuidv7();
  await insertInstructor(ctx.db, { id, ...instructor });
  return id;
};
