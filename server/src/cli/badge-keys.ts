import { AppError } from '../calls/app-error.ts';
import { listBadgeKeys, revokeBadgeKey } from '../modules/certification/index.ts';
import { type Command, CommandError } from './command.ts';
import { atMigratedWork, outerAt } from './workplace.ts';

export const badgeKeysCommand: Command = {
  name: 'badge-keys',
  usage: '',
  summary: 'Name the keys that badges were signed with',
  run: (terminal) =>
    atMigratedWork(terminal, async ({ database }) => {
      const keys = await listBadgeKeys(database);
      if (keys.length === 0) terminal.say('No badge was signed yet.');
      for (const { id, firstUsedAt, revokedAt, revokeReason } of keys) {
        const end = revokedAt ? `, revoked ${revokedAt.toISOString()}: ${revokeReason}` : '';
        terminal.say(`${id}  first used ${firstUsedAt.toISOString()}${end}`);
      }
      return 0;
    }),
};

export const revokeBadgeKeyCommand: Command = {
  name: 'revoke-badge-key',
  usage: '<key> <reason>',
  summary: 'Of a BADGE_KEY that others have seen: no badge that it has signed is believed any more',
  run: (terminal, [id, ...words]) => {
    const reason = words.join(' ').trim();
    if (!id || reason === '') throw new CommandError(`revoke-badge-key takes ${revokeBadgeKeyCommand.usage}`);
    return atMigratedWork(terminal, async (place) => {
      const ctx = await outerAt(place);
      await ctx.transact((step) => revokeBadgeKey(step, { id, reason })).catch(inPlainWords);
      terminal.say(
        `${id} is revoked. Start the academy with another BADGE_KEY: badges are signed with it from then on.`,
      );
      return 0;
    });
  },
};

const inPlainWords = (error: unknown): never => {
  throw error instanceof AppError
    ? new CommandError('There is no such key, or it was revoked before. The command badge-keys names all.')
    : error;
};
