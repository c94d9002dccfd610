import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { TEMPLATES } from '../mails/all-mails.ts';
import type { Mail } from './mails.repository.ts';

/** Null when there is nothing to say any more. */
export const composeLetter = async (
  ctx: Ctx,
  { template, data }: Pick<Mail, 'template' | 'data'>,
): Promise<Letter | null> => {
  const one = TEMPLATES.get(template);
  if (!one) throw new Error(`there is no mail ${template}`);
  const facts = await one.read(ctx, data);
  return facts === null ? null : one.write(facts);
};
