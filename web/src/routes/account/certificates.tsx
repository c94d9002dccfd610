import { CertificateRows } from '#web/features/certificates/own/certificate-rows.tsx';
import { PointsTable } from '#web/features/certificates/own/points-table.tsx';
import { WaitingRows } from '#web/features/certificates/own/waiting-rows.tsx';
import { counted } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/certificates';

export const loader = async (args: Route.LoaderArgs) => {
  const { certificates, points, waiting } = requireAnswer(
    await personalApi(args).call('listMyCertificates', {}),
    args.request,
  );
  return { certificates, points, waiting };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Certificates',
    description: 'Your certificates, what they are good for, and your CPD points.',
  }),
  notIndexed,
];

export default function Certificates({ loaderData }: Route.ComponentProps) {
  const { certificates, points, waiting } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title="Certificates"
        size="3xl"
        lead={
          certificates.length > 0 &&
          `${counted(certificates.length, 'certificate')}, each verifiable by its number.`
        }
        actions={
          certificates.length > 0 && (
            <ButtonLink to="/api/certificates/transcript" reloadDocument>
              Transcript as PDF
            </ButtonLink>
          )
        }
      />
      <Section title="Yours" full={certificates.length > 0}>
        {certificates.length > 0 ? (
          <CertificateRows certificates={certificates} />
        ) : (
          <EmptyState
            title="No certificate yet"
            level={3}
            actions={<ButtonLink to="/my-courses">My courses</ButtonLink>}
          >
            A certificate appears here as soon as every rule of its course is met. Nothing has to be asked
            for.
          </EmptyState>
        )}
      </Section>
      {points.length > 0 && (
        <Section title="CPD points" intro="By the year of issue. Expired certificates keep their points.">
          <PointsTable points={points} />
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title="Not issued yet">
          <WaitingRows waiting={waiting} />
        </Section>
      )}
    </main>
  );
}
