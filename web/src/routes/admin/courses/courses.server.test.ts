import { expect, test } from 'vitest';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { sampleFigures, sampleRow } from '#web/testing/sample-course-row.ts';
import { actOnCourses, actOnSelfPaced, loadCourses, loadSelfPaced } from './courses.server.ts';

type Role = SessionUser['role'];

const ID = sampleRow._id;
const refusal = (status: number) => ({ success: false, status, message: 'No', code: 'internal' });
const answers = {
  listAdminCourses: {
    success: true,
    courses: [sampleRow],
    nextCursor: null,
    total: 1,
    figures: sampleFigures,
  },
  listCourseClashes: { success: true, conflicts: [], hasMore: false },
  getAdminCourse: { success: true, course: sampleRow },
  selfPacedListAdminCourses: { success: true, courses: [], nextCursor: null, total: 0, figures: {} },
  getCourseConsequences: { success: true, consequences: { enrolled: 3 }, asksPassword: true },
  adminListCourses: { success: true, courses: [] },
};

/** The page at an address, asked for by somebody of this role; `changes` are what single calls answer. */
function pageAt(path: string, { role = 'admin', changes = {} }: { role?: Role; changes?: object } = {}) {
  const asked: unknown[][] = [];
  const user = { role, email: 'nadia@academy.example' };
  const all: Record<string, unknown> = { authCheck: { success: true, user }, ...answers, ...changes };
  const call = async (...parts: [string, ...unknown[]]) => {
    asked.push(parts);
    return all[parts[0]];
  };
  const context = { get: () => ({ personal: { call } as Api }) as PageFacts };
  const url = `http://localhost${path}`;
  return {
    asked,
    load: () => loadCourses({ request: new Request(url), context }),
    loadSelfPaced: () => loadSelfPaced({ request: new Request(url), context }),
    send(entries: [string, string][], act: typeof actOnCourses | typeof actOnSelfPaced = actOnCourses) {
      const body = new URLSearchParams(entries);
      return act({ request: new Request(url, { method: 'POST', body }), context });
    },
  };
}

const PATH = '/admin/courses/in-person';
const placeOf = (answer: unknown) => (answer as Response).headers.get('location');

test('the list is asked for as the address says, conflicts only for the timeline', async () => {
  const page = pageAt(`${PATH}?status=open&q=peel&sort=-price`);
  const { manager } = await page.load();
  expect(page.asked).toContainEqual([
    'listAdminCourses',
    { status: 'open', q: 'peel', sort: '-price', limit: 25 },
  ]);
  expect(page.asked.map(([name]) => name)).not.toContain('listCourseClashes');
  expect(manager?.list?.courses).toHaveLength(1);
  expect(manager?.opened).toBeNull();
  const timeline = pageAt(`${PATH}?as=timeline`);
  await timeline.load();
  expect(timeline.asked).toContainEqual(['listCourseClashes', {}]);
});

test('who teaches sees their own runs and nothing of the manager', async () => {
  const page = pageAt(PATH, { role: 'instructor' });
  expect(await page.load()).toEqual({ own: [], manager: null });
  expect(page.asked.map(([name]) => name)).not.toContain('listAdminCourses');
});

test('a learner meets the page for what is missing', async () => {
  await expect(pageAt(PATH, { role: 'learner' }).load()).rejects.toMatchObject({ init: { status: 404 } });
});

test('a list that cannot be had leaves the page standing', async () => {
  const { manager } = await pageAt(PATH, { changes: { listAdminCourses: refusal(500) } }).load();
  expect(manager?.list).toBeNull();
});

test('whom it concerns is counted where that is asked, and only there', async () => {
  const page = pageAt(`${PATH}?on=${ID}&do=cancel`);
  expect((await page.load()).manager?.opened).toMatchObject({
    courseCode: 'SKN-110',
    consequences: { enrolled: 3 },
    acts: ['copy', 'delete', 'cancel', 'postpone', 'mail'],
  });
  const copy = pageAt(`${PATH}?on=${ID}&do=copy`);
  expect((await copy.load()).manager?.opened?.consequences).toBeNull();
  expect(copy.asked.map(([name]) => name)).not.toContain('getCourseConsequences');
});

test('a copy is sent as it was filled in and leads back to the list', async () => {
  const page = pageAt(`${PATH}?q=peel&on=${ID}&do=copy`, { changes: { copyCourse: { success: true } } });
  const answer = await page.send([
    ['_action', `copy ${ID}`],
    ['idempotencyKey', 'key-1'],
    ['newTitle', 'Peels (Copy)'],
    ['newCourseCode', 'SKN-110-COPY'],
    ['newStartDate', '2027-09-01'],
    ['resetEnrollment', 'on'],
  ]);
  expect(placeOf(answer)).toBe(`${PATH}?q=peel&done=copy`);
  expect(page.asked).toContainEqual([
    'copyCourse',
    {
      id: ID,
      newTitle: 'Peels (Copy)',
      newCourseCode: 'SKN-110-COPY',
      newStartDate: '2027-09-01',
      copyOptions: { resetInstructors: false, resetEnrollment: true, resetMedia: false },
    },
    { idempotencyKey: 'key-1' },
  ]);
});

