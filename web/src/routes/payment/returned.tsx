import { linkMeta } from '#web/features/payment-link/link-meta.ts';
import { RESULT_TITLES, RETURNED_LEADS } from '#web/features/payment-link/result-words.ts';
import { aedText } from '#web/lib/format.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/returned';

/** For who paid by a link that was replaced meanwhile: how it ended, and no way into the payment request. */
export const loader = async (args: Route.LoaderArgs) => {
  const { token } = args.params;
  return requireAnswer(await personalApi(args).call('getReturnedPayment', { token }));
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  linkMeta(loaderData ? RESULT_TITLES[loaderData.outcome] : 'Unable to Load Payment Details');

export default function Returned({ loaderData: { outcome, aed } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap grid gap-6 pt-(--s7) pb-(--s9)">
      <PageHeader size="3xl" title={RESULT_TITLES[outcome]} lead={RETURNED_LEADS[outcome]} />
      {outcome === 'completed' && <p className="figure text-2xl">{aedText(aed)}</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to="/contact-us">
          Contact Support
        </ButtonLink>
        <ButtonLink to="/">Return to Home</ButtonLink>
      </div>
    </main>
  );
}
