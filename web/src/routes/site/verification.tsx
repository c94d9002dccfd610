import { data } from 'react-router';
import { CheckAnother } from '#web/features/certificates/verify/check-another.tsx';
import { NotOurs } from '#web/features/certificates/verify/not-ours.tsx';
import { VerdictBand } from '#web/features/certificates/verify/verdict-band.tsx';
import { verdictOf } from '#web/features/certificates/verify/verdict-words.ts';
import { WhatItSays } from '#web/features/certificates/verify/what-it-says.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import type { Route } from './+types/verification';

/** Asked anew each time: what is revoked is seen at once. */
export const loader = async (args: Route.LoaderArgs) => {
  const { number } = args.params;
  const { checkedAt, certificate, likely } = requireAnswer(
    await personalApi(args).call('verifyCertificate', { number: number.slice(0, 80) }),
  );
  return data({ checkedAt, certificate, likely }, { status: certificate ? 200 : 404 });
};

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => [
  ...pageMeta(matches, {
    title: `Certificate ${loaderData?.certificate?.number ?? params.number}`,
    description: 'Whether this certificate is good, and every line of it.',
  }),
  notIndexed,
];

export default function VerificationPage({ loaderData, params }: Route.ComponentProps) {
  const { certificate, likely } = loaderData;
  const brand = useSite()?.brand.name ?? '';
  const verdict = verdictOf(loaderData, { typed: params.number, brand });
  return (
    <main id="main">
      <VerdictBand {...verdict} />
      <div className="wrap">
        {certificate ? <WhatItSays certificate={certificate} /> : <NotOurs likely={likely} />}
        <CheckAnother title="Check another" typed={certificate ? '' : params.number} />
      </div>
    </main>
  );
}
