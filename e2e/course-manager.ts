import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { AdminCourse } from '#contracts/course-office/admin-course.ts';
import type { InPersonForm } from '#contracts/course-office/course-form.ts';
import { fullCourse } from '#contracts/testing/sample-course.ts';
import { registerGuest } from './checkout.ts';
import { expect, mailsTo, openAlive, PEOPLE, payByCard, signIn } from './journey.ts';

export const COURSES = '/admin/courses/in-person';
export const CALLS = '/admin-courses/inperson/api';

let courses = 0;

/** A title that no other course has, and the code that belongs to it. */
export const ownNames = () => {
  courses += 1;
  // No longer than the codes that an academy gives: lists draw them large.
  const sign = `${process.pid % 1000}${courses}${Date.now() % 10_000}`;
  return { title: `Journey ${sign}`, courseCode: `J-${sign}` };
};

const ask = async <A>(request: APIRequestContext, path: string): Promise<A> => {
  const answer = await request.get(`${CALLS}${path}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as A;
};

/** As it is stored. */
export const readCourse = async ({ request }: Page, id: string) =>
  (await ask<{ course: AdminCourse }>(request, `/${id}`)).course;

const DAY = 86_400_000;
const WEEKS = 500;
/** Brings whatever touches a January out of it: those stay empty, for journeys that look at a month without courses. */
const FIVE_WEEKS = 35 * DAY;

/** Two days years ahead, where nobody looks for a course and hardly two of them ask for one person. */
const ownDates = () => {
  const chosen = Date.UTC(2030, 0, 7) + Math.floor(Math.random() * WEEKS) * 7 * DAY;
  const isInJanuary = [chosen, chosen + DAY].some((day) => new Date(day).getUTCMonth() === 0);
  const start = isInJanuary ? chosen + FIVE_WEEKS : chosen;
  const dayAt = (offset: number) => new Date(start + offset * DAY).toISOString().slice(0, 10);
  return { startDate: dayAt(0), endDate: dayAt(1), registrationDeadline: dayAt(-7) };
};

/** A course with something in every field. */
export const everyField = async ({ request }: Page): Promise<InPersonForm> => {
  const { instructors } = await ask<{ instructors: { _id: string; name: string }[] }>(
    request,
    '/instructors',
  );
  const { certificationBodies } = await ask<{ certificationBodies: { _id: string }[] }>(
    request,
    '/certification-bodies',
  );
  const [lead, second] = instructors;
  const [body, coIssuer] = certificationBodies.map(({ _id }) => _id);
  const course = fullCourse({ lead: lead?._id, guest: second?._id, body, coIssuer });
  const { basic, schedule, venue, certification, media } = course;
  const additional = course.instructors.additional.map((row) => ({ ...row, name: second?.name ?? '' }));
  return {
    ...course,
    basic: { ...basic, ...ownNames() },
    schedule: { ...schedule, ...ownDates() },
    instructors: { ...course.instructors, additional },
    venue: { ...venue, name: `Skills lab ${process.pid}`, facilities: ['Wet lab', 'Projector'] },
    enrollment: { ...course.enrollment, paymentOptions: INSTALLMENTS },
    certification: { ...certification, validity: { isLifetime: false, years: 3 } },
    media: { ...media, mainImage: null, documents: [], images: [], videos: [], captions: {} },
    metadata: { ...course.metadata, templateName: '' },
  };
};

const INSTALLMENTS: InPersonForm['enrollment']['paymentOptions'] = {
  selectedOption: 'installments',
  acceptFullPayment: false,
  acceptDeposit: false,
  acceptInstallments: true,
  depositStructure: null,
  installmentStructure: {
    numberOfInstallments: 3,
    installmentPlan: [
      { installmentNumber: 1, description: 'Now', percentageOfTotal: 50, dueRelativeToStart: 0 },
      { installmentNumber: 2, description: 'Then', percentageOfTotal: 30, dueRelativeToStart: -60 },
      { installmentNumber: 3, description: 'Last', percentageOfTotal: 20, dueRelativeToStart: -30 },
    ],
  },
};
const IN_FULL: InPersonForm['enrollment']['paymentOptions'] = {
  ...INSTALLMENTS,
  selectedOption: 'full',
  acceptFullPayment: true,
  acceptInstallments: false,
  installmentStructure: null,
};

type Wish = {
  [Section in 'basic' | 'schedule' | 'enrollment' | 'content' | 'certification' | 'assessment']?: Partial<
    InPersonForm[Section]
  >;
};

/** Puts a course of its own into the list, paid in one part, as its administrator. */
export const addCourse = async (page: Page, wish: Wish = {}): Promise<AdminCourse> => {
  await signIn(page, PEOPLE.admin);
  const course = await everyField(page);
  const answer = await page.request.post(CALLS, {
    data: {
      ...course,
      basic: { ...course.basic, ...wish.basic },
      schedule: { ...course.schedule, ...wish.schedule },
      content: { ...course.content, ...wish.content },
      certification: { ...course.certification, ...wish.certification },
      assessment: { ...course.assessment, ...wish.assessment },
      enrollment: { ...course.enrollment, paymentOptions: IN_FULL, ...wish.enrollment },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { course: AdminCourse }).course;
};

/** Somebody else saves a part of the course in the meantime. */
export const saveElsewhere = async (browser: Browser, { _id, version }: AdminCourse, part: object) => {
  const page = await browser.newPage();
  await signIn(page, PEOPLE.staff);
  const answer = await page.request.put(`${CALLS}/${_id}`, { data: { ...part, version } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.close();
};

/** Somebody new is on the course, paid by card. */
export const enrol = async (page: Page, { slug }: Pick<AdminCourse, 'slug'>) => {
  await page.context().clearCookies();
  const participant = await registerGuest(page, slug);
  const placed = await page.request.post(`/inperson/checkout/${slug}/process-payment`, {
    data: { agreeTerms: true, confirmations: ['prerequisite-1', 'insurance', 'health-clearance'] },
  });
  expect(placed.ok(), await placed.text()).toBe(true);
  const { redirectUrl, reference } = (await placed.json()) as { redirectUrl: string; reference: string };
  await page.goto(redirectUrl);
  await payByCard(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  return { ...participant, orderPath: `/orders/${reference}`, cookies: await page.context().cookies() };
};

/** The mail with this subject has come to them. */
export const expectMail = async (page: Page, { email }: { email: string }, subject: RegExp) =>
  expect(async () => {
    const subjects = (await mailsTo(page, email)).map((mail) => mail.subject);
    expect(subjects).toContainEqual(expect.stringMatching(subject));
  }).toPass({ timeout: 30_000 });

/** The rail's or the course's own form; its fields are known by the path of what they say. */
export const formOf = (page: Page) => page.getByRole('form', { name: 'Course', exact: true });
export const fieldOf = (page: Page, path: string) => page.locator(`[id="${path}"]`);

/** Opens a form whose script has taken over. */
export const openForm = async (page: Page, address: string) => {
  await openAlive(page, address);
  await expect(formOf(page)).toBeVisible();
};

/** The head of a section, whose number stands before its title. */
const headOf = (page: Page, title: string) =>
  formOf(page).getByRole('button', { name: new RegExp(`^\\d\\d ?${title}`) });

export const openSection = (page: Page, title: string) => headOf(page, title).click();

export const openSections = async (page: Page) => {
  const heads = formOf(page).locator('h2 button');
  for (const head of await heads.all())
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
};

/** Said by the form itself, or by the server. */
const NOT_ASKED = new Set([
  'seriesId',
  'baseCurrency',
  'selectedOption',
  'acceptFullPayment',
  'acceptDeposit',
  'acceptInstallments',
  'installmentNumber',
  'order',
  'mainImage',
  'documents',
  'images',
  'videos',
  'captions',
  'templateName',
]);

/** How a field takes what is entered; null while the form has no such field. */
const kindsOf = (form: Locator, paths: string[]) =>
  form.evaluate(
    (element, ids) =>
      ids.map((id) => {
        const field = element.querySelector(`[id="${id}"]`);
        if (!field) return null;
        if (field.hasAttribute('readonly')) return 'shown';
        if (field.role === 'combobox') return 'found';
        return field.tagName === 'SELECT' ? 'choice' : 'text';
      }),
    paths,
  );

/** Enters all that is in a part of a course in the fields that the form has for it. */
export const enter = async (form: Locator, path: string, part: object): Promise<void> => {
  const entries = Object.entries(part)
    .filter(([name, value]) => !NOT_ASKED.has(name) && value !== null)
    .map(([name, value]): [string, unknown] => [`${path}.${name}`, value]);
  const kinds = await kindsOf(
    form,
    entries.map(([at]) => at),
  );
  for (const [index, [at, value]] of entries.entries()) {
    const field = form.locator(`[id="${at}"]`);
    if (Array.isArray(value)) await enterList(form, at, value);
    else if (typeof value === 'object' && value) await enter(form, at, value);
    else if (at.endsWith('.correctAnswer')) await field.getByRole('radio').nth(Number(value)).check();
    else if (typeof value === 'boolean') await field.setChecked(value);
    else if (kinds[index] === 'choice') await field.selectOption(String(value));
    else if (kinds[index] === 'found') await form.locator(`select[name="${at}"]`).selectOption(String(value));
    // Counted before the start, stored from it.
    else if (at.endsWith('.dueRelativeToStart')) await field.fill(String(0 - Number(value)));
    else if (kinds[index] !== 'shown') await field.fill(String(value));
  }
};

/** What can be ticked is ticked, texts are added one by one, and what has fields of its own gets a row. */
const enterList = async (form: Locator, path: string, list: unknown[]) => {
  const [add, ...ticks] = await kindsOf(form, [`${path}-add`, ...list.map((entry) => `${path}.${entry}`)]);
  const field = form.locator(`[id="${path}"]`);
  for (const [index, entry] of list.entries()) {
    if (typeof entry === 'object' && entry) {
      if (add) await form.locator(`[id="${path}-add"]`).click();
      await enter(form, `${path}.${index}`, entry);
    } else if (path.endsWith('.answers')) await form.locator(`[id="${path}.${index}"]`).fill(String(entry));
    else if (ticks[index]) await form.locator(`[id="${path}.${entry}"]`).check();
    else {
      await field.fill(String(entry));
      await field.press('Enter');
    }
  }
};

interface Sent {
  /** What the button says that takes them. */
  button: string;
  files: { name: string; mimeType: string; buffer: Buffer }[];
  told: string;
}

/** Chooses files for one of the places that take them, and waits for what the page says of it. */
export const upload = async (page: Page, { button, files, told }: Sent) => {
  // The same may stand there of an upload before.
  const sent = page.waitForResponse(
    (answer) => answer.url().includes('/upload') && answer.request().method() === 'POST',
  );
  await page.locator(`input[type="file"][aria-label="${button}"]`).setInputFiles(files);
  await sent;
  await expect(page.getByText(told, { exact: true }).last()).toBeVisible();
};

/** The row of a course in the table or, on a phone, its card. */
export const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
