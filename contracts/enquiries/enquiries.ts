import { z } from 'zod';
import { COUNTRIES } from '../accounts/countries.ts';
import { done, endpoint } from '../endpoint.ts';
import {
  email,
  newPassword,
  notOffered,
  oneOf,
  optionalOneOf,
  optionalText,
  phone,
  requiredText,
  storable,
  tick,
} from '../fields.ts';
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  EXPERIENCE_LEVELS,
  keysOf,
  MESSAGE_MAXIMUM,
  MESSAGE_MINIMUM,
  PROFESSIONAL_ROLES,
  QUESTION_TOPICS,
  YEARS_OF_EXPERIENCE,
} from './enquiry-options.ts';

/** A field that is left alone is an empty text, or is not sent. */
const chosenOr = <Key extends string>(label: string, options: Record<Key, string>, unchosen: NoInfer<Key>) =>
  z
    .enum(['', ...keysOf(options)], notOffered(label))
    .optional()
    .transform((value): Key => (value ? (value as Key) : unchosen));

const message = z
  .string({ error: 'Please tell us more about your interest' })
  .trim()
  .min(1, 'Please tell us more about your interest')
  .min(MESSAGE_MINIMUM, `Message must be at least ${MESSAGE_MINIMUM} characters`)
  .max(MESSAGE_MAXIMUM, `Message can have at most ${MESSAGE_MAXIMUM} characters`)
  .refine(storable, 'Please remove the characters that cannot be shown');

/** One tick box or several: a form sends a single one as a text. */
const topics = z
  .union([z.enum(QUESTION_TOPICS).transform((topic) => [topic]), z.array(z.enum(QUESTION_TOPICS)).max(10)], {
    error: notOffered('Topic'),
  })
  .default([]);

// In the order of the form, which is the order in which what is missing is told.
const enquiryFields = {
  /** Slug, id or code; empty for a question that is about no course. */
  courseId: optionalText(200),
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  email,
  phone,
  country: oneOf('Country', [...COUNTRIES, 'Other']),
  professionalRole: z.enum(keysOf(PROFESSIONAL_ROLES), { error: 'Professional role is required' }),
  medicalSpecialty: optionalText(120),
  experienceLevel: optionalOneOf('Experience level', keysOf(EXPERIENCE_LEVELS)),
  yearsOfExperience: optionalOneOf('Number of years', keysOf(YEARS_OF_EXPERIENCE)),
  message,
  preferredContactMethod: chosenOr('Way to answer', CONTACT_METHODS, 'email'),
  preferredContactTime: chosenOr('Time', CONTACT_TIMES, 'anytime'),
  questionsAbout: topics,
  acceptsMarketing: tick.default(false),
  /** Tell me when a seat is free or the course runs again. */
  wantsNotice: tick.default(false),
  wantsAccount: tick.default(false),
  password: z.string().default(''),
  confirmPassword: z.string().default(''),
  /** No person sees this field: whoever fills it in is a machine. */
  website: z.string().max(500).default(''),
};

type Passwords = { password: string; confirmPassword: string };
const passwordProblem = ({ password }: Passwords) =>
  newPassword.safeParse(password).error?.issues[0]?.message;
const confirmationProblem = ({ password, confirmPassword }: Passwords) => {
  if (!confirmPassword) return 'Please confirm password';
  return confirmPassword === password ? undefined : 'Passwords do not match';
};

/** The passwords count only where an account is wanted, and are told of together with whatever else is missing. */
const enquiryInput = z
  .object(enquiryFields)
  .refine((v) => !v.wantsAccount || !passwordProblem(v), {
    path: ['password'],
    error: ({ input }) => passwordProblem(input as Passwords),
    when: () => true,
  })
  .refine((v) => !v.wantsAccount || !confirmationProblem(v), {
    path: ['confirmPassword'],
    error: ({ input }) => confirmationProblem(input as Passwords),
    when: () => true,
  });

export const createEnquiry = endpoint({
  summary: 'Ask about a course, or about anything; an account is optional',
  method: 'POST',
  path: '/api/applications',
  access: 'public',
  body: enquiryInput,
  response: done,
  limit: { hits: 10, seconds: 3600 },
  idempotent: true,
});

export const enquiryEndpoints = { createEnquiry };
