import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { COURSE_KINDS } from '#domain/courses/course-kind.ts';
import { call } from '#web/lib/client.ts';
import { withNext } from '#web/lib/login/next-path.ts';
import { showToast } from '#web/ui/messages/toast.tsx';
import { type PendingCourse, putInBrowserCart, useBrowserCart } from './browser-cart.ts';
import { TO_CART, TO_WISHLIST } from './keep-forms.ts';
import { type Kept, KeptContext } from './kept.ts';
import { ADDED, FULL } from './kept-words.ts';
import { useOwnKept } from './use-own-kept.ts';

interface KeptProviderProps {
  /** Undefined until it is known who reads. */
  user: SessionUser | null | undefined;
  children: ReactNode;
}

/**
 * Knows what the reader has chosen, and has the two forms to which the buttons of all courses belong. Without a script the
 * browser posts them to the cart and to the wishlist.
 */
export function KeptProvider({ user, children }: KeptProviderProps) {
  const pending = useBrowserCart();
  const { kept: own, askAgain } = useOwnKept(user);
  const kept = useMemo(() => own ?? keptInBrowser(pending), [own, pending]);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const said = { action: { label: 'Open cart', onClick: () => navigate('/checkout') } };

  const keepHere = (course: PendingCourse) =>
    putInBrowserCart(course) ? showToast(ADDED, said) : showToast(FULL, { tone: 'danger' });

  async function add(course: PendingCourse) {
    if (kept.inCart.has(course.courseId)) return navigate('/checkout');
    if (user === null) return keepHere(course);
    const answer = await call('addToCart', { ...course });
    if (!answer.success)
      return answer.status === 401 ? keepHere(course) : showToast(answer.message, { tone: 'danger' });
    showToast(answer.message, answer.alreadyEnrolled ? {} : said);
    await askAgain();
  }

  async function wish({ courseId, courseType }: PendingCourse) {
    const login = () => navigate(withNext('/login', pathname + search));
    if (user === null) return login();
    const answer = kept.onWishlist.has(courseId)
      ? await call('removeFromWishlist', { courseIds: [courseId] })
      : await call('addToWishlist', { courseId, courseType });
    if (!answer.success)
      return answer.status === 401 ? login() : showToast(answer.message, { tone: 'danger' });
    showToast(answer.message);
    await askAgain();
  }

  return (
    <KeptContext value={kept}>
      <KeepForm id={TO_CART} action="/checkout" keep={add} />
      <KeepForm id={TO_WISHLIST} action="/my-wishlist" keep={wish} />
      {children}
    </KeptContext>
  );
}

const keptInBrowser = (pending: readonly PendingCourse[]): Kept => ({
  inCart: new Set(pending.map(({ courseId }) => courseId)),
  onWishlist: new Set(),
});

interface KeepFormProps {
  id: string;
  action: string;
  keep: (course: PendingCourse) => unknown;
}

function KeepForm({ id, action, keep }: KeepFormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const courseType = COURSE_KINDS.find((kind) => kind === submitter.dataset.kind);
    if (!courseType) return;
    event.preventDefault();
    void keep({ courseId: submitter.value, courseType });
  }
  return (
    <form id={id} method="post" action={action} onSubmit={submit} hidden>
      <input type="hidden" name="_action" value="add" />
    </form>
  );
}
