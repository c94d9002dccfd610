import type { Page } from '@playwright/test';
import { CALLS as IN_PERSON_CALLS } from '../course-manager.ts';
import { giveFree } from '../gifts/gifts.ts';
import { expect, inspect, openAlive, PEOPLE, type Person, signIn, test } from '../journey.ts';
import { FLAGSHIP } from '../learning/learner.ts';
import { addLiveDraft, LIVE_CALLS } from '../live/live-courses.ts';
import { DEMO_CASES, findCase, nameInReturn, pathOf } from '../payment-cases.ts';
import { SELF_PACED_CALLS } from '../self-paced/self-paced-courses.ts';
import { readSiteMap } from '../site-map.ts';
import { SAMPLES } from './page-samples.ts';
import { STATES } from './page-states.ts';

const PERSONAL =
  /^\/(dashboard|profile|orders|library|live\/|reviews|my-|certificates|waiting-list|elearning|checkout$|in(\/|$))/;

/** What a visitor has chosen stands in the browser; who has chosen nothing is led away from the guest's checkout. */
const chooseCourses = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'academy.cart',
      JSON.stringify([
        { courseId: 'laser-safety-officer', courseType: 'InPersonCourse' },
        { courseId: 'botox-professional-training', courseType: 'ELearningCourse' },
      ]),
    ),
  );

const readerOf = (path: string) => {
  if (path.startsWith('/admin')) return PEOPLE.admin;
  return PERSONAL.test(path) ? PEOPLE.learner : null;
};

// They only read, so that they go to whoever is free.
test.describe.configure({ mode: 'parallel' });

/** What stands for something of the demo world, and who may look it up. */
const FOUND: [placeholder: RegExp, person: Person, find: (page: Page, state: string) => Promise<string>][] = [
  [/{order}/, PEOPLE.learner, (page) => anOrder(page)],
  [/{line}/, PEOPLE.learner, (page) => aLine(page)],
  [/{certificate}/, PEOPLE.learner, (page) => aCertificate(page)],
  [/{places}/, PEOPLE.admin, (page) => somePlaces(page)],
  [/{enrolment}/, PEOPLE.admin, (page) => anEnrolment(page)],
  [/{enquiry}/, PEOPLE.admin, (page) => anEnquiry(page)],
  [/{licence}/, PEOPLE.admin, (page) => aLicence(page)],
  [/{user}/, PEOPLE.admin, (page) => aUser(page)],
  [/{company}/, PEOPLE.staff, (page) => aCompany(page)],
  [/{webhook}/, PEOPLE.admin, (page) => aWebhook(page)],
  [/{delivery}/, PEOPLE.admin, (page) => aDelivery(page)],
  [/{ended delivery}/, PEOPLE.admin, async (page) => deliveryOf(page, await aWebhook(page))],
  [/{course}/, PEOPLE.admin, (page) => aCourse(page)],
  [/{announcement}/, PEOPLE.admin, (page) => anAnnouncement(page, IN_PERSON_CALLS)],
  [/{live announcement}/, PEOPLE.admin, (page) => anAnnouncement(page, LIVE_CALLS)],
  [/{live}/, PEOPLE.admin, async (page) => (await addLiveDraft(page))._id],
  [/{self-paced}/, PEOPLE.admin, (page) => aSelfPacedCourse(page)],
  [/{preview}/, PEOPLE.admin, (page) => aPreview(page)],
  [/{instructor}/, PEOPLE.admin, (page) => anInstructor(page)],
  [/{case}/, PEOPLE.admin, async ({ request }) => (await findCase(request, DEMO_CASES.fixed))._id],
  [/{gift}/, PEOPLE.learner, (page) => giveFree(page)],
  [/{returned}/, PEOPLE.admin, (page) => nameInReturn(page)],
  [
    /{link:(\w+)}/,
    PEOPLE.admin,
    async ({ request }, state) =>
      pathOf(await findCase(request, DEMO_CASES[state as keyof typeof DEMO_CASES])),
  ],
];

