import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import type { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, refuse } from '#web/forms/submission.ts';
import { type Sent, STAY, TOPIC_SEPARATOR } from './enquiry-answer.ts';
import { type AskedCourse, sentPath } from './enquiry-path.ts';

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

function readEnquiry(form: FormData, courseId: string) {
  const { typed, tick, all } = formReader(form);
  const wantsAccount = tick('wantsAccount');
  return {
    courseId,
    ...typed(TEXTS),
    // Without a script the password fields stay when the box is unticked again; what they hold goes no further.
    ...(wantsAccount && typed(PASSWORDS)),
    questionsAbout: all('questionsAbout'),
    acceptsMarketing: tick('acceptsMarketing'),
    wantsNotice: tick('wantsNotice'),
    wantsAccount,
    // Which values are offered is asked by the call.
  } as Enquiry;
}

interface Asking {
  api: Api;
  form: FormData;
  course: AskedCourse | null;
}

/** The one way an enquiry is sent, from a course as from the contact page. */
export async function sendEnquiry({ api, form, course }: Asking) {
  const answer = await api.call('createEnquiry', readEnquiry(form, course?.slug ?? ''), keyOf(form));
  if (!answer.success) return refuseEnquiry(answer, form);
  if (formReader(form).tick(STAY)) return { isSent: true } satisfies Sent;
  return redirect(sentPath({ course }), 303);
}

function refuseEnquiry(answer: Parameters<typeof refuse>[0], form: FormData) {
  const refused = refuse(answer, form);
  // Several boxes share this name, and all that were ticked stay ticked.
  const questionsAbout = formReader(form).all('questionsAbout').join(TOPIC_SEPARATOR);
  refused.data.failure.values = { ...refused.data.failure.values, questionsAbout };
  return refused;
}
