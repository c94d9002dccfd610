import { createContext, data, redirect } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { LONGEST_WAY_BACK, SET_UP_TWO_STEP } from '#contracts/accounts/way-back.ts';
import type { Answer, Api } from '#contracts/api.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { PageFacts } from '#contracts/page.ts';

export const pageContext = createContext<PageFacts>();

type Args = { request: Request; context: { get(key: typeof pageContext): PageFacts } };

/** The API as anybody sees it: a page that uses only this is the same for everyone and is cached. */
export const sharedApi = ({ context }: Pick<Args, 'context'>): Api => context.get(pageContext).shared;

/** The API as this person sees it: the page becomes theirs and is neither cached nor shared. */
export const personalApi = ({ context }: Pick<Args, 'context'>): Api => context.get(pageContext).personal;

type Success<N extends EndpointName> = Extract<Answer<N>, { success: true }>;

/**
 * The answer, or the page of its refusal: 404 is the page for what is missing, 401 leads to the login and back, and whoever
 * has to set up two-step login first is led there.
 */
export const requireAnswer = <N extends EndpointName>(answer: Answer<N>, request?: Request): Success<N> => {
  if (answer.success) return answer as Success<N>;
  const refusal = answer as Extract<Answer<N>, { success: false }>;
  if (refusal.status === 401 && request) throw redirect(loginPath(request));
  if (refusal.code === 'two-step-required' && refusal.redirectUrl) throw redirect(refusal.redirectUrl);
  throw data({ message: refusal.message, requestId: refusal.requestId }, { status: refusal.status });
};

/** The signed-in person, or the login and back. */
export const requireUser = async (args: Args): Promise<SessionUser> => (await askWho(args)).user;

const askWho = async (args: Args) => {
  const { user, owesTwoStep } = requireAnswer(await personalApi(args).call('authCheck', {}));
  if (!user) throw redirect(loginPath(args.request));
  return { user, owesTwoStep };
};

/**
 * As `requireUser`, for the back office: who is not of the staff meets the page for what is missing, and who has to set up
 * two-step login first is led there.
 */
export const requireStaff = async (
  args: Args,
  roles: readonly SessionUser['role'][] = ['staff', 'admin'],
): Promise<SessionUser> => {
  const { user, owesTwoStep } = await askWho(args);
  if (!roles.includes(user.role)) throw data({ message: 'Not found' }, { status: 404 });
  if (owesTwoStep) throw redirect(SET_UP_TWO_STEP);
  return user;
};

const LOGIN = '/login?next=';

/** The login, and from there back to what was asked for, without what it said where that is too long to come back to. */
export const loginPath = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url);
  const page = pathname.replace(/\.data$/, '');
  // A word of the router, when it wants the data of a page only.
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const way = [page + query, page].find(({ length }) => length <= LONGEST_WAY_BACK) ?? '/';
  return `${LOGIN}${encodeURIComponent(way)}`;
};

/** Whether this answer sends there. */
export const isLogin = (answer: unknown): boolean =>
  answer instanceof Response && answer.headers.get('location')?.startsWith(LOGIN) === true;
