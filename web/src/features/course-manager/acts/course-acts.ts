import type { Answer, Api } from '#contracts/api.ts';
import { type CallOfKind, callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Submitted } from '#web/forms/submission.ts';

/** What is asked of one course over the list. The name is the address's `do` and begins the form's `_action`. */
export const courseActs = [
  'copy',
  'delete',
  'cancel',
  'postpone',
  'move-session',
  'cancel-session',
  'mail',
] as const;
export type CourseAct = (typeof courseActs)[number];

export const findCourseAct = (name: unknown) => courseActs.find((act) => act === name) ?? null;

interface ActRequest<Kind extends CourseKind = CourseKind> {
  api: Api;
  /** Of the course. */
  kind: Kind;
  id: string;
  form: FormData;
}
type RunRequest = ActRequest<RunKind>;

/** What is asked of a course of whatever kind; the rest is about days, seats and those who come. */
export const ANY_ACTS = ['copy', 'delete'] as const satisfies readonly CourseAct[];
type AnyAct = (typeof ANY_ACTS)[number];

export const performAnyAct: Record<AnyAct, (request: ActRequest) => Promise<Submitted>> = {
  copy: ({ api, kind, id, form }) =>
    api.call(callOfKind(kind, 'copyCourse'), { id, ...readCopy(form) }, keyOf(form)),
  delete: ({ api, kind, id }) => api.call(callOfKind(kind, 'deleteAdminCourse'), { id }),
};

export const performCourseAct: Record<CourseAct, (request: RunRequest) => Promise<Submitted>> = {
  ...performAnyAct,
  cancel: ({ api, kind, id, form }) =>
    api.call(callOfKind(kind, 'cancelCourse'), { id, ...formReader(form).typed(['reason', 'password']) }),
  postpone: ({ api, kind, id, form }) =>
    api.call(callOfKind(kind, 'postponeCourse'), { id, ...readPostponement(form) }),
  'move-session': ({ api, id, form }) =>
    api.call('moveSession', {
      id,
      ...formReader(form).typed(['sessionId', 'date', 'startTime', 'endTime', 'reason']),
    }),
  'cancel-session': ({ api, id, form }) =>
    api.call('cancelSession', { id, ...formReader(form).typed(['sessionId', 'reason']) }),
  mail: ({ api, kind, id, form }) =>
    api.call(callOfKind(kind, 'sendImmediateNotification'), { id, ...readAnnouncement(form) }, keyOf(form)),
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

function readAnnouncement(form: FormData) {
  const { tick } = formReader(form);
  return { ...wordsOf(form), toWaiting: tick('toWaiting'), forLater: tick('forLater') };
}

const wordsOf = (form: FormData) => formReader(form).typed(['subject', 'message']);

/** What is looked at or tried before it is done for good: the button that was pressed. */
export type MailStep = 'preview' | 'test';

export const findStep = (form: FormData): MailStep | undefined =>
  formReader(form).oneOf('step', ['preview', 'test']);

export const sendTest = ({ api, kind, id, form }: RunRequest) =>
  api.call(callOfKind(kind, 'sendTestNotification'), {
    id,
    ...formReader(form).typed(['email']),
    ...wordsOf(form),
  });

/** The mail to which each act leads, with the words that the form has so far. */
export function previewMail(
  act: CourseAct,
  { api, kind, id, form }: RunRequest,
): Promise<Answer<CallOfKind<'previewCourseMail'>>> {
  if (act === 'mail')
    return api.call(callOfKind(kind, 'previewCourseMail'), { id, mail: 'notice', ...wordsOf(form) });
  const mail = act === 'cancel' ? 'cancelled' : 'postponed';
  const { reason } = formReader(form).typed(['reason']);
  return api.call(callOfKind(kind, 'previewCourseMail'), { id, mail, subject: '', message: reason });
}
