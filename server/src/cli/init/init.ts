import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { STRIPE_EVENTS } from '../../modules/payments/index.ts';
import {
  environmentFileOf,
  readEnvironmentFile,
  type Variables,
  writeEnvironmentFile,
} from '../../platform/environment-file.ts';
import { projectRoot } from '../../platform/project-root.ts';
import { type Command, CommandError, type Terminal } from '../command.ts';
import { addAdministrator } from '../create-admin.ts';
import { atMigratedWork } from '../workplace.ts';
import { personOf } from './administrator.ts';
import { answerSteps, STEPS } from './answer-steps.ts';
import { BACKUP_BUCKET } from './backups.ts';
import { webhookOf } from './gateway.ts';
import { keysOf } from './keys.ts';
import { takePasswordsOut } from './passwords-in-urls.ts';
import { type Answers, type Found, pick } from './step.ts';

const QUESTIONS = STEPS.flatMap(({ questions }) => questions);
const FLAGS = QUESTIONS.flatMap(({ name, flag }) => (flag ? [{ name, flag }] : []));

/** What is not asked for and still belongs to the academy that is set up. */
const CARRIED = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'TRUST_PROXY',
  'DRAIN_MS',
  'LOG_LEVEL',
  'FILES_S3_PATH_STYLE',
  'STRIPE_API_URL',
  'STRIPE_PAGE_URL',
  'SESSION_KEY',
  'LINK_KEY',
  'FIELD_KEY',
  'BADGE_KEY',
  'BACKUP_KEY',
  'BACKUP_EVERY_HOURS',
  ...BACKUP_BUCKET,
  'METRICS_PORT',
  'METRICS_HOST',
];

const USAGE = `[--file <file>] [--force] ${FLAGS.map(({ flag }) => `[--${flag} …]`).join(' ')}`;

export const initCommand: Command = {
  name: 'init',
  usage: USAGE,
  summary:
    'Set up a live academy: ask for what it needs, try each, write it to an environment file. Without a terminal, ' +
    `flags and variables say it, and passwords and keys only variables: ${QUESTIONS.flatMap(({ name, isSecret }) => (isSecret ? [name] : [])).join(', ')}`,
  run: async (terminal, args) => {
    const { flags, file: named, force } = readOptions(args);
    const file = environmentFileOf(named ? { ACADEMY_ENV: named } : terminal.environment);
    const kept = readEnvironmentFile(file);
    if (kept && !force)
      throw new CommandError(
        `${file} is there already. With --force it is written anew; the keys in it and what is not asked for stay.`,
      );
    const given = takePasswordsOut({ ...fromEnvironment(terminal.environment), ...flags });
    const found: Found = { hasPeople: false, hasAdministrator: false };
    const dataDir = resolve(projectRoot, given.DATA_DIR ?? kept?.DATA_DIR ?? 'data');
    const sources = { given, kept: takePasswordsOut(asAnswers(kept ?? {})) };
    const answers = await answerSteps(sources, { terminal, dataDir, found });
    return finish(terminal, { file, kept: kept ?? {}, answers, found });
  },
};

const readOptions = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const asked = Object.fromEntries(FLAGS.map(({ flag }) => [flag, text]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...asked, file: text, force: { type: 'boolean' } },
      strict: true,
    });
    const flags = FLAGS.map(({ name, flag }) => [name, values[flag as 'file'] ?? '']);
    return { flags: present(Object.fromEntries(flags)), file: values.file, force: values.force ?? false };
  } catch {
    // Not what was typed: it may hold a secret, which does not belong on a command line or in its output.
    throw new CommandError(`init takes ${USAGE}`);
  }
};

const present = (variables: Variables): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** The storage is asked for by one word. */
const asAnswers = ({ FILES_S3_BUCKET: bucket, ...variables }: Variables): Record<string, string> =>
  present({ ...variables, STORAGE: variables.STORAGE ?? (bucket && `s3://${bucket}`) });

const fromEnvironment = (environment: Variables): Record<string, string> =>
  pick(asAnswers(environment), [...QUESTIONS.map(({ name }) => name), ...CARRIED]);

type Answered = { file: string; kept: Record<string, string>; answers: Answers; found: Found };

/** The account is made by what was written, so that nothing is written by which the server would not start. */
const finish = async (terminal: Terminal, { file, kept, answers, found }: Answered): Promise<number> => {
  const { keys, kept: keptKeys } = keysOf(answers, found);
  const asked = Object.assign({}, ...STEPS.map((step) => step.variablesOf(answers)));
  const variables = present({ ...kept, ...pick(answers, CARRIED), ...asked, ...keys });
  await writeEnvironmentFile(file, variables, (unfinished) =>
    atMigratedWork({ ...terminal, environment: { ACADEMY_ENV: unfinished } }, async (place) => {
      if (!found.hasAdministrator) terminal.say(await addAdministrator(place, personOf(answers)));
    }),
  );
  if (keptKeys.length > 0) terminal.say(`Kept as they were: ${keptKeys.join(', ')}.`);
  for (const line of whatNow(file, answers)) terminal.say(line);
  return 0;
};

const whatNow = (file: string, answers: Answers): string[] => {
  const isDefault = file === environmentFileOf({});
  return [
    '',
    `${file} holds all of it, and is for the eyes of its owner only. Keep a copy where the backups are not.`,
    `1. Stripe's dashboard has to know ${webhookOf(answers)} for ${STRIPE_EVENTS.join(', ')}.`,
    `2. Start the academy: ${isDefault ? '' : `ACADEMY_ENV=${file} `}npm start`,
    `3. Log in and see what is left: ${answers.PUBLIC_URL?.replace(/\/+$/, '')}/admin/ready`,
  ];
};
