import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { courseParams, localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';

/** Public, so that a page that everybody shares may ask who is reading it; who has no place is told nothing else. */
export const getOwnPlace = endpoint({
  summary: 'The own place on a course, with what is still to be paid; null for everybody else',
  method: 'GET',
  path: '/api/library/in-person/:courseId',
  access: 'public',
  params: courseParams,
  response: answer({
    place: z
      .object({
        /** Null where somebody else has paid, whose money is told to nobody else. */
        orderReference: z.string().nullable(),
        paidEur: minorUnits,
        /** Of the whole order. */
        openEur: minorUnits,
        nextDue: z.object({ dueOn: localDay, eur: minorUnits, aed: minorUnits }).nullable(),
      })
      .nullable(),
  }),
});
export type OwnPlace = NonNullable<z.output<typeof getOwnPlace.response>['place']>;
