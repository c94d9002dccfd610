import { SealError } from '#server/platform/sealed-stream.ts';

/** Why the bytes of a backup cannot be read, in words for who runs the academy. */
export const explainUnreadable = (name: string, error: Error): string => {
  if (error instanceof SealError) return explainSeal(name, error);
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR') return `${name} is cut off: it ends in the middle.`;
  if (code?.startsWith('Z_')) return `${name} is not a backup of the academy, or it is damaged.`;
  return `${name} cannot be read: ${message}`;
};

const explainSeal = (name: string, { reason }: SealError): string => {
  if (reason === 'no-key') return `${name} is encrypted: set BACKUP_KEY to what it was made with.`;
  if (reason === 'wrong-key') return `${name} was made with another BACKUP_KEY.`;
  return `${name} is cut off, or was changed.`;
};
