import { z } from 'zod';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, requiredText, storable, undoneBy } from '../fields.ts';
import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  ENQUIRY_STATUSES,
  keysOf,
  PROFESSIONAL_ROLES,
} from './enquiry-options.ts';

const status = z.enum(keysOf(ENQUIRY_STATUSES));
const staffMember = z.object({ _id: z.string(), name: z.string() });

export const enquirySummary = z.object({
  _id: z.string(),
  status,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  professionalRole: z.enum(keysOf(PROFESSIONAL_ROLES)),
  course: z
    .object({ kind: z.enum(COURSE_KINDS), slug: z.string(), title: z.string(), code: z.string() })
    .nullable(),
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
  preferredContactMethod: z.enum(keysOf(CONTACT_METHODS)),
  preferredContactTime: z.enum(keysOf(CONTACT_TIMES)),
  questionsAbout: z.array(z.string()),
  acceptsMarketing: z.boolean(),
  hasAccount: z.boolean(),
  entries: z.array(entry),
});
export type EnquiryDetail = z.infer<typeof enquiryDetail>;

/** The entry of what is undone by it. */
const over = z.uuid().optional();

const enquiryParams = z.object({ enquiryId: z.uuid('Not found') });
const enquiryAnswer = answer({ message: z.string(), enquiry: enquiryDetail });
const undoable = <Shape extends z.ZodRawShape>(shape: Shape) =>
  answer({ message: z.string(), enquiry: enquiryDetail, undo: undoneBy({ ...shape, over: z.string() }) });

export const adminListEnquiries = endpoint({
  summary:
    'Enquiries, newest first; `assignee` is an id, `me` or `none`; `q` looks in name, address and message',
  method: 'GET',
  path: '/api/admin/enquiries',
  access: 'staff',
  scope: 'enquiries:read',
  query: z.strictObject({
    status: z.enum(['', ...keysOf(ENQUIRY_STATUSES)]).optional(),
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

const countNewEnquiries = endpoint({
  summary: 'How many enquiries nobody has taken up yet',
  method: 'GET',
  path: '/api/admin/enquiries/count',
  access: 'staff',
  scope: 'enquiries:read',
  response: answer({ count: z.number().int() }),
});

const adminGetEnquiry = endpoint({
  summary: 'One enquiry with what was done with it',
  method: 'GET',
  path: '/api/admin/enquiries/:enquiryId',
  access: 'staff',
  scope: 'enquiries:read',
  params: enquiryParams,
  response: answer({ enquiry: enquiryDetail, staff: z.array(staffMember) }),
});

const assignEnquiry = endpoint({
  summary: 'Give an enquiry to a member of staff, or to nobody',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/assign',
  access: 'staff',
  scope: 'enquiries:write',
  params: enquiryParams,
  body: z.strictObject({ assigneeId: z.union([z.uuid(), z.literal('')]), over }),
  response: undoable({ assigneeId: z.string() }),
});

const noteEnquiry = endpoint({
  summary: 'Write a note that only staff see',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/note',
  access: 'staff',
  scope: 'enquiries:write',
  params: enquiryParams,
  body: z.strictObject({ text: requiredText('Note', 2_000) }),
  response: enquiryAnswer,
});

const replyToEnquiry = endpoint({
  summary: 'Answer by mail; the enquiry becomes answered',
  method: 'POST',
  path: '/api/admin/enquiries/:enquiryId/reply',
  access: 'staff',
  scope: 'enquiries:write',
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
  scope: 'enquiries:write',
  params: enquiryParams,
  body: z.strictObject({ status, over }),
  response: undoable({ status }),
});

export const adminEnquiryEndpoints = {
  adminListEnquiries,
  countNewEnquiries,
  adminGetEnquiry,
  assignEnquiry,
  noteEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
};
