import { z } from 'zod';
import { LINKED_LIMIT } from './sections/enrollment.ts';

// What the form of a self-paced course says when it leaves for another installation. Ids mean nothing there: whatever
// the form points at is carried by its name, and looked up by it where it arrives.

const name = z.string().max(300);
const role = z.string().max(60);
/** The slug tells people of the same name apart. */
const person = z.object({ name, slug: z.string().max(200), role });

export const carriedForm = z.object({
  /** As the form has them, without ids; each is read by its own contract where it arrives. */
  sections: z.record(z.string().max(40), z.unknown()),
  names: z.object({
    series: name,
    lead: person.nullable(),
    others: z.array(person).max(20),
    authority: name.nullable(),
    bodies: z.array(z.object({ name, role })).max(20),
    /** Which come along free of charge. */
    courses: z.array(z.object({ code: z.string().max(40), title: name })).max(LINKED_LIMIT),
  }),
});
export type CarriedForm = z.output<typeof carriedForm>;
export type CarriedNames = CarriedForm['names'];
