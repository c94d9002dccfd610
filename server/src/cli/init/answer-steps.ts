import { ConfigError } from '../../platform/config.ts';
import { CommandError, type Terminal } from '../command.ts';
import { addressStep } from './address.ts';
import { administratorStep } from './administrator.ts';
import { backupStep } from './backups.ts';
import { databaseStep } from './database.ts';
import { gatewayStep } from './gateway.ts';
import { mailStep } from './mail.ts';
import { takePasswordsOut } from './passwords-in-urls.ts';
import { type Answers, NotWorking, type Question, type Setting, type Step } from './step.ts';
import { storageStep } from './storage.ts';

export const STEPS: readonly Step[] = [
  addressStep,
  databaseStep,
  administratorStep,
  mailStep,
  storageStep,
  backupStep,
  gatewayStep,
];

/** `given` is not asked for while it works; `kept` is what is proposed. */
export type Sources = { given: Answers; kept: Answers };

/** All answers, each of which works. Without somebody to ask, throws CommandError with all that is missing or wrong. */
export const answerSteps = async (sources: Sources, setting: Setting): Promise<Answers> => {
  const { ask } = setting.terminal;
  let answers: Answers = { ...sources.kept, ...sources.given };
  const problems: string[] = [];
  for (const step of STEPS) {
    if (ask) answers = await askUntilItWorks(step, { answers, given: sources.given }, { ...setting, ask });
    else {
      answers = withFallbacks(step, answers);
      problems.push(...(await problemsOf(step, answers, setting)).map((line) => `${step.title}: ${line}`));
    }
  }
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  return answers;
};

const withFallbacks = ({ questions }: Step, answers: Answers): Answers => {
  const fallbacks = questions.filter(({ name, fallback }) => fallback && !answers[name]);
  return { ...answers, ...Object.fromEntries(fallbacks.map(({ name, fallback = '' }) => [name, fallback])) };
};

/** Tells what works; what does not is the answer. */
const problemsOf = async (step: Step, answers: Answers, setting: Setting): Promise<readonly string[]> => {
  const missing = step.questions.filter(
    ({ name, mayBeEmpty, isAsked }) =>
      !mayBeEmpty && !answers[name] && (isAsked?.(answers, setting.found) ?? true),
  );
  if (missing.length > 0) return missing.map(({ name, words }) => `${name} is missing: ${words}`);
  try {
    setting.terminal.say(await step.attempt(answers, setting));
    return [];
  } catch (error) {
    if (error instanceof NotWorking) return error.lines;
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
};

type Asking = Setting & { ask: NonNullable<Terminal['ask']> };
type Asked = { answers: Answers; given: Answers };

const askUntilItWorks = async (step: Step, { answers, given }: Asked, setting: Asking): Promise<Answers> => {
  const { terminal, found } = setting;
  terminal.say(`\n${step.title}`);
  for (const line of step.introduce?.(answers) ?? []) terminal.say(line);
  let current = answers;
  for (let isFirst = true; ; isFirst = false) {
    for (const question of step.questions) {
      if (!(question.isAsked?.(current, found) ?? true)) continue;
      if (isFirst && given[question.name]) continue;
      current = takePasswordsOut({ ...current, [question.name]: await askOne(question, current, setting) });
    }
    const problems = await problemsOf(step, current, setting);
    if (problems.length === 0) return current;
    for (const problem of problems) terminal.complain(problem);
  }
};

/** Nothing typed is what was proposed; a dash takes that away. */
const askOne = async (question: Question, answers: Answers, { terminal, ask }: Asking): Promise<string> => {
  const { name, words, isSecret, fallback = '' } = question;
  const proposed = answers[name] || fallback;
  const shown = proposed && ` [${isSecret ? 'as it was' : proposed}]`;
  const prompt = `${words}${shown}: `;
  // A blank may be part of a password.
  const typed = isSecret ? await terminal.readSecret(prompt) : (await ask(prompt)).trim();
  return typed === '-' ? '' : typed || proposed;
};
