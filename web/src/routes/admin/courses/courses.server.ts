import { type LoaderFunctionArgs, replace } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Api } from '#contracts/api.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import {
  courseActs,
  findStep,
  performCourseAct,
  previewMail,
  sendTest,
} from '#web/features/course-manager/acts/course-acts.ts';
import { openCourse } from '#web/features/course-manager/acts/opened-course.ts';
import { type BulkAnswer, readBulk, undoStatuses } from '#web/features/course-manager/list/bulk-status.ts';
import { askedOf, COURSE_LISTS, courseList } from '#web/features/course-manager/list/course-view.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, requireIntent } from '#web/forms/intent.ts';
import { keptValues } from '#web/forms/kept-values.ts';
import { refuse } from '#web/forms/submission.ts';
import { managerFor } from '#web/lib/managed-courses.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  context: Parameters<typeof personalApi>[0]['context'];
};

const viewOf = ({ request }: Args) => courseList.readFrom(request);
const kindOf = ({ request }: Args) => managerFor(request).kind;

/** Who teaches sees their own runs, the office all courses and what is done with them. */
export async function loadCourses(args: Args) {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  if (user.role !== 'instructor') return { own: null, manager: await loadManager(args, user) };
  const { courses } = requireAnswer(await personalApi(args).call('adminListCourses', {}));
  return { own: courses, manager: null };
}

async function loadManager(args: Args, { role, email }: SessionUser) {
  const api = personalApi(args);
  const view = viewOf(args);
  const kind = kindOf(args);
  const isAdmin = role === 'admin';
  const [list, clashes, opened] = await Promise.all([
    api.call(callOfKind(kind, 'listAdminCourses'), askedOf(view)),
    view.as === 'timeline' ? api.call(callOfKind(kind, 'listCourseClashes'), {}) : null,
    openCourse(api, { kind, view, isAdmin }),
  ]);
  if (!list.success && list.status === 401) requireAnswer(list, args.request);
  return {
    view,
    isAdmin,
    email,
    list: list.success ? list : null,
    clashes: clashes?.success ? clashes.conflicts : [],
    hasMoreClashes: clashes?.success ? clashes.hasMore : false,
    opened,
    today: officeDay(new Date().toISOString()),
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function actOnCourses(args: Args) {
  await requireStaff(args);
  const api = personalApi(args);
  const kind = kindOf(args);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, [...courseActs, 'bulk', 'undo']);
  if (act === 'bulk') return setStatuses(api, kind, form);
  if (act === 'undo') return { bulk: await undoStatuses(api, kind, form) };
  const intent = intentOf(form);
  const request = { api, kind, id, form };
  const values = keptValues(form);
  const step = findStep(form);
  if (step === 'preview') {
    const answer = await previewMail(act, request);
    if (!answer.success) return refuse(answer, form);
    const { subject, html } = answer;
    return { mailed: { intent, preview: { subject, html }, values } };
  }
  if (step === 'test') {
    const answer = await sendTest(request);
    if (!answer.success) return refuse(answer, form);
    return { mailed: { intent, sentTo: formReader(form).typed(['email']).email, values } };
  }
  const answer = await performCourseAct[act](request);
  if (!answer.success) return refuse(answer, form);
  return replace(COURSE_LISTS[kind].to({ ...courseList.listOf(viewOf(args)), done: act }), 303);
}

async function setStatuses(api: Api, kind: RunKind, form: FormData) {
  const wish = readBulk(form);
  const answer = await api.call(callOfKind(kind, 'bulkSetCourseStatus'), wish);
  if (!answer.success) return refuse({ ...answer, issues: undefined }, form);
  const bulk: BulkAnswer = { status: wish.status, results: answer.results };
  return { bulk };
}
