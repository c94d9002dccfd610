import { administrator } from '../../modules/identity/index.ts';
import type { Answers, Found, Step } from './step.ts';
import { NotWorking } from './step.ts';

const isNew = (_answers: Answers, { hasAdministrator }: Found) => !hasAdministrator;

export const personOf = (answers: Answers) => ({
  email: answers.ADMIN_EMAIL ?? '',
  firstName: answers.ADMIN_FIRST_NAME ?? '',
  lastName: answers.ADMIN_LAST_NAME ?? '',
  password: answers.ADMIN_PASSWORD ?? '',
});

/** Who has one already is asked for an address only, to which the mail is sent. */
export const administratorStep: Step = {
  title: 'Administrator',
  questions: [
    { name: 'ADMIN_EMAIL', flag: 'admin-email', words: 'Address of the administrator' },
    { name: 'ADMIN_FIRST_NAME', flag: 'admin-first-name', words: 'First name', isAsked: isNew },
    { name: 'ADMIN_LAST_NAME', flag: 'admin-last-name', words: 'Last name', isAsked: isNew },
    {
      name: 'ADMIN_PASSWORD',
      words: 'A password of twelve characters or more',
      isSecret: true,
      isAsked: isNew,
    },
  ],
  variablesOf: () => ({}),
  attempt: async (answers, { found }) => {
    const shape = found.hasAdministrator ? administrator.pick({ email: true }) : administrator;
    const parsed = shape.safeParse(personOf(answers));
    if (!parsed.success) throw new NotWorking(...parsed.error.issues.map(({ message }) => `${message}.`));
    return found.hasAdministrator
      ? 'There is an administrator already.'
      : 'This account will be made when all else works.';
  },
};