test('a refused act keeps what was entered', async () => {
  const page = pageAt(`${PATH}?on=${ID}&do=cancel`, { changes: { cancelCourse: refusal(403) } });
  const answer = await page.send([
    ['_action', `cancel ${ID}`],
    ['reason', 'Ill'],
  ]);
  expect(answer).toMatchObject({
    data: { intent: `cancel ${ID}`, failure: { message: 'No', values: { reason: 'Ill' } } },
    init: { status: 403 },
  });
});

test('a mail is looked at and tried without anybody being mailed', async () => {
  const previewCourseMail = { success: true, subject: 'S', html: '<p>H</p>', text: 'H' };
  const changes = { previewCourseMail, sendTestNotification: { success: true } };
  const page = pageAt(`${PATH}?on=${ID}&do=mail`, { changes });
  const words: [string, string][] = [
    ['_action', `mail ${ID}`],
    ['subject', 'S'],
    ['message', 'H'],
    ['email', 'me@academy.example'],
  ];
  expect(await page.send([...words, ['step', 'preview']])).toMatchObject({
    mailed: { preview: { subject: 'S', html: '<p>H</p>' }, values: { message: 'H' } },
  });
  expect(await page.send([...words, ['step', 'test']])).toMatchObject({
    mailed: { sentTo: 'me@academy.example' },
  });
  expect(page.asked.map(([name]) => name)).not.toContain('sendImmediateNotification');
});

test('the mail of a cancellation is previewed with its reason', async () => {
  const previewCourseMail = { success: true, subject: 'S', html: 'H', text: 'H' };
  const page = pageAt(`${PATH}?on=${ID}&do=cancel`, { changes: { previewCourseMail } });
  await page.send([
    ['_action', `cancel ${ID}`],
    ['reason', 'Ill'],
    ['step', 'preview'],
  ]);
  expect(page.asked).toContainEqual([
    'previewCourseMail',
    { id: ID, mail: 'cancelled', subject: '', message: 'Ill' },
  ]);
});

test('the chosen courses are given a status, and what became of each is told', async () => {
  const results = [{ _id: ID, name: 'SKN 110', was: 'open', ok: true, message: '' }];
  const page = pageAt(PATH, { changes: { bulkSetCourseStatus: { success: true, results } } });
  const answer = await page.send([
    ['_action', 'bulk'],
    ['ids', ID],
    ['status', 'closed'],
  ]);
  expect(answer).toEqual({ bulk: { status: 'closed', results } });
  expect(page.asked).toContainEqual(['bulkSetCourseStatus', { ids: [ID], status: 'closed' }]);
});

test('undoing gives each course the status that it had, with one call for each status', async () => {
  const page = pageAt(PATH, { changes: { bulkSetCourseStatus: { success: true, results: [] } } });
  await page.send([
    ['_action', 'undo'],
    ['former', '1 open 4\r\n2 draft 5\r\n3 open 6'],
  ]);
  expect(page.asked.slice(1)).toEqual([
    ['bulkSetCourseStatus', { ids: ['1', '3'], status: 'open', versions: { 1: 4, 3: 6 } }],
    ['bulkSetCourseStatus', { ids: ['2'], status: 'draft', versions: { 2: 5 } }],
  ]);
});

test('what cannot be undone is told of each course', async () => {
  const page = pageAt(PATH, { changes: { bulkSetCourseStatus: refusal(500) } });
  const answer = await page.send([
    ['_action', 'undo'],
    ['former', `${ID} open 2`],
  ]);
  expect(answer).toEqual({
    bulk: {
      status: null,
      results: [{ _id: ID, name: '', was: null, version: null, ok: false, message: 'No' }],
    },
  });
});

const SELF_PACED = '/admin/courses/self-paced';

test('self-paced courses are asked for as their address says, and what is asked of one is found by its own calls', async () => {
  const { schedule: _, venue: __, ...course } = sampleRow;
  const selfPacedGetAdminCourse = { success: true, course };
  const page = pageAt(`${SELF_PACED}?status=closed&sort=-learners&on=${ID}&do=delete`, {
    changes: { selfPacedGetAdminCourse, listNewCourseImports: { success: true, runs: [] } },
  });
  const { opened, list, imports } = await page.loadSelfPaced();
  expect(list?.total).toBe(0);
  expect(imports).toEqual([]);
  expect(page.asked).toContainEqual([
    'selfPacedListAdminCourses',
    expect.objectContaining({ status: 'closed', sort: '-learners', limit: 25 }),
  ]);
  expect(opened).toMatchObject({ courseCode: 'SKN-110', acts: ['copy', 'delete'], consequences: null });
});

test('a self-paced course is copied without a date; what only runs have is asked of none', async () => {
  const page = pageAt(`${SELF_PACED}?q=face&on=${ID}&do=copy`, {
    changes: { selfPacedCopyCourse: { success: true } },
  });
  const copy: [string, string][] = [
    ['_action', `copy ${ID}`],
    ['newTitle', 'The face (Copy)'],
    ['newCourseCode', 'EL-FACE-COPY'],
  ];
  expect(placeOf(await page.send(copy, actOnSelfPaced))).toBe(`${SELF_PACED}?q=face&done=copy`);
  await expect(page.send([['_action', `cancel ${ID}`]], actOnSelfPaced)).rejects.toMatchObject({
    init: { status: 400 },
  });
  expect(page.asked.map(([name]) => name)).not.toContain('cancelCourse');
});
