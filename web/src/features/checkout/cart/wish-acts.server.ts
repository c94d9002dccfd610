import { redirect } from 'react-router';
import type { Api } from '#contracts/api.ts';
import { type Refusal, refuse } from '#web/forms/submission.ts';
import { loginPath } from '#web/lib/page.ts';
import { refusedWords } from './cart-words.ts';

/** What was pressed on a course, at the cart or at the wishlist. */
export interface CoursePress {
  api: Api;
  request: Request;
  form: FormData;
  act: string;
  courseId: string;
  /** Of the page that answers. */
  path: string;
}

/** Back to the page, which says what was done; who has no session any more logs in first. */
export const afterPress = (
  { request, form, act, path }: CoursePress,
  answer: { success: true } | Refusal,
  done: string,
) => {
  if (answer.success) return redirect(`${path}?done=${done}`, 303);
  if (answer.status === 401) return redirect(loginPath(request), 303);
  return refuse({ ...answer, message: refusedWords(act, answer.message) }, form);
};

/** From the wishlist into the cart. */
export const moveToCart = async (press: CoursePress) =>
  afterPress(press, await press.api.call('moveToCart', { courseId: press.courseId }), 'to-cart');

export const unwish = async (press: CoursePress) => {
  const answer = await press.api.call('removeFromWishlist', { courseIds: [press.courseId] });
  return afterPress(press, answer, 'removed');
};
