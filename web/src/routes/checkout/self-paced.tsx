import { CheckoutProblem } from '#web/features/checkout/checkout-problem.tsx';
import { CHECKOUT_WORDS } from '#web/features/checkout/failure-words.ts';
import { submitFromPage } from '#web/features/checkout/submit-from-page.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/self-paced';
import { loadCheckout, submitCheckout } from './checkout.server.ts';
import { CheckoutPage } from './checkout-page.tsx';

export { shouldRevalidate } from '#web/features/checkout/submit-from-page.ts';

export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'ELearningCourse');
export const action = (args: Route.ActionArgs) => submitCheckout(args, 'ELearningCourse');
export const clientAction = (args: Route.ClientActionArgs) => submitFromPage(args, CHECKOUT_WORDS);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `Enroll: ${loaderData.course.title}` : 'Enroll',
    description: loaderData
      ? `Enroll in ${loaderData.course.title}: pay securely by card and start at once.`
      : 'Enroll in a self-paced course.',
  }),
  notIndexed,
];

export default function SelfPacedCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...{ loaderData, actionData }} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <CheckoutProblem error={error} kind="ELearningCourse" />
);
