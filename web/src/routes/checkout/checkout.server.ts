import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import type { Answer, Api } from '#contracts/api.ts';
import { checkoutPage, courseList, coursePage } from '#contracts/courses/course-pages.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { ErrorAnswer } from '#contracts/errors.ts';
import type { OfferedCourse } from '#contracts/orders/checkout.ts';
import { freeAccessMonths } from '#domain/courses/access-months.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { PLAN_KINDS } from '#domain/plans/plan-parts.ts';
import { saveBilling } from '#web/features/account/save-billing.server.ts';
import { addChosen } from '#web/features/checkout/add-chosen.server.ts';
import { CHECKOUT_WORDS, NOT_ADDED } from '#web/features/checkout/failure-words.ts';
import { abandonOrder, continuePayment } from '#web/features/checkout/open-order.server.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, requireIntent } from '#web/forms/intent.ts';
import { keyOf, type Refusal, refuse as refuseAsTold } from '#web/forms/submission.ts';
import { withNext } from '#web/lib/login/next-path.ts';
import { loginPath, personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  params: { courseId: string };
  context: Parameters<typeof personalApi>[0]['context'];
};

/** The calls of what has seats. */
const OF_RUNS = {
  open: 'getCheckout',
  validate: 'validateCourse',
  register: 'guestCheckout',
  applyPromo: 'applyPromo',
  removePromo: 'removePromo',
  pay: 'processPayment',
  complete: 'completeRegistration',
} as const;

/** The calls of each kind's checkout. They ask and answer the same. */
const CALLS = {
  InPersonCourse: OF_RUNS,
  OnlineLiveTraining: OF_RUNS,
  ELearningCourse: {
    open: 'getElearningCheckout',
    validate: 'validateElearning',
    register: 'elearningGuestCheckout',
    applyPromo: 'applyElearningPromo',
    removePromo: 'removeElearningPromo',
    pay: 'processElearningPayment',
    complete: 'completeElearning',
  },
} as const;

type Asked = { kind: CourseKind; slug: string };

/** Of a course that does not exist: where others of its kind are. A self-paced one is told of at home. */
const NOWHERE = {
  InPersonCourse: courseList('InPersonCourse'),
  OnlineLiveTraining: courseList('OnlineLiveTraining'),
  ELearningCourse: '/',
} as const;

/** The answer. Who gets none is told why on the page of the course or, when there is no such course, elsewhere. */
const answerOrLeave = <N extends EndpointName>(answer: Answer<N>, asked: Asked) => {
  if (!answer.success) {
    const { code } = answer as ErrorAnswer;
    const place = code === 'course-not-found' ? NOWHERE[asked.kind] : coursePage(asked);
    throw redirect(`${place}?problem=${code || 'unknown'}`);
  }
  return requireAnswer(answer);
};

