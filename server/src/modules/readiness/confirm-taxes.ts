import type { InputOf } from '#contracts/endpoint.ts';
import type { confirmTaxes as call } from '#contracts/site/admin-readiness.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { readVersionedSettings } from '../settings/index.ts';
import { samplesIn } from './tax-state.ts';
import { writeTrial } from './write-trial.ts';

/** Kept with the values that were confirmed: others have to be confirmed anew. */
export const confirmTaxes = async (
  ctx: SignedInCtx,
  { version }: InputOf<typeof call>,
): Promise<{ message: string }> => {
  const read = await readVersionedSettings(ctx.db);
  if (read.version !== version) throw new AppError('conflict');
  const { legal, tax } = read.settings;
  if (samplesIn(legal).length > 0)
    throw new AppError('wrong-state', { message: 'These are still the facts of the sample academy.' });
  await writeTrial(ctx, { kind: 'taxes', facts: { legal, tax }, isConfirmed: true });
  return { message: 'What documents say is confirmed' };
};
