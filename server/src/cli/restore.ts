import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import Fastify from 'fastify';
import { openBackupPlace, openStorage } from '#server/platform/storage/open-storage.ts';
import {
  hasStandIn,
  isBackupName,
  keyOf,
  readBackup,
  requirePlace,
  restoreBackup,
} from '../modules/operations/index.ts';
import { readConfig } from '../platform/config.ts';
import { verifyBooks } from '../verify-books.ts';
import { type Command, CommandError, requireOnly, requireSandbox, type Terminal } from './command.ts';
import { tellLedger } from './verify-ledger.ts';
import { atMigratedWork, type Workplace } from './workplace.ts';

export const restoreCommand: Command = {
  name: 'restore',
  usage: '<file, or name of a kept backup>',
  summary: 'Fill an empty database from a backup, all or nothing, then check the ledger',
  run: async (terminal, args) => {
    const name = requireOnly(args, 'the file to read, or a kept backup');
    const { BACKUP_KEY: key, ...config } = readConfig(terminal.environment);
    const bytes = isBackupName(name) ? await readKept(config, name) : await readFromFile(name);
    return readBackup({ name, bytes, key }, (reader) =>
      atMigratedWork(terminal, async (place) => {
        if (hasStandIn(reader.header)) await prepareStandIn(terminal, place);
        const storage = openStorage(place.config, place.dataDir);
        const { rows, files } = await restoreBackup({ pool: place.pool, files: storage }, reader);
        terminal.say(`Restored ${rows} rows and ${files} files of ${reader.header.madeAt}.`);
        return tellLedger(terminal, await verifyBooks(place.database));
      }),
    );
  },
};

/** Its name has no folder: a file beside is meant by `./`. */
const readKept = async (config: Parameters<typeof openBackupPlace>[0], name: string): Promise<Readable> => {
  const found = await requirePlace({ place: openBackupPlace(config) }).read(keyOf(name));
  if (!found) throw new CommandError(`There is no kept backup ${name}.`);
  return found.stream;
};

const readFromFile = async (file: string): Promise<Readable> => {
  try {
    return (await open(file)).createReadStream();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
    );
  }
};

/** The stand-in gateway makes its own tables, when it starts. */
const prepareStandIn = async (terminal: Terminal, { pool, secrets }: Workplace): Promise<void> => {
  const server = Fastify();
  const keys = { apiKey: secrets.SANDBOX_API_KEY, secret: secrets.SANDBOX_SECRET };
  await server.register(requireSandbox(terminal), { pool, ...keys, webhookUrl: 'http://127.0.0.1:9/' });
  await server.close();
};
