import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { loadCheckout, submitCheckout } from './checkout.server.ts';

const PAGES = {
  InPersonCourse: 'http://localhost/checkout/inperson/botox',
  OnlineLiveTraining: 'http://localhost/checkout/live/botox',
  ELearningCourse: 'http://localhost/checkout/elearning/botox',
};
const refusal = (code: string, status: number) => ({ success: false, message: 'No', code, status });

/** The page as it meets an academy that answers so; `made` are the calls it made. */
function visit(answers: Record<string, object>, kind: CourseKind = 'InPersonCourse') {
  const page = PAGES[kind];
  const made: string[] = [];
  const call = async (name: string) => {
    made.push(name);
    return answers[name];
  };
  const personal = { call } as Api;
  const context = { get: () => ({ personal }) as PageFacts };
  const args = (request: Request) => ({ request, params: { courseId: 'botox' }, context });
  const open = (address = '') =>
    loadCheckout(args(new Request(new URL(address, page))), kind).catch((thrown: unknown) => thrown);
  const submit = (entries: Record<string, string>) =>
    submitCheckout(args(new Request(page, { method: 'POST', body: new URLSearchParams(entries) })), kind);
  return { made, open, submit };
}

const leadsTo = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);
const login = { _action: 'login', email: 'ada@example.com', password: 'blue tulips' };

test('whoever logs in at the checkout has the course added in the same request', async () => {
  const { made, submit } = visit({ apiLogin: { success: true }, addToEnrollment: { success: true } });
  expect(leadsTo(await submit(login))).toBe('/checkout/inperson/botox');
  expect(made).toEqual(['apiLogin', 'addToEnrollment']);
});

test('whoever is refused a transfer leaves a draft that staff can accept it for', async () => {
  const { made, submit } = visit({
    addToEnrollment: { success: true },
    processPayment: refusal('wrong-state', 409),
  });
  expect(await submit({ _action: 'pay', method: 'bank' })).toMatchObject({ init: { status: 409 } });
  expect(made).toEqual(['addToEnrollment', 'processPayment']);
  await submit({ _action: 'pay', method: 'card' });
  expect(made).toHaveLength(3);
});

test('a login that is refused adds nothing and is told in place', async () => {
  const { made, submit } = visit({ apiLogin: refusal('wrong-credentials', 401) });
  expect(await submit(login)).toMatchObject({
    init: { status: 401 },
    data: { intent: 'login', failure: { message: 'No', values: { email: 'ada@example.com' } } },
  });
  expect(made).toEqual(['apiLogin']);
});

test('a course that cannot be added is said on the page that follows the login', async () => {
  const { submit } = visit({ apiLogin: { success: true }, addToEnrollment: refusal('no-seat-left', 409) });
  expect(leadsTo(await submit(login))).toBe('/checkout/inperson/botox?problem=no-seat-left');
});

const guest = { success: true, user: null };

test('a checkout that cannot be loaded leads to the course, with the reason', async () => {
  const busy = refusal('unavailable', 503);
  const place = '/in-person/courses/botox?problem=unavailable';
  expect(leadsTo(await visit({ authCheck: busy }).open())).toBe(place);
  expect(leadsTo(await visit({ authCheck: guest, validateCourse: busy }).open())).toBe(place);
  const person = { success: true, user: { _id: 'u1' } };
  expect(leadsTo(await visit({ authCheck: person, getCheckout: busy }).open())).toBe(place);
});

test.each([
  ['/library/in-person?problem=already-enrolled', '/library/in-person?problem=already-enrolled'],
  [null, '/in-person/courses/botox'],
])('whoever is enrolled already, with %s to go to, is led to %s', async (redirectUrl, place) => {
  const getCheckout = {
    success: true,
    course: { kind: 'InPersonCourse', slug: 'botox' },
    alreadyEnrolled: true,
    redirectUrl,
  };
  const person = { success: true, user: { _id: 'u1' } };
  expect(leadsTo(await visit({ authCheck: person, getCheckout }).open())).toBe(place);
});

test('who waits to pay an order is shown its frozen price and what of it is due now', async () => {
  const due = { obligationId: 'o1', dueOn: '2027-03-01', eur: 29_000, aed: 125_570 };
  const { made, open } = visit({
    authCheck: { success: true, user: { _id: 'u1' } },
    getCheckout: { success: true, course: { slug: 'botox' }, order: { state: 'placed', reference: 'AUR-1' } },
    getBillingInfo: { success: true, billingInfo: {} },
    getOrder: { success: true, order: { breakdown: { total: 145_000 }, nextDue: due } },
  });
  expect(await open()).toMatchObject({ placed: { breakdown: { total: 145_000 }, due } });
  expect(made).toContain('getOrder');
});

