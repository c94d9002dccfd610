import { redirect, redirectDocument } from 'react-router';
import { FormPage } from '#web/features/account/form-page.tsx';
import { RegistrationForm } from '#web/features/account/registration-form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { refuse } from '#web/forms/submission.ts';
import { nextPath, withNext } from '#web/lib/login/next-path.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/signup';

export const loader = async (args: Route.LoaderArgs) => {
  const next = nextPath(new URL(args.request.url).searchParams.get('next'));
  const { user } = requireAnswer(await personalApi(args).call('authCheck', {}));
  if (user) throw redirect(next ?? '/dashboard');
  return { next };
};

const PERSON = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phoneNumber',
  'profession',
] as const;
const ADDRESS = ['address', 'city', 'state', 'zipCode', 'country'] as const;

export const action = async (args: Route.ActionArgs) => {
  const form = await args.request.formData();
  const { typed } = formReader(form);
  const answer = await personalApi(args).call('openAccount', {
    ...typed(PERSON),
    addressInfo: typed(ADDRESS),
    next: nextPath(typed(['next']).next),
  });
  if (answer.success) return redirectDocument(answer.redirectUrl, 303);
  // The form is flat, the call groups the address.
  const issues = answer.issues?.map(({ field, message }) => ({
    field: field.replace('addressInfo.', ''),
    message,
  }));
  return refuse({ ...answer, issues }, form);
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Create an account',
    description: 'Open an account to enroll in courses and to keep orders and receipts in one place.',
  });

export default function Signup({ loaderData: { next }, actionData }: Route.ComponentProps) {
  return (
    <FormPage
      title="Create an account"
      lead={
        <>
          You have one already? <TextLink to={withNext('/login', next)}>Log in</TextLink>
        </>
      }
    >
      <RegistrationForm failure={actionData?.failure} submitLabel="Create account">
        {next && <input type="hidden" name="next" value={next} />}
      </RegistrationForm>
    </FormPage>
  );
}