/** The page of a signed-in person or of a guest; who has no business here is sent where they have. */
export const loadCheckout = async (args: Args, kind: CourseKind) => {
  const { request, params } = args;
  const api = personalApi(args);
  const asked = { kind, slug: params.courseId };
  const { user } = answerOrLeave(await api.call('authCheck', {}), asked);
  const checkout = user ? await loadOwn(api, asked) : await loadAsGuest(api, asked);
  const { course } = checkout;
  const { searchParams, search } = new URL(request.url);
  if (course.slug !== params.courseId) throw redirect(`${checkoutPage(course)}${search}`);
  return {
    ...checkout,
    newMonths: searchParams.has('enrolled') ? newMonths(course) : null,
    // What was asked of the page in its address.
    tab: searchParams.get('account') === 'login' ? ('login' as const) : ('register' as const),
    isEditingBilling: searchParams.get('edit') === 'billing',
    isBillingSaved: searchParams.get('saved') === 'billing',
    problem: problemOf(request, NOT_ADDED),
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

/** What was completed without a payment is open for so long. */
const newMonths = (course: OfferedCourse) =>
  course.kind === 'ELearningCourse' ? freeAccessMonths(course) : null;

const loadOwn = async (api: Api, asked: Asked) => {
  const answer = await api.call(CALLS[asked.kind].open, { courseId: asked.slug });
  const { course, order, credit, licence, licenceLimit, user, offerEndsAt, alreadyEnrolled, redirectUrl } =
    answerOrLeave(answer, asked);
  const enrolledAt = alreadyEnrolled ? (redirectUrl ?? coursePage(course)) : null;
  // Of a self-paced course the page itself says so, and leads on.
  if (enrolledAt && asked.kind !== 'ELearningCourse') throw redirect(enrolledAt);
  const { billingInfo } = answerOrLeave(await api.call('getBillingInfo', {}), asked);
  const placed = order?.state === 'placed' ? await loadPlaced(api, order.reference, asked) : null;
  return {
    ...{ course, order, placed, credit, licence, licenceLimit, user, offerEndsAt, enrolledAt },
    billing: billingInfo,
  };
};

/** What was ordered already, at the price that was frozen then, and what of it is to be paid now. */
const loadPlaced = async (api: Api, reference: string, asked: Asked) => {
  const { order } = answerOrLeave(await api.call('getOrder', { reference }), asked);
  const { breakdown, nextDue, creditEur } = order;
  return breakdown && nextDue && { breakdown, due: nextDue, creditEur };
};

const loadAsGuest = async (api: Api, asked: Asked) => {
  const answer = await api.call(CALLS[asked.kind].validate, { courseId: asked.slug });
  const { course } = answerOrLeave(answer, asked);
  return {
    course,
    order: null,
    placed: null,
    credit: null,
    licence: course.professions.length > 0 ? ('none' as const) : ('not-asked' as const),
    licenceLimit: null,
    user: null,
    offerEndsAt: null,
    enrolledAt: null,
    billing: null,
  };
};

/** A refusal without a word gets that of its form. */
const refuse = (answer: Refusal, form: FormData) =>
  refuseAsTold({ ...answer, message: answer.message || CHECKOUT_WORDS.unsaid(intentOf(form)) }, form);

type Calls = (typeof CALLS)[CourseKind];
type Submission = {
  api: Api;
  kind: CourseKind;
  calls: Calls;
  form: FormData;
  courseId: string;
  /** Of this page. */
  path: string;
  request: Request;
};

/** Everything that the page's forms can ask for. A step that succeeds leads on; one that is refused comes back in place. */
export const submitCheckout = async (args: Args, kind: CourseKind) => {
  const { request } = args;
  const { courseId } = args.params;
  const form = await request.formData();
  const { act } = requireIntent(form, ACTS);
  const path = checkoutPage({ kind, slug: courseId });
  return steps[act]({ api: personalApi(args), kind, calls: CALLS[kind], form, courseId, path, request });
};

/** Whoever logs in here has chosen the course; who owes a second step, once they have made it. */
const logIn = async ({ api, kind, form, courseId, path }: Submission) => {
  const answer = await api.call('apiLogin', formReader(form).typed(['email', 'password']));
  if (!answer.success) return refuse(answer, form);
  if (answer.twoStep) return redirectDocument(`${withNext('/login/code', path)}&adding`, 303);
  return takeUp({ api, kind, courseId });
};

/** Also of who has logged in from this page by a passkey. */
const takeUp = async ({ api, kind, courseId }: Pick<Submission, 'api' | 'kind' | 'courseId'>) =>
  redirectDocument(await addChosen(api, { kind, slug: courseId }), 303);

const PERSON = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phoneNumber',
  'country',
  'address',
  'city',
  'state',
  'zipCode',
  'profession',
] as const;

const register = async ({ api, calls, form, courseId, path }: Submission) => {
  const { typed, tick } = formReader(form);
  const person = { ...typed(PERSON), agreeTerms: tick('agreeTerms') };
  const answer = await api.call(calls.register, { courseId, ...person });
  return answer.success ? redirectDocument(path, 303) : refuse(answer, form);
};

const changeBilling = async ({ api, form, path, request }: Submission) => {
  const answer = await saveBilling(api, form);
  // A guest has no billing information: who saves some was signed in a moment ago.
  if (!answer.success) return answer.status === 401 ? redirect(loginPath(request)) : refuse(answer, form);
  return redirect(`${path}?saved=billing`, 303);
};

const applyPromo = async ({ api, calls, form, courseId, path }: Submission) => {
  const answer = await api.call(calls.applyPromo, { courseId, ...formReader(form).typed(['promoCode']) });
  if (answer.success) return redirect(path, 303);
  // Whatever is wrong with a code is told at its field.
  const message = answer.message || CHECKOUT_WORDS.unsaid('apply-promo');
  const issues = answer.issues ?? [{ field: 'promoCode', message }];
  return refuse({ ...answer, issues }, form);
};

const removePromo = async ({ api, calls, form, courseId, path }: Submission) => {
  const answer = await api.call(calls.removePromo, { courseId });
  return answer.success ? redirect(path, 303) : refuse(answer, form);
};

function agreementOf(form: FormData) {
  const { tick, all } = formReader(form);
  return { agreeTerms: tick('agreeTerms'), confirmations: all('confirmations') };
}

const pay = async ({ api, kind, calls, form, courseId }: Submission) => {
  const { oneOf, tick } = formReader(form);
  const wish = {
    courseId,
    paymentPlan: oneOf('paymentPlan', PLAN_KINDS),
    method: oneOf('method', ['card', 'bank']) ?? 'card',
    useCredit: tick('useCredit'),
    ...agreementOf(form),
  };
  // An order that may not wait for a transfer stays a draft, for staff to accept.
  if (wish.method === 'bank') await addChosen(api, { kind, slug: courseId });
  const answer = await api.call(calls.pay, wish, keyOf(form));
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  return refuse(answer, form);
};

const complete = async ({ api, kind, calls, form, courseId, path }: Submission) => {
  const wish = { courseId, ...agreementOf(form) };
  const answer = await api.call(calls.complete, wish, keyOf(form));
  // A self-paced course is open at once: its checkout says so.
  if (answer.success && kind === 'ELearningCourse') return redirect(`${path}?enrolled`, 303);
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  return refuse(answer, form);
};

const ACTS = [
  'login',
  'logged-in',
  'register',
  'save-billing',
  'apply-promo',
  'remove-promo',
  'pay',
  'complete',
  'continue',
  'abandon',
] as const;

const steps: Record<(typeof ACTS)[number], (submission: Submission) => Promise<unknown>> = {
  login: logIn,
  'logged-in': takeUp,
  register,
  'save-billing': changeBilling,
  'apply-promo': applyPromo,
  'remove-promo': removePromo,
  pay,
  complete,
  continue: continuePayment,
  abandon: abandonOrder,
};