/** The address with what it names looked up; the browser is a stranger's again. */
const resolve = async (page: Page, sample: string) => {
  for (const [placeholder, person, find] of FOUND) {
    const match = placeholder.exec(sample);
    if (!match) continue;
    await signIn(page, person);
    const found = await find(page, match[1] ?? '');
    await page.context().clearCookies();
    return sample.replace(placeholder, found);
  }
  return sample;
};

const nameOf = (path: string) => path.replace(/\W+/g, '-').replace(/^-/, '') || 'home';

for (const path of [...readSiteMap(), ...STATES]) {
  test(`${path} is complete, accessible and fits`, async ({ page }) => {
    const sample = SAMPLES[path] ?? path;
    expect(sample, 'an address with a parameter needs a sample').not.toMatch(/\/:/);
    const reader = readerOf(path);
    const address = await resolve(page, sample);
    if (reader) await signIn(page, reader);
    if (path.startsWith('/checkout/guest')) await chooseCourses(page);
    const answer = await openAlive(page, address);
    expect(answer?.status()).toBe(200);
    if (reader) expect(new URL(page.url()).pathname, 'nobody is asked to log in').not.toBe('/login');
    await inspect(page, nameOf(path));
  });
}

/** Published and learned; others come and go beside it. */
const aSelfPacedCourse = async (page: Page) => {
  const answer = await page.request.get(SELF_PACED_CALLS);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { courses } = (await answer.json()) as { courses: { _id: string; slug: string }[] };
  return courses.find(({ slug }) => slug === FLAGSHIP)?._id ?? '';
};

/** The page of a link to what is being written of it. */
const aPreview = async (page: Page) => {
  const made = await page.request.post(`${SELF_PACED_CALLS}/${await aSelfPacedCourse(page)}/preview-links`);
  expect(made.ok(), await made.text()).toBe(true);
  const { url } = (await made.json()) as { url: string };
  return new URL(url).pathname;
};

const anOrder = async (page: Page) => {
  const answer = await page.request.get('/api/orders');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orders } = (await answer.json()) as { orders: { reference: string; paidAed: number }[] };
  return orders.find(({ paidAed }) => paidAed > 0)?.reference ?? '';
};

/** The newest of the learner's. */
const aCertificate = async (page: Page) => {
  const answer = await page.request.get('/api/certificates');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { certificates } = (await answer.json()) as { certificates: { number: string }[] };
  expect(certificates, 'the demo world has certificates').not.toEqual([]);
  return certificates[0]?.number ?? '';
};

/** A course of the learner's that has not begun, as an address names it. */
const aLine = async (page: Page) => {
  const answer = await page.request.get('/api/orders');
  const { orders } = (await answer.json()) as { orders: { reference: string; lines: { _id: string }[] }[] };
  for (const { reference, lines } of orders)
    for (const { _id } of lines) {
      const line = await page.request.get(`/api/orders/${reference}/lines/${_id}`);
      if (line.ok()) return `${reference}/lines/${_id}`;
    }
  throw new Error('the learner of the demo world takes part in no course that has not begun');
};

/** Everybody who is enrolled in the run of the demo world that most pages are shown of. */
const somePlaces = async (page: Page) => {
  const path = '/api/admin/in-person-courses/botox-professional-training-dubai-clinic/roster';
  const answer = await page.request.get(path);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { roster } = (await answer.json()) as { roster: { lineId: string; state: string }[] };
  return roster.flatMap(({ lineId, state }) => (state === 'enrolled' ? [lineId] : [])).join(',');
};

/** Somebody on that run, as its attendance list names them. */
const anEnrolment = async (page: Page) => {
  const path = '/api/admin/in-person-courses/botox-professional-training-dubai-clinic/attendance';
  const answer = await page.request.get(path);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { people } = (await answer.json()) as { people: { enrolmentId: string }[] };
  return people[0]?.enrolmentId ?? '';
};

