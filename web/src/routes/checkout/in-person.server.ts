import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import type { Answer, Api } from '#contracts/api.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { ErrorAnswer } from '#contracts/errors.ts';
import { PLAN_KINDS } from '#domain/plans/plan-parts.ts';
import { saveBilling } from '#web/features/account/save-billing.server.ts';
import { coursePath } from '#web/features/catalogue/course-lists.ts';
import { checkoutPath } from '#web/features/checkout/checkout-path.ts';
import { NOT_ADDED, unsaidWords } from '#web/features/checkout/failure-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, requireIntent } from '#web/forms/intent.ts';
import { keyOf, type Refusal, refuse as refuseAsTold } from '#web/forms/submission.ts';
import { loginPath, personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & {
  params: { courseId: string };
  context: Parameters<typeof personalApi>[0]['context'];
};

/** The answer. Who gets none is told why on the page of the course or, when there is no such course, on the list. */
const answerOrLeave = <N extends EndpointName>(answer: Answer<N>, courseId: string) => {
  if (!answer.success) {
    const { code } = answer as ErrorAnswer;
    const place = code === 'course-not-found' ? '/in-person-aesthetic-training' : coursePath(courseId);
    throw redirect(`${place}?problem=${code}`);
  }
  return requireAnswer(answer);
};

/** The page of a signed-in person or of a guest; who has no business here is sent where they have. */
export const loadCheckout = async (args: Args) => {
  const { request, params } = args;
  const api = personalApi(args);
  const { user } = answerOrLeave(await api.call('authCheck', {}), params.courseId);
  const checkout = user ? await loadOwn(api, params.courseId) : await loadAsGuest(api, params.courseId);
  const { course } = checkout;
  const { searchParams, search } = new URL(request.url);
  if (course.slug !== params.courseId) throw redirect(`${checkoutPath(course.slug)}${search}`);
  return {
    ...checkout,
    // What was asked of the page in its address.
    tab: searchParams.get('account') === 'login' ? ('login' as const) : ('register' as const),
    isEditingBilling: searchParams.get('edit') === 'billing',
    isBillingSaved: searchParams.get('saved') === 'billing',
    problem: problemOf(request, NOT_ADDED),
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

const loadOwn = async (api: Api, courseId: string) => {
  const answer = await api.call('getCheckout', { courseId });
  const { course, order, user, alreadyEnrolled, redirectUrl } = answerOrLeave(answer, courseId);
  if (alreadyEnrolled) throw redirect(redirectUrl ?? coursePath(course.slug));
  const { billingInfo } = answerOrLeave(await api.call('getBillingInfo', {}), courseId);
  const placed = order?.state === 'placed' ? await loadPlaced(api, order.reference, courseId) : null;
  return { course, order, placed, user, billing: billingInfo };
};

/** What was ordered already, at the price that was frozen then, and what of it is to be paid now. */
const loadPlaced = async (api: Api, reference: string, courseId: string) => {
  const { order } = answerOrLeave(await api.call('getOrder', { reference }), courseId);
  const { breakdown, nextDue } = order;
  return breakdown && nextDue && { breakdown, due: nextDue };
};

const loadAsGuest = async (api: Api, courseId: string) => {
  const { course } = answerOrLeave(await api.call('validateCourse', { courseId }), courseId);
  return { course, order: null, placed: null, user: null, billing: null };
};

/** A refusal without a word gets that of its form. */
const refuse = (answer: Refusal, form: FormData) =>
  refuseAsTold({ ...answer, message: answer.message || unsaidWords(intentOf(form)) }, form);

type Submission = { api: Api; form: FormData; courseId: string; request: Request };

/** Everything that the page's forms can ask for. A step that succeeds leads on; one that is refused comes back in place. */
export const submitCheckout = async (args: Args) => {
  const form = await args.request.formData();
  const { act } = requireIntent(form, ACTS);
  return steps[act]({ api: personalApi(args), form, courseId: args.params.courseId, request: args.request });
};

/** Whoever logs in here has chosen the course. One that cannot be had any more is said on the page that follows. */
const logIn = async ({ api, form, courseId }: Submission) => {
  const answer = await api.call('apiLogin', formReader(form).typed(['email', 'password']));
  if (!answer.success) return refuse(answer, form);
  const added = await api.call('addToEnrollment', { courseId });
  const problem = added.success ? '' : `?problem=${added.code || 'unknown'}`;
  return redirectDocument(`${checkoutPath(courseId)}${problem}`, 303);
};

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

const register = async ({ api, form, courseId }: Submission) => {
  const { typed, tick } = formReader(form);
  const person = { ...typed(PERSON), agreeTerms: tick('agreeTerms') };
  const answer = await api.call('guestCheckout', { courseId, ...person });
  return answer.success ? redirectDocument(checkoutPath(courseId), 303) : refuse(answer, form);
};

const changeBilling = async ({ api, form, courseId, request }: Submission) => {
  const answer = await saveBilling(api, form);
  // A guest has no billing information: who saves some was signed in a moment ago.
  if (!answer.success) return answer.status === 401 ? redirect(loginPath(request)) : refuse(answer, form);
  return redirect(`${checkoutPath(courseId)}?saved=billing`, 303);
};

const applyPromo = async ({ api, form, courseId }: Submission) => {
  const answer = await api.call('applyPromo', { courseId, ...formReader(form).typed(['promoCode']) });
  if (answer.success) return redirect(checkoutPath(courseId), 303);
  // Whatever is wrong with a code is told at its field.
  const message = answer.message || unsaidWords('apply-promo');
  const issues = answer.issues ?? [{ field: 'promoCode', message }];
  return refuse({ ...answer, issues }, form);
};

const removePromo = async ({ api, form, courseId }: Submission) => {
  const answer = await api.call('removePromo', { courseId });
  return answer.success ? redirect(checkoutPath(courseId), 303) : refuse(answer, form);
};

function agreementOf(form: FormData) {
  const { tick, all } = formReader(form);
  return { agreeTerms: tick('agreeTerms'), confirmations: all('confirmations') };
}

const pay = async ({ api, form, courseId }: Submission) => {
  const { oneOf } = formReader(form);
  const wish = {
    courseId,
    paymentPlan: oneOf('paymentPlan', PLAN_KINDS),
    method: oneOf('method', ['card', 'bank']) ?? 'card',
    ...agreementOf(form),
  };
  // An order that may not wait for a transfer stays a draft, for staff to accept.
  if (wish.method === 'bank') await api.call('addToEnrollment', { courseId });
  const answer = await api.call('processPayment', wish, keyOf(form));
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  return refuse(answer, form);
};

const complete = async ({ api, form, courseId }: Submission) => {
  const wish = { courseId, ...agreementOf(form) };
  const answer = await api.call('completeRegistration', wish, keyOf(form));
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  return refuse(answer, form);
};

const continuePayment = async ({ api, form }: Submission) => {
  const answer = await api.call('payObligation', formReader(form).typed(['reference']), keyOf(form));
  return answer.success ? redirectDocument(answer.redirectUrl, 303) : refuse(answer, form);
};

const abandon = async ({ api, form, courseId }: Submission) => {
  const { reference } = formReader(form).typed(['reference']);
  const answer = await api.call('abandonOrder', { reference });
  if (!answer.success) return refuse(answer, form);
  // A payment that was made meanwhile wins.
  return redirect(answer.state === 'confirmed' ? `/orders/${reference}` : checkoutPath(courseId), 303);
};

const ACTS = [
  'login',
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
  register,
  'save-billing': changeBilling,
  'apply-promo': applyPromo,
  'remove-promo': removePromo,
  pay,
  complete,
  continue: continuePayment,
  abandon,
};
