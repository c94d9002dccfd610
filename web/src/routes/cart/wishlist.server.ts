import { type LoaderFunctionArgs, redirect } from 'react-router';
import { doneWords } from '#web/features/checkout/cart/cart-words.ts';
import {
  afterPress,
  type CoursePress,
  moveToCart,
  unwish,
} from '#web/features/checkout/cart/wish-acts.server.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';

type Args = Pick<LoaderFunctionArgs, 'request'> & { context: Parameters<typeof personalApi>[0]['context'] };

const PATH = '/my-wishlist';

export const loadWishlist = async (args: Args) => {
  const { request } = args;
  const { courses } = requireAnswer(await personalApi(args).call('listWishlist', {}), request);
  const { searchParams } = new URL(request.url);
  return { courses, done: doneWords(searchParams.get('done')), problem: problemOf(request) };
};

const ACTS = ['add', 'to-cart', 'unwish'] as const;

/** What the rows ask for, and a course that a page without a script keeps. */
export const submitWishlist = async (args: Args) => {
  const { request } = args;
  const form = await request.formData();
  const { act, id } = requireIntent(form, ACTS);
  return steps[act]({ api: personalApi(args), request, form, act, courseId: id, path: PATH });
};

const add = async (press: CoursePress) => {
  const { courseId } = formReader(press.form).typed(['courseId']);
  const answer = await press.api.call('addToWishlist', { courseId });
  // The page that asked is another one, so this one says why by its address.
  if (!answer.success && answer.status !== 401) return redirect(`${PATH}?problem=${answer.code}`, 303);
  return afterPress(press, answer, 'kept');
};

const steps: Record<(typeof ACTS)[number], (press: CoursePress) => Promise<unknown>> = {
  add,
  'to-cart': moveToCart,
  unwish,
};
