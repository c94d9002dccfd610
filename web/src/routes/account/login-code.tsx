import { redirect, redirectDocument } from 'react-router';
import { courseOfCheckout } from '#contracts/courses/course-pages.ts';
import { FormPage } from '#web/features/account/form-page.tsx';
import { SAFETY_WORDS as words } from '#web/features/account/safety-words.ts';
import { addChosen } from '#web/features/checkout/add-chosen.server.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { nextPath, withNext } from '#web/lib/login/next-path.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/login-code';

export const loader = async (args: Route.LoaderArgs) => {
  const next = nextPath(new URL(args.request.url).searchParams.get('next'));
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  if (user) throw redirect(next ?? '/dashboard');
  return { next, isAdding: new URL(args.request.url).searchParams.has('adding') };
};

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const { code, next, adding } = formReader(form).typed(['code', 'next', 'adding']);
  const api = personalApi(args);
  const answer = await api.call('finishLogin', { code, next: nextPath(next) });
  if (!answer.success) return refuse(answer, form);
  const chosen = adding ? courseOfCheckout(answer.redirectUrl) : null;
  return redirectDocument(chosen ? await addChosen(api, chosen) : answer.redirectUrl, 303);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Enter your code', description: 'The second step of your login.' }),
  notIndexed,
];

export default function LoginCode({ loaderData: { next, isAdding }, actionData }: Route.ComponentProps) {
  const form = useFormIssues(actionData?.failure);
  return (
    <FormPage title="Enter your code" lead="Your password was right. One more step and you are in.">
      <Form failure={actionData?.failure} preventScrollReset>
        {next && <input type="hidden" name="next" value={next} />}
        {isAdding && <input type="hidden" name="adding" value="yes" />}
        <FieldGrid>
          <TextField
            label={words.codeLabel}
            hint={words.codeHint}
            autoComplete="one-time-code"
            {...form.field('code')}
          />
        </FieldGrid>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <SubmitButton busyLabel="Logging in...">Log in</SubmitButton>
          <TextLink
            to={isAdding && next ? `${next}?account=login` : withNext('/login', next)}
            look="standalone"
          >
            Begin again with your password
          </TextLink>
        </div>
      </Form>
    </FormPage>
  );
}
