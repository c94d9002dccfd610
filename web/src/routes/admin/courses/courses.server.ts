import { type LoaderFunctionArgs, replace } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Api } from '#contracts/api.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import {
  ANY_ACTS,
  type CourseAct,
  courseActs,
  findStep,
  performAnyAct,
  performCourseAct,
  previewMail,
  sendTest,
} from '#web/features/course-manager/acts/course-acts.ts';
import { openCourse } from '#web/features/course-manager/acts/opened-course.ts';
import { type BulkAnswer, readBulk, undoStatuses } from '#web/features/course-manager/list/bulk-status.ts';
import { askedOf, askedOfSelfPaced, COURSE_LISTS } from '#web/features/course-manager/list/course-view.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, requireIntent } from '#web/forms/intent.ts';
import { keptValues } from '#web/forms/kept-values.ts';
import { refuse, type Submitted } from '#web/forms/submission.ts';
import { runManagerFor } from '#web/lib/managed-courses.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  context: Parameters<typeof personalApi>[0]['context'];
};

const viewOf = ({ request }: Args, kind: CourseKind) => COURSE_LISTS[kind].readFrom(request);

/** Who teaches sees their own runs, the office all courses and what is done with them. */
export async function loadCourses(args: Args) {
  const user = await requireStaff(args, ['instructor', 'staff', 'admin']);
  if (user.role !== 'instructor') return { own: null, manager: await loadManager(args, user) };
  const { courses } = requireAnswer(await personalApi(args).call('adminListCourses', {}));
  return { own: courses, manager: null };
}

/** What the list is asked for besides its rows: a question about one course. */
async function loadOpened(args: Args, kind: CourseKind, { role, email }: SessionUser) {
  const view = viewOf(args, kind);
  const isAdmin = role === 'admin';
  const opened = await openCourse(personalApi(args), { kind, view, isAdmin });
  return { view, isAdmin, email, opened, idempotencyKey: crypto.randomUUID() };
}

async function loadManager(args: Args, user: SessionUser) {
  const api = personalApi(args);
  const { kind } = runManagerFor(args.request);
  const view = viewOf(args, kind);
  const [list, clashes, opened] = await Promise.all([
    api.call(callOfKind(kind, 'listAdminCourses'), askedOf(view)),
    view.as === 'timeline' ? api.call(callOfKind(kind, 'listCourseClashes'), {}) : null,
    loadOpened(args, kind, user),
  ]);
  if (!list.success && list.status === 401) requireAnswer(list, args.request);
  return {
    ...opened,
    list: list.success ? list : null,
    clashes: clashes?.success ? clashes.conflicts : [],
    hasMoreClashes: clashes?.success ? clashes.hasMore : false,
    today: officeDay(new Date().toISOString()),
  };
}

const SELF_PACED = 'ELearningCourse';

/** The self-paced courses and what is done with them. */
export async function loadSelfPaced(args: Args) {
  const user = await requireStaff(args);
  const api = personalApi(args);
  const [list, imports, opened] = await Promise.all([
    api.call('selfPacedListAdminCourses', askedOfSelfPaced(viewOf(args, SELF_PACED))),
    api.call('listNewCourseImports', {}),
    loadOpened(args, SELF_PACED, user),
  ]);
  if (!list.success && list.status === 401) requireAnswer(list, args.request);
  return { ...opened, list: list.success ? list : null, imports: imports.success ? imports.runs : [] };
}

export function actOnCourses(args: Args) {
  const { kind } = runManagerFor(args.request);
  return actOnList(args, {
    kind,
    acts: courseActs,
    perform: async (act, asked) => {
      const request = { ...asked, kind };
      const { form } = asked;
      return (
        (await mailTried(act, request)) ??
        finish(args, kind, { act, form, answer: await performCourseAct[act](request) })
      );
    },
  });
}

export const actOnSelfPaced = (args: Args) =>
  actOnList(args, {
    kind: SELF_PACED,
    acts: ANY_ACTS,
    perform: async (act, asked) => {
      const answer = await performAnyAct[act]({ ...asked, kind: SELF_PACED });
      return finish(args, SELF_PACED, { act, form: asked.form, answer });
    },
  });

type Asked = { api: Api; id: string; form: FormData };
type ListActs<Act, Done> = {
  kind: CourseKind;
  /** What is done with one course of it. */
  acts: readonly Act[];
  perform: (act: Act, asked: Asked) => Promise<Done>;
};

/** What is done with a list: with several of its courses, or with one. */
async function actOnList<Act extends CourseAct, Done>(
  args: Args,
  { kind, acts, perform }: ListActs<Act, Done>,
) {
  await requireStaff(args);
  const api = personalApi(args);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, [...acts, 'bulk', 'undo']);
  if (act === 'bulk') return setStatuses(api, kind, form);
  if (act === 'undo') return { bulk: await undoStatuses(api, kind, form) };
  return perform(act, { api, id, form });
}

/** The mail to which an act leads, where somebody looks at it or tries it before. */
async function mailTried(act: CourseAct, request: Parameters<typeof sendTest>[0]) {
  const { form } = request;
  const [intent, values, step] = [intentOf(form), keptValues(form), findStep(form)];
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
  return null;
}

type Performed = { act: CourseAct; form: FormData; answer: Submitted };

/** Back to the list, which says what was done. */
function finish(args: Args, kind: CourseKind, { act, form, answer }: Performed) {
  if (!answer.success) return refuse(answer, form);
  const list = COURSE_LISTS[kind];
  return replace(list.to({ ...list.listOf(viewOf(args, kind)), done: act }), 303);
}

async function setStatuses(api: Api, kind: CourseKind, form: FormData) {
  const wish = readBulk(form);
  const answer = await api.call(callOfKind(kind, 'bulkSetCourseStatus'), wish);
  if (!answer.success) return refuse({ ...answer, issues: undefined }, form);
  const bulk: BulkAnswer = { status: wish.status, results: answer.results };
  return { bulk };
}
