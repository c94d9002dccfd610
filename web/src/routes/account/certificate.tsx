import { CertificateFacts } from '#web/features/certificates/own/certificate-facts.tsx';
import { CertificatePaper } from '#web/features/certificates/own/certificate-paper.tsx';
import { linkedInUrl } from '#web/features/certificates/own/linked-in.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/certificate';

export const loader = async (args: Route.LoaderArgs) => {
  const { number } = args.params;
  const { certificate } = requireAnswer(
    await personalApi(args).call('getMyCertificate', { number }),
    args.request,
  );
  return certificate;
};

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageMeta(matches, { title: `Certificate ${params.number}`, description: 'A certificate of yours.' }),
  notIndexed,
];

export default function CertificatePage({ loaderData: certificate }: Route.ComponentProps) {
  const site = useSite();
  const { number, isDrawn } = certificate;
  return (
    <main id="main" className="wrap pt-(--s5) pb-(--s9)">
      <PageHeader
        title="Your certificate"
        size="3xl"
        breadcrumbs={[{ label: 'Certificates', to: '/certificates' }, { label: number }]}
        actions={
          <>
            {isDrawn && (
              <ButtonLink variant="primary" to={`/api/certificates/${number}/file`} reloadDocument>
                Download PDF
              </ButtonLink>
            )}
            {site && certificate.state === 'valid' && (
              <ButtonLink to={linkedInUrl(certificate, site.publicUrl)} rel="noreferrer" target="_blank">
                Add to LinkedIn
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="min-w-0 bg-mist p-8 max-md:-mx-(--page-inline) max-md:p-2">
          <CertificatePaper certificate={certificate} site={site} />
        </div>
        <CertificateFacts certificate={certificate} />
      </div>
    </main>
  );
}
