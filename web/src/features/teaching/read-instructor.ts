import type { AdminInstructor } from '#contracts/course-office/teaching.ts';
import { formReader } from '#web/forms/form-reader.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'credentials',
  'bio',
  'specialties',
  'yearsOfExperience',
  'photoUrl',
  'linkedin',
  'website',
  'city',
  'accountEmail',
] as const;

/** What the fields of the form hold; lists have a line for each entry. */
export type InstructorTexts = Record<(typeof FIELDS)[number], string>;

export const readTexts = (form: FormData): InstructorTexts => formReader(form).typed(FIELDS);

export const blankTexts = (): InstructorTexts => readTexts(new FormData());

export const textsFor = (instructor: AdminInstructor): InstructorTexts => ({
  ...instructor,
  credentials: instructor.credentials.join('\n'),
  specialties: instructor.specialties.join('\n'),
  yearsOfExperience: String(instructor.yearsOfExperience),
});

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** As the call takes it. A comma belongs to an entry: "MD, PhD". */
export const instructorFrom = (texts: InstructorTexts) => ({
  ...texts,
  credentials: lines(texts.credentials),
  specialties: lines(texts.specialties),
});
export type InstructorDraft = ReturnType<typeof instructorFrom>;

interface Told {
  issues?: { field: string; message: string }[];
}

/** What is wrong with an entry of a list is told at the one field that has all of them. */
export const atFields = <A extends object & Told>(answer: A): A => ({
  ...answer,
  issues: answer.issues?.map(({ field, message }) => ({ field: field.replace(/\.\d+$/, ''), message })),
});
