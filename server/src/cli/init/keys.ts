import { randomBytes } from 'node:crypto';
import { CommandError } from '../command.ts';
import { type Answers, type Found, pick } from './step.ts';

const KEYS = ['SESSION_KEY', 'LINK_KEY', 'FIELD_KEY'];
/** An academy need not have these: backups that were made before are opened with theirs, badges signed before stay good. */
const MADE_LATER = ['BADGE_KEY', 'BACKUP_KEY'];

/** Those that are there are kept, for a new one ends every login or link or leaves what is sealed closed for good. */
export const keysOf = (given: Answers, { hasPeople }: Found) => {
  const kept = pick(given, [...KEYS, ...MADE_LATER]);
  const missing = KEYS.filter((name) => !kept[name]);
  if (hasPeople && missing.length > 0)
    throw new CommandError(
      `This database holds an academy: it needs the keys that it has had (${missing.join(', ')}), from its environment file.`,
    );
  const wanted = [...missing, ...MADE_LATER.filter((name) => !kept[name])];
  const made = Object.fromEntries(wanted.map((name) => [name, randomBytes(32).toString('base64url')]));
  return { keys: { ...kept, ...made }, kept: Object.keys(kept) };
};
