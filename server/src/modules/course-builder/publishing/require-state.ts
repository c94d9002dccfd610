import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import { stateOfDraft } from './publishing.repository.ts';

/** Ends the call where something else is written than whoever calls has looked at. */
export const requireState = async (
  { db }: Pick<Ctx, 'db'>,
  courseId: string,
  basedOn: string,
): Promise<void> => {
  if ((await stateOfDraft(db, courseId)) !== basedOn)
    throw new AppError('conflict', {
      message: 'Something was changed since you looked. Please look again at what is written now.',
    });
};
