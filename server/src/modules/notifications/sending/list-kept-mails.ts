import type { MailPage, MailQuery } from '#contracts/site/mailbox.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';

/** Where mails really are sent, nobody but their recipients reads them. */
export const listKeptMails = async ({ ports }: Ctx, query: MailQuery): Promise<MailPage> => {
  if (!ports.mailbox) throw new AppError('not-found');
  return ports.mailbox.list(query);
};
