import { isSafeAddress, MUST_BE_SAFE, readValues } from '../../platform/config.ts';
import { NotWorking, pick, type Step } from './step.ts';

/** Nothing is asked of it yet: name and certificate may come later. */
export const addressStep: Step = {
  title: 'Address',
  questions: [
    {
      name: 'PUBLIC_URL',
      flag: 'address',
      words: 'Where people will find the academy, as in https://academy.example',
    },
  ],
  // The server speaks HTTP: where people come by https, something before it does.
  variablesOf: ({ PUBLIC_URL = '', TRUST_PROXY }) => ({
    PUBLIC_URL,
    TRUST_PROXY: TRUST_PROXY || (PUBLIC_URL.startsWith('https:') ? '1' : ''),
  }),
  attempt: async (answers) => {
    const { PUBLIC_URL = '' } = readValues(pick(answers, ['PUBLIC_URL']));
    if (!isSafeAddress(PUBLIC_URL)) throw new NotWorking(`PUBLIC_URL ${MUST_BE_SAFE}.`);
    return `The academy will be at ${PUBLIC_URL}`;
  },
};
