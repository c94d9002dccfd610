/** Why a backup cannot be made or restored, in words for who runs the academy. */
export class BackupError extends Error {}

/** Nothing is wrong with it, but it has to wait: for another that is being made, or for the right version. */
export class NotNowError extends BackupError {}
