import { readValues } from '../../platform/config.ts';
import { openBackupPlace } from '../../platform/storage/open-storage.ts';
import { asSentence, NotWorking, pick, type Step } from './step.ts';
import { tryObject } from './try-object.ts';

/** A bucket of their own is told by variables: few have one on the first day. */
export const BACKUP_BUCKET = [
  'BACKUP_S3_BUCKET',
  'BACKUP_S3_REGION',
  'BACKUP_S3_ENDPOINT',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
  'BACKUP_S3_PATH_STYLE',
];

export const backupStep: Step = {
  title: 'Backups',
  questions: [
    {
      name: 'BACKUP_DIR',
      flag: 'backup-folder',
      words: 'Folder for encrypted backups, best of another disk; nothing for later',
      mayBeEmpty: true,
      isAsked: ({ BACKUP_S3_BUCKET }) => !BACKUP_S3_BUCKET,
    },
  ],
  variablesOf: (answers) => pick(answers, ['BACKUP_DIR', ...BACKUP_BUCKET]),
  attempt: async (answers) => {
    const place = openBackupPlace(readValues(backupStep.variablesOf(answers)));
    if (!place) return 'Nothing is backed up by itself until BACKUP_DIR or BACKUP_S3_BUCKET says where to.';
    await tryObject(place).catch((error: Error) => {
      throw new NotWorking(asSentence(`backups cannot be kept: ${error.message}`));
    });
    return 'A file was kept, read and removed where backups go.';
  },
};
