import { CheckoutProblem } from '#web/features/checkout/checkout-problem.tsx';
import { CHECKOUT_WORDS } from '#web/features/checkout/failure-words.ts';
import { submitFromPage } from '#web/features/checkout/submit-from-page.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/live';
import { loadCheckout, submitCheckout } from './checkout.server.ts';
import { CheckoutPage } from './checkout-page.tsx';

export { shouldRevalidate } from '#web/features/checkout/submit-from-page.ts';

export const loader = (args: Route.LoaderArgs) => loadCheckout(args, 'OnlineLiveTraining');
export const action = (args: Route.ActionArgs) => submitCheckout(args, 'OnlineLiveTraining');
export const clientAction = (args: Route.ClientActionArgs) => submitFromPage(args, CHECKOUT_WORDS);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData ? `Enroll: ${loaderData.course.title}` : 'Enroll',
    description: loaderData
      ? `Enroll in ${loaderData.course.title}: choose a payment plan and pay securely by card.`
      : 'Enroll in a live online course.',
  }),
  notIndexed,
];

export default function LiveCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...{ loaderData, actionData }} />;
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <CheckoutProblem error={error} kind="OnlineLiveTraining" />
);
