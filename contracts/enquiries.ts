import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { answer, done, endpoint } from './endpoint.ts';
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  ENQUIRY_STATUSES,
  EXPERIENCE_LEVELS,
  MESSAGE_MAXIMUM,
  MESSAGE_MINIMUM,
  PROFESSIONAL_ROLES,
  QUESTION_TOPICS,
  YEARS_OF_EXPERIENCE,
} from './enquiry-options.ts';
import {
  email,
  instantText,
  newPassword,
  notOffered,
  oneOf,
  optionalOneOf,
  optionalText,
  phone,
  requiredText,
  storable,
  tick,
} from './fields.ts';

const keys = <Key extends string>(options: Record<Key, string>) => Object.keys(options) as [Key, ...Key[]];
/** A field that is left alone is an empty text, or is not sent. */
const chosenOr = <Key extends string>(label: string, options: Record<Key, string>, unchosen: NoInfer<Key>) =>
  z
    .enum(['', ...keys(options)], notOffered(label))
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
  professionalRole: z.enum(keys(PROFESSIONAL_ROLES), { error: 'Professional role is required' }),
  medicalSpecialty: optionalText(120),
  experienceLevel: optionalOneOf('Experience level', keys(EXPERIENCE_LEVELS)),
  yearsOfExperience: optionalOneOf('Number of years', keys(YEARS_OF_EXPERIENCE)),
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

const status = z.enum(keys(ENQUIRY_STATUSES));
const staffMember = z.object({ _id: z.string(), name: z.string() });

export const enquirySummary = z.object({
  _id: z.string(),
  status,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  professionalRole: z.enum(keys(PROFESSIONAL_ROLES)),
  course: z.object({ slug: z.string(), title: z.string(), code: z.string() }).nullable(),
  excerpt: z.string(),
  wantsNotice: z.boolean(),
  assignee: staffMember.nullable(),
  createdAt: instantText,
  answeredAt: instantText.nullable(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

/** What was done with an enquiry, oldest first. */
const entry = z.object({
  _id: z.string(),
  kind: z.enum(['note', 'reply', 'status', 'assignee']),
  text: z.string(),
  author: z.string(),
  createdAt: instantText,
});

export const enquiryDetail = enquirySummary.extend({
  phone: z.string(),
  medicalSpecialty: z.string(),
  experienceLevel: z.string(),
  yearsOfExperience: z.string(),
  message: z.string(),
  preferredContactMethod: z.enum(keys(CONTACT_METHODS)),
  preferredContactTime: z.enum(keys(CONTACT_TIMES)),
  questionsAbout: z.array(z.string()),
  acceptsMarketing: z.boolean(),
  hasAccount: z.boolean(),
  entries: z.array(entry),
});
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

const enquiryParams = z.object({ enquiryId: z.uuid('Not found') });
const enquiryAnswer = answer({ message: z.string(), enquiry: enquiryDetail });

export const adminListEnquiries = endpoint({
  summary:
    'Enquiries, newest first; `assignee` is an id, `me` or `none`; `q` looks in name, address and message',
  method: 'GET',
  path: '/api/admin/enquiries',
  access: 'staff',
  query: z.strictObject({
    status: z.enum(['', ...keys(ENQUIRY_STATUSES)]).optional(),
    assignee: z.string().max(60).refine(storable, 'Not found').optional(),
    q: z.string().max(100).refine(storable, 'Please remove the characters that cannot be shown').optional(),
    cursor: z.string().max(100).optional(),
  }),
  response: answer({
    enquiries: z.array(enquirySummary),
    /** How many there are of each status, whatever is filtered. */
    counts: z.record(status, z.number()),
    staff: z.array(staffMember),
    nextCursor: z.string().nullable(),
  }),
});

const adminGetEnquiry = endpoint({
  summary: 'One enquiry with what was done with it',
  method: 'GET',
  path: '/api/admin/enquiries/:enquiryId',
  access: 'staff',
  params: enquiryParams,
  response: answer({ enquiry: enquiryDetail, staff: z.array(staffMember) }),
});

const assignEnquiry = endpoint({
  summary: 'Give an enquiry to a member of staff, or to nobody',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/assign',
  access: 'staff',
  params: enquiryParams,
  body: z.strictObject({ assigneeId: z.union([z.uuid(), z.literal('')]) }),
  response: enquiryAnswer,
});

const noteEnquiry = endpoint({
  summary: 'Write a note that only staff see',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/note',
  access: 'staff',
  params: enquiryParams,
  body: z.strictObject({ text: requiredText('Note', 2_000) }),
  response: enquiryAnswer,
});

const replyToEnquiry = endpoint({
  summary: 'Answer by mail; the enquiry becomes answered',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/reply',
  access: 'staff',
  params: enquiryParams,
  body: z.strictObject({ text: requiredText('Reply', 8_000) }),
  response: enquiryAnswer,
  idempotent: true,
});

const setEnquiryStatus = endpoint({
  summary: 'Set the status of an enquiry',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/status',
  access: 'staff',
  params: enquiryParams,
  body: z.strictObject({ status }),
  response: enquiryAnswer,
});

export const enquiryEndpoints = {
  createEnquiry,
  adminListEnquiries,
  adminGetEnquiry,
  assignEnquiry,
  noteEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
};
