import type { Storage } from '#server/platform/storage/storage.ts';
import { BackupError } from './backup-error.ts';
import type { BackupMeans } from './operations.ports.ts';

const FOLDER = 'backups';
const NAME = /^academy-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;

/** A backup that lies whole at the place. */
export type KeptBackup = { name: string; at: Date; bytes: number };

export const keyOf = (name: string): string => `${FOLDER}/${name}`;

/** By the second in UTC, so that the names sort by time. */
export const nameOf = (at: Date): string =>
  `academy-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.backup`;

const instantOf = (name: string): Date | null => {
  const [, ...parts] = NAME.exec(name) ?? [];
  const [year, month, day, hour, minute, second] = parts;
  return parts.length > 0 ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
};

export const isBackupName = (name: string): boolean => NAME.test(name);

export const requirePlace = ({ place }: Pick<BackupMeans, 'place'>): Storage => {
  if (place) return place;
  throw new BackupError('No place for backups is named: set BACKUP_S3_BUCKET or BACKUP_DIR.');
};

/** What is there besides backups is none of ours. Newest first. */
export const listBackups = async (place: Storage): Promise<KeptBackup[]> => {
  const found = await place.list(FOLDER);
  return found
    .map(({ key, bytes }) => ({ name: key.slice(FOLDER.length + 1), bytes }))
    .flatMap(({ name, bytes }) => {
      const at = instantOf(name);
      return at ? [{ name, at, bytes }] : [];
    })
    .sort((a, b) => b.at.getTime() - a.at.getTime());
};
