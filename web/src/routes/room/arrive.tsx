import { redirect } from 'react-router';
import { ByFigures } from '#web/features/attendance/phone/by-figures.tsx';
import { CheckedIn } from '#web/features/attendance/phone/checked-in.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { loginPath, personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/arrive';

/** A scan that was kept before the login, by the server’s own cookie. */
const hasScanned = (request: Request): boolean =>
  (request.headers.get('cookie') ?? '').split(';').some((one) => one.trim().startsWith('check-in='));

export const loader = async (args: Route.LoaderArgs) => {
  const { sessionId, token } = args.params;
  const api = personalApi(args);
  if (sessionId && token) {
    const { user } = requireAnswer(await api.call('authCheck', {}));
    if (user) return requireAnswer(await api.call('checkIn', { sessionId, token }));
    await api.call('scanCode', { sessionId, token });
    throw redirect(loginPath(new Request(new URL('/in', args.request.url))));
  }
  await requireUser(args);
  return hasScanned(args.request) ? requireAnswer(await api.call('checkIn', {})) : null;
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const figures = formReader(form).text('figures');
  if (figures === '')
    return refuse(
      { success: false, status: 400, issues: [{ field: 'figures', message: 'Six figures are required' }] },
      form,
    );
  const answer = await personalApi(args).call('checkIn', { figures });
  return answer.success ? { arrived: answer } : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Check in', description: 'Check in to a day of your course.' }),
  { name: 'referrer', content: 'no-referrer' },
  notIndexed,
];

export default function Arrive({ loaderData, actionData }: Route.ComponentProps) {
  const arrived = actionData && 'arrived' in actionData ? actionData.arrived : loaderData;
  if (arrived?.outcome === 'checked-in' && arrived.day)
    return <CheckedIn name={arrived.name} arrivedAt={arrived.arrivedAt} day={arrived.day} />;
  const outcome = arrived && arrived.outcome !== 'checked-in' ? arrived.outcome : null;
  return <ByFigures outcome={outcome} failure={failureOf(actionData, 'figures')} />;
}
