export { BackupError } from './backup-error.ts';
export { isBackupName, keyOf, listBackups, requirePlace } from './backup-place.ts';
export { drillRestore } from './drill-restore.ts';
export { readBackup } from './format/backup-format.ts';
export { hasStandIn, restoreBackup } from './format/restore-backup.ts';
export { takeBackup } from './format/take-backup.ts';
export { makeBackup } from './make-backup.ts';
export { type BackupState, readBackupState } from './read-backup-state.ts';
