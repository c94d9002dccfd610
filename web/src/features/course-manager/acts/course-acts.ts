import type { Answer, Api } from '#contracts/api.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Submitted } from '#web/forms/submission.ts';

/** What is asked of one course over the list. The name is the address's `do` and begins the form's `_action`. */
export const courseActs = ['copy', 'delete', 'cancel', 'postpone', 'mail'] as const;
export type CourseAct = (typeof courseActs)[number];

export const findCourseAct = (name: unknown) => courseActs.find((act) => act === name) ?? null;

interface ActRequest {
  api: Api;
  id: string;
  form: FormData;
}

export const performCourseAct: Record<CourseAct, (request: ActRequest) => Promise<Submitted>> = {
  copy: ({ api, id, form }) => api.call('copyCourse', { id, ...readCopy(form) }, keyOf(form)),
  delete: ({ api, id }) => api.call('deleteAdminCourse', { id }),
  cancel: ({ api, id, form }) =>
    api.call('cancelCourse', { id, ...formReader(form).typed(['reason', 'password']) }),
  postpone: ({ api, id, form }) => api.call('postponeCourse', { id, ...readPostponement(form) }),
  mail: ({ api, id, form }) => api.call('sendImmediateNotification', { id, ...wordsOf(form) }, keyOf(form)),
};

function readCopy(form: FormData) {
  const { text, tick } = formReader(form);
  return {
    newTitle: text('newTitle'),
    newCourseCode: text('newCourseCode'),
    newStartDate: text('newStartDate'),
    copyOptions: {
      resetInstructors: tick('resetInstructors'),
      resetEnrollment: tick('resetEnrollment'),
      resetMedia: tick('resetMedia'),
    },
  };
}

function readPostponement(form: FormData) {
  const { text, optionalDay } = formReader(form);
  return {
    newStartDate: text('newStartDate'),
    newEndDate: optionalDay('newEndDate'),
    newRegistrationDeadline: optionalDay('newRegistrationDeadline'),
    reason: text('reason') || undefined,
  };
}

const wordsOf = (form: FormData) => formReader(form).typed(['subject', 'message']);

/** What is looked at or tried before it is done for good: the button that was pressed. */
export type MailStep = 'preview' | 'test';

export const findStep = (form: FormData): MailStep | undefined =>
  formReader(form).oneOf('step', ['preview', 'test']);

export const sendTest = ({ api, id, form }: ActRequest) =>
  api.call('sendTestNotification', { id, ...formReader(form).typed(['email']), ...wordsOf(form) });

/** The mail to which each act leads, with the words that the form has so far. */
export function previewMail(
  act: CourseAct,
  { api, id, form }: ActRequest,
): Promise<Answer<'previewCourseMail'>> {
  if (act === 'mail') return api.call('previewCourseMail', { id, mail: 'notice', ...wordsOf(form) });
  const mail = act === 'cancel' ? 'cancelled' : 'postponed';
  const { reason } = formReader(form).typed(['reason']);
  return api.call('previewCourseMail', { id, mail, subject: '', message: reason });
}
