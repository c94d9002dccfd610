import { mkdir } from 'node:fs/promises';
import { isDemoDatabase, isEmptyDatabase } from '../../demo/index.ts';
import { hasAdministrator } from '../../modules/identity/index.ts';
import { readValues } from '../../platform/config.ts';
import { createDatabase, type Db } from '../../platform/db/database.ts';
import { DatabaseTrouble } from '../../platform/db/database-trouble.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createPool } from '../../platform/db/pool.ts';
import { migrationsFolder } from '../../platform/project-root.ts';
import { asksPassword, withPassword } from './passwords-in-urls.ts';
import { NotWorking, type Setting, type Step } from './step.ts';
import { whatIsInTheWay } from './whats-in-the-way.repository.ts';

export const databaseStep: Step = {
  title: 'Database',
  questions: [
    {
      name: 'DATABASE_URL',
      flag: 'database-url',
      words: 'PostgreSQL, as in postgres://academy@db.example/academy; nothing for the one that comes along',
      mayBeEmpty: true,
    },
    {
      name: 'DATABASE_PASSWORD',
      words: 'Its password',
      isSecret: true,
      mayBeEmpty: true,
      isAsked: ({ DATABASE_URL }) => asksPassword(DATABASE_URL),
    },
  ],
  variablesOf: (answers) => ({
    DATABASE_URL: withPassword(answers.DATABASE_URL, answers.DATABASE_PASSWORD),
  }),
  attempt: async (answers, setting) => {
    const { DATABASE_URL: databaseUrl } = readValues(databaseStep.variablesOf(answers));
    await mkdir(setting.dataDir, { recursive: true });
    const log = (message: string) => setting.terminal.say(message);
    // Who sits and waits would rather be told at once than in a minute.
    const opened = await openDatabase({ databaseUrl, dataDir: setting.dataDir, log, patienceMs: 0 }).catch(
      inPlainWords,
    );
    try {
      return await lookInto(opened.url, setting);
    } finally {
      await opened.close();
    }
  },
};

const inPlainWords = (error: unknown): never => {
  throw error instanceof DatabaseTrouble ? new NotWorking(`${error.message}.`.replace(/\.\.$/, '.')) : error;
};

const lookInto = async (url: string, { found }: Setting): Promise<string> => {
  const pool = createPool(url, {
    applicationName: 'academy init',
    statementTimeoutMs: 0,
    connectionTimeoutMs: 5_000,
  });
  const database = createDatabase(pool);
  try {
    const inTheWay = await whatIsInTheWay(database);
    if (inTheWay.length > 0) throw new NotWorking(...inTheWay);
    await migrate(url, migrationsFolder);
    if (await isDemoDatabase(database))
      throw new NotWorking('The database holds the demo world: a live academy needs one of its own.');
    await note(database, found);
    return found.hasPeople ? 'The database of this academy is up to date.' : 'The database is ready.';
  } finally {
    await pool.end();
  }
};

const note = async (database: Db, found: Setting['found']): Promise<void> => {
  found.hasPeople = !(await isEmptyDatabase(database));
  found.hasAdministrator = await hasAdministrator(database);
};
