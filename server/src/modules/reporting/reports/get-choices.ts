import type { Ctx } from '#server/calls/context.ts';
import { listAccounts, listCities, listTeachers } from './choices.repository.ts';

export const getChoices = async ({ db }: Ctx) => ({
  choices: {
    cities: await listCities(db),
    instructors: await listTeachers(db),
    accounts: await listAccounts(db),
  },
});
