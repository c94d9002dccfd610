import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { saveBilling } from '#web/features/account/save-billing.server.ts';
import { doneWords, refusedWords } from '#web/features/checkout/cart/cart-words.ts';
import {
  afterPress,
  type CoursePress,
  moveToCart,
  unwish,
} from '#web/features/checkout/cart/wish-acts.server.ts';
import { abandonOrder, continuePayment } from '#web/features/checkout/open-order.server.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf, requireIntent } from '#web/forms/intent.ts';
import { keyOf, type Refusal, refuse } from '#web/forms/submission.ts';
import { loginPath, personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Parameters<typeof personalApi>[0]['context'] };

const PATH = '/checkout';

/** The person's own cart. Of who is signed out nothing is known here: what they have chosen is in their browser. */
export const loadCart = async (args: Args) => {
  const { request } = args;
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  return { own: user ? await loadOwn(args) : null, loginAt: loginPath(request) };
};

const loadOwn = async (args: Args) => {
  const { request } = args;
  const api = personalApi(args);
  const { success: _, ...cart } = requireAnswer(await api.call('getCart', {}), request);
  const { billingInfo } = requireAnswer(await api.call('getBillingInfo', {}), request);
  const isEmpty = cart.courses.length === 0;
  const { courses: wished } = isEmpty
    ? requireAnswer(await api.call('listWishlist', {}), request)
    : { courses: [] };
  const { searchParams } = new URL(request.url);
  return {
    cart,
    billing: billingInfo,
    wished,
    isEditingBilling: searchParams.get('edit') === 'billing',
    done: doneWords(searchParams.get('done')),
    problem: whyHere(request),
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

/** Why somebody was sent here with less than they had chosen. */
const whyHere = (request: Request): string | null => {
  const problem = problemOf(request);
  const wasAdding = new URL(request.url).searchParams.has('adding');
  return problem && wasAdding ? `Error adding course to cart: ${problem}` : problem;
};

const ACTS = [
  'add',
  'remove',
  'to-wishlist',
  'to-cart',
  'unwish',
  'save-billing',
  'apply-promo',
  'remove-promo',
  'pay',
  'complete',
  'continue',
  'abandon',
] as const;

/** Everything that the page's forms can ask for, and a course that a page without a script puts in. */
export const submitCart = async (args: Args) => {
  const { request } = args;
  const form = await request.formData();
  const { act, id } = requireIntent(form, ACTS);
  return steps[act]({ api: personalApi(args), request, form, act, courseId: id, path: PATH });
};

const refuseInWords = (answer: Refusal, form: FormData) =>
  refuse({ ...answer, message: refusedWords(intentOf(form), answer.message) }, form);

const add = async (press: CoursePress) => {
  const { courseId } = formReader(press.form).typed(['courseId']);
  const answer = await press.api.call('addToCart', { courseId });
  if (answer.success && answer.alreadyEnrolled) return redirect(`${PATH}?problem=already-enrolled`, 303);
  // The page that asked is another one, so this one says why by its address.
  if (!answer.success && answer.status !== 401) return redirect(`${PATH}?problem=${answer.code}&adding`, 303);
  return afterPress(press, answer, 'added');
};

const remove = async (press: CoursePress) => {
  const answer = await press.api.call('removeFromCart', { courseIds: [press.courseId] });
  return afterPress(press, answer, 'removed');
};

const moveToWishlist = async (press: CoursePress) =>
  afterPress(press, await press.api.call('moveToWishlist', { courseId: press.courseId }), 'to-wishlist');

const changeBilling = async (press: CoursePress) =>
  afterPress(press, await saveBilling(press.api, press.form), 'billing');

const applyPromo = async ({ api, form }: CoursePress) => {
  const { promoCode } = formReader(form).typed(['promoCode']);
  const answer = await api.call('applyCartPromo', { code: promoCode });
  if (answer.success) return redirect(PATH, 303);
  // Whatever is wrong with a code is told at its field.
  const message = refusedWords('apply-promo', answer.message);
  return refuse({ ...answer, message, issues: [{ field: 'promoCode', message }] }, form);
};

const removePromo = async ({ api, form }: CoursePress) => {
  const answer = await api.call('removeCartPromo', {});
  return answer.success ? redirect(PATH, 303) : refuseInWords(answer, form);
};

function submissionOf(form: FormData) {
  const { text, tick, all, issues, complain } = formReader(form);
  const isOnDay = text('giftSend') === 'day';
  if (isOnDay && !text('giftSendOn')) complain('giftSendOn', 'Please choose the day');
  const submission = {
    isGift: text('isGift') === 'on',
    giftRecipientEmail: text('giftRecipientEmail'),
    giftMessage: text('giftMessage'),
    giftSendOn: isOnDay ? text('giftSendOn') : '',
    orderNotes: text('orderNotes'),
    useCredit: tick('useCredit'),
    agreeTerms: tick('agreeTerms'),
    confirmations: all('confirmations'),
  };
  return { submission, issues: submission.isGift ? issues : [] };
}

/** By card, or at once where the cart costs nothing. */
const buy = async ({ api, form, act }: CoursePress) => {
  const { submission, issues } = submissionOf(form);
  if (issues.length > 0) return refuse({ success: false, status: 400, issues }, form);
  const call = act === 'complete' ? 'completeCart' : 'initiatePayment';
  const answer = await api.call(call, submission, keyOf(form));
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  if (answer.redirectUrl) return redirect(answer.redirectUrl, 303);
  // A field's own words stand at the field.
  return answer.issues ? refuse(answer, form) : refuseInWords(answer, form);
};

const steps: Record<(typeof ACTS)[number], (press: CoursePress) => Promise<unknown>> = {
  add,
  remove,
  'to-wishlist': moveToWishlist,
  'to-cart': moveToCart,
  unwish,
  'save-billing': changeBilling,
  'apply-promo': applyPromo,
  'remove-promo': removePromo,
  pay: buy,
  complete: buy,
  continue: continuePayment,
  abandon: abandonOrder,
};
