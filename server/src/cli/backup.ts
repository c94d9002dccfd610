import { rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { createLocalStorage } from '#server/platform/storage/local-storage.ts';
import {
  listBackups,
  makeBackup,
  readBackupState,
  requirePlace,
  takeBackup,
} from '../modules/operations/index.ts';
import { type Command, requireOnly, type Terminal } from './command.ts';
import { atMigratedWork, atWork, outerAt, portsAt } from './workplace.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: '[<file>]',
  summary:
    'Write everything but waiting jobs into one file, or where backups are kept; also beside a running server. Uploaded files are in it where no bucket has them',
  run: (terminal, args) =>
    args.length > 0 ? backUpInto(terminal, requireOnly(args, 'the file to write')) : backUpToPlace(terminal),
};

/** The database as it is, of whatever version. */
const backUpInto = (terminal: Terminal, file: string): Promise<number> =>
  atWork(terminal, async (place) => {
    const path = resolve(file);
    // What an interrupted one has left.
    await rm(`${path}.unfinished`, { force: true });
    const { files, key } = (await portsAt(place)).backups;
    const { rows, bytes, missing, ...taken } = await takeBackup({
      pool: place.pool,
      files,
      key,
      put: (all) => createLocalStorage(dirname(path)).put(basename(path), all),
    });
    terminal.say(`Wrote ${rows} rows and ${taken.files} files into ${file} (${bytes} bytes).`);
    if (missing.length > 0) terminal.complain(`Not found, and not in it: ${missing.join(', ')}`);
    return 0;
  });

const backUpToPlace = (terminal: Terminal): Promise<number> =>
  atMigratedWork(terminal, async (place) => {
    const { ok, name, bytes, detail } = await makeBackup(await outerAt(place));
    if (ok) terminal.say(`Wrote ${name} (${bytes} bytes): ${detail}.`);
    else terminal.complain(detail);
    return ok ? 0 : 1;
  });

export const backupsCommand: Command = {
  name: 'backups',
  usage: '',
  summary:
    'List what is kept where backups are kept, newest first, and when one was last restored for a trial',
  run: (terminal) =>
    atMigratedWork(terminal, async (place) => {
      const { backups } = await portsAt(place);
      for (const { name, bytes } of await listBackups(requirePlace(backups)))
        terminal.say(`${name}  ${bytes} bytes`);
      const { lastRestoreDrill } = await readBackupState({ db: place.database });
      terminal.say(`Last restored for a trial: ${lastRestoreDrill?.at.toISOString() ?? 'never'}`);
      return 0;
    }),
};
