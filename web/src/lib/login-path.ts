const START = '/login?next=';

/** The login, and from there back to what was asked for. */
export const loginPath = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const path = `${pathname.replace(/\.data$/, '')}${search}`;
  return `${START}${encodeURIComponent(path)}`;
};

/** Whether this answer sends there. */
export const isLogin = (answer: unknown): boolean =>
  answer instanceof Response && answer.headers.get('location')?.startsWith(START) === true;