test('one of a course that does not exist leads to the list', async () => {
  const { open } = visit({ authCheck: guest, validateCourse: refusal('course-not-found', 404) });
  expect(leadsTo(await open())).toBe('/in-person-aesthetic-training?problem=course-not-found');
});

const wordless = { success: false, message: '', code: '', status: 500 };

test.each([
  ['register', 'guestCheckout', 'Registration failed'],
  ['save-billing', 'updateBillingInfo', 'Error updating billing information'],
  ['pay', 'processPayment', 'Error processing checkout. Please try again.'],
  ['complete', 'completeRegistration', 'Error completing registration'],
])('%s that is refused without a word has the specified one', async (intent, name, message) => {
  const { submit } = visit({ [name]: wordless });
  expect(await submit({ _action: intent })).toMatchObject({ data: { intent, failure: { message } } });
});

test('a promo code that is refused without a word says so at its field', async () => {
  const { submit } = visit({ applyPromo: wordless });
  expect(await submit({ _action: 'apply-promo', promoCode: 'SPRING' })).toMatchObject({
    data: { failure: { issues: [{ field: 'promoCode', message: 'Error applying promo' }] } },
  });
});

test('a course that could not be added without a word is said on the page that follows', async () => {
  const { open, submit } = visit({
    apiLogin: { success: true },
    addToEnrollment: wordless,
    authCheck: guest,
    validateCourse: { success: true, course: { slug: 'botox', professions: [] } },
  });
  const place = leadsTo(await submit(login)) ?? '';
  expect(await open(place)).toMatchObject({ problem: 'Error adding course' });
});

test('billing saved after the login has ended leads to the login and back', async () => {
  const { submit } = visit({ updateBillingInfo: refusal('not-signed-in', 401) });
  expect(leadsTo(await submit({ _action: 'save-billing', city: 'Dubai' }))).toBe(
    '/login?next=%2Fcheckout%2Finperson%2Fbotox',
  );
});

const SELF_PACED = 'ELearningCourse';
const owned = {
  success: true,
  course: { kind: SELF_PACED, slug: 'botox' },
  alreadyEnrolled: true,
  order: null,
};

test.each([
  ['/elearning/course/botox', '/elearning/course/botox'],
  [null, '/self-paced-online-training/botox'],
])('a self-paced course that one has, with %s to go to, is said to be one’s own and leads to %s', async (redirectUrl, place) => {
  const answers = {
    authCheck: { success: true, user: { _id: 'u1' } },
    getElearningCheckout: { ...owned, redirectUrl },
    getBillingInfo: { success: true, billingInfo: {} },
  };
  expect(await visit(answers, SELF_PACED).open()).toMatchObject({ enrolledAt: place, newMonths: null });
});

test('a self-paced course is asked for, logged in to and completed by calls of its own', async () => {
  const { made, submit } = visit(
    {
      apiLogin: { success: true },
      addElearning: { success: true, alreadyEnrolled: false },
      applyElearningPromo: { success: true },
      completeElearning: { success: true, redirectUrl: '/elearning/payment/success?order_id=AUR-1' },
    },
    SELF_PACED,
  );
  expect(leadsTo(await submit(login))).toBe('/checkout/elearning/botox');
  expect(leadsTo(await submit({ _action: 'apply-promo', promoCode: 'welcome10' }))).toBe(
    '/checkout/elearning/botox',
  );
  expect(leadsTo(await submit({ _action: 'complete' }))).toBe('/checkout/elearning/botox?enrolled');
  expect(made).toEqual(['apiLogin', 'addElearning', 'applyElearningPromo', 'completeElearning']);
});

test('a self-paced course that does not exist is told of at home, any other trouble on its page', async () => {
  const missing = { authCheck: guest, validateElearning: refusal('course-not-found', 404) };
  expect(leadsTo(await visit(missing, SELF_PACED).open())).toBe('/?problem=course-not-found');
  const busy = { authCheck: guest, validateElearning: wordless };
  expect(leadsTo(await visit(busy, SELF_PACED).open())).toBe(
    '/self-paced-online-training/botox?problem=unknown',
  );
});
