import { access, chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}

/** Makes a folder that everybody may pass through, whatever the umask; folders that are there stay as they are. */
export async function makeOpenFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  if (!first) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

/** Says in one sentence what a person can do about a folder that does not do what it should. */
export function explainFolderTrouble(folder: string, error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const detail = error instanceof Error ? error.message : String(error);
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Error(`The data folder ${folder} is not writable by this user.`, { cause: error });
    case 'ENOSPC':
    case 'EDQUOT':
      return new Error(`The disk of the data folder ${folder} is full.`, { cause: error });
    case 'ENOTDIR':
    case 'EEXIST':
      return new Error(`The data folder ${folder} is not a folder.`, { cause: error });
    default:
      return new Error(`The data folder ${folder} cannot be used: ${detail}`, { cause: error });
  }
}