/** The demo world's newest, asked for by staff. */
const anEnquiry = async (page: Page) => {
  const answer = await page.request.get('/api/admin/enquiries');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { enquiries } = (await answer.json()) as { enquiries: { _id: string }[] };
  expect(enquiries, 'the demo world has enquiries').not.toEqual([]);
  return enquiries[0]?._id ?? '';
};

/** One of the demo world that waits to be looked at. */
const aLicence = async (page: Page) => {
  const answer = await page.request.get('/api/admin/licences');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { licences } = (await answer.json()) as { licences: { _id: string }[] };
  expect(licences, 'a license of the demo world waits').not.toEqual([]);
  return licences[0]?._id ?? '';
};

const aUser = async (page: Page) => {
  const answer = await page.request.get('/api/admin/users?role=learner');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { users } = (await answer.json()) as { users: { _id: string }[] };
  expect(users, 'the demo world has people').not.toEqual([]);
  return users[0]?._id ?? '';
};

/** With people and orders. */
const aCompany = async (page: Page) => {
  const answer = await page.request.get('/api/admin/companies?q=medical');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { companies } = (await answer.json()) as { companies: { _id: string }[] };
  expect(companies, 'the demo world has companies').not.toEqual([]);
  return companies[0]?._id ?? '';
};

/** To an address that leads nowhere, with a test in its log. */
const aTestedWebhook = async (page: Page) => {
  const data = { url: 'https://203.0.113.7/hook', events: ['order.confirmed', 'certificate.issued'] };
  const answer = await page.request.post('/api/admin/webhooks', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { webhook } = (await answer.json()) as { webhook: { _id: string } };
  await page.request.post(`/api/admin/webhooks/${webhook._id}/test`);
  return webhook._id;
};

/** The same, disabled. */
const aWebhook = async (page: Page) => {
  const id = await aTestedWebhook(page);
  await page.request.post(`/api/admin/webhooks/${id}/disable`);
  return id;
};

const deliveryOf = async (page: Page, webhook: string) => {
  const answer = await page.request.get(`/api/admin/webhooks/${webhook}`);
  const { deliveries } = (await answer.json()) as { deliveries: { _id: string }[] };
  return `${webhook}/deliveries/${deliveries[0]?._id}`;
};

/** Of one that was tried: nobody answers for as long as is waited. */
const aDelivery = async (page: Page) => {
  const path = await deliveryOf(page, await aTestedWebhook(page));
  const tried = async () => {
    const answer = await page.request.get(`/api/admin/webhooks/${path}`);
    return ((await answer.json()) as { tries: unknown[] }).tries.length;
  };
  await expect.poll(tried, { timeout: 25_000 }).toBe(1);
  return path;
};

/** A run of the demo world with people on it, so that everything can be asked of it. */
const aCourse = async (page: Page, calls = IN_PERSON_CALLS) => {
  const answer = await page.request.get(`${calls}?view=upcoming`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { courses } = (await answer.json()) as {
    courses: { _id: string; enrollment: { currentEnrollment: number } }[];
  };
  return courses.find(({ enrollment }) => enrollment.currentEnrollment > 0)?._id ?? '';
};

/** Of the log of a course, with what it says. */
const anAnnouncement = async (page: Page, calls: string) => {
  const course = await aCourse(page, calls);
  const data = { subject: `The doors ${crypto.randomUUID()}`, message: 'They open at eight.' };
  const sent = await page.request.post(`${calls}/${course}/send-immediate-notification`, { data });
  expect(sent.ok(), await sent.text()).toBe(true);
  const answer = await page.request.get(`${calls}/${course}/announcements`);
  const { announcements } = (await answer.json()) as { announcements: { _id: string }[] };
  return `${course}/announcements/${announcements[0]?._id}`;
};

const anInstructor = async (page: Page) => {
  const answer = await page.request.get('/api/admin/instructors');
  expect(answer.ok(), await answer.text()).toBe(true);
  const { instructors } = (await answer.json()) as { instructors: { _id: string }[] };
  return instructors[0]?._id ?? '';
};

test('what is not there says so, with a way home', async ({ page }) => {
  const answer = await page.goto('/there/is/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await inspect(page, 'not-found');
});
