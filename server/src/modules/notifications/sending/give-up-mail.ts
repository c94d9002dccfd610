import type { Ctx } from '#server/calls/context.ts';
import { raiseAction } from '#server/modules/payments/index.ts';
import { academyNeedsAction } from '../mails/payments/academy-needs-action.ts';
import { type Mail, markFailed } from './mails.repository.ts';

/** A person has to reach the recipient another way. */
export const giveUpMail = async (ctx: Ctx, mail: Mail, problem: string): Promise<void> => {
  await markFailed(ctx.db, mail.id, problem);
  const { ownerKind, ownerId, userId } = mail.data;
  // What staff are told of stands on their list already: telling them of it by mail again would never end.
  if (mail.template === academyNeedsAction.template) {
    ctx.log.error({ mailId: mail.id, problem }, 'the academy could not be told by mail');
    return;
  }
  await raiseAction(ctx, {
    kind: 'mail-failed',
    dedupeKey: `mail-failed:${mail.id}`,
    owner: { kind: ownerKind ?? 'user', id: ownerId ?? userId ?? mail.id },
    message: `The mail “${mail.template.replaceAll('-', ' ')}” to ${mail.recipient} could not be sent: ${problem}`,
  });
};
