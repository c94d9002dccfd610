import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { textsOf } from '#web/forms/form-reader.ts';
import { keyOf, refuse } from '#web/forms/submission.ts';
import { ENQUIRE, type Sent, STAY, TOPIC_SEPARATOR } from './enquiry-answer.ts';
import { sentPath } from './enquiry-path.ts';

type Enquiry = RequestOf<typeof enquiryEndpoints.createEnquiry>;

const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'professionalRole',
  'medicalSpecialty',
  'experienceLevel',
  'yearsOfExperience',
  'message',
  'preferredContactMethod',
  'preferredContactTime',
  'website',
] as const;
const PASSWORDS = ['password', 'confirmPassword'] as const;

/** Without a script the password fields stay when the box is unticked again; what they hold goes no further. */
const passwordsOf = (form: FormData) => (form.has('wantsAccount') ? textsOf(form, PASSWORDS) : {});

function readEnquiry(form: FormData, courseId: string) {
  return {
    courseId,
    ...textsOf(form, TEXTS),
    ...passwordsOf(form),
    questionsAbout: form.getAll('questionsAbout').map(String),
    acceptsMarketing: form.has('acceptsMarketing'),
    wantsNotice: form.has('wantsNotice'),
    wantsAccount: form.has('wantsAccount'),
    // Which values are offered is asked by the call.
  } as Enquiry;
}

interface Asking {
  api: Api;
  form: FormData;
  course: { slug: string } | null;
}

/** The one way an enquiry is sent, from a course as from the contact page. */
export async function sendEnquiry({ api, form, course }: Asking) {
  const answer = await api.call('createEnquiry', readEnquiry(form, course?.slug ?? ''), keyOf(form));
  if (!answer.success) return refuseEnquiry(answer, form);
  if (form.has(STAY)) return { isSent: true } satisfies Sent;
  return redirect(sentPath({ course }), 303);
}

function refuseEnquiry(answer: Parameters<typeof refuse>[1], form: FormData) {
  const refused = refuse(ENQUIRE, answer, form);
  // Several boxes share this name, and all that were ticked stay ticked.
  const questionsAbout = form.getAll('questionsAbout').join(TOPIC_SEPARATOR);
  refused.data.failure.values = { ...refused.data.failure.values, questionsAbout };
  return refused;
}
