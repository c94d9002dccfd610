import { RuleList } from '#web/features/certificates/own/rule-list.tsx';
import { settleWords } from '#web/features/certificates/rule-words.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/certificate-rules';

export const loader = async (args: Route.LoaderArgs) => {
  const { course, isAutomatic, findings, number } = requireAnswer(
    await personalApi(args).call('getCertificateRules', { courseId: args.params.courseId }),
    args.request,
  );
  return { course, isAutomatic, findings, number };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Certificate: ${loaderData?.course.title ?? ''}`,
    description: 'Every rule of this certificate, and what is known of it.',
  }),
  notIndexed,
];

const WAITS =
  'Every rule is met. The course office issues the certificates of this course from its list; you are written to.';
const UNDER_WAY =
  'Every rule is met. Your certificate is being issued and appears here within a few minutes.';

export default function CertificateRules({ loaderData }: Route.ComponentProps) {
  const { course, isAutomatic, findings, number } = loaderData;
  const missing = findings.filter(({ isMet }) => !isMet).length;
  const title = number === null && missing > 0 ? 'Why is my certificate not issued?' : 'Your certificate';
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title={title}
        size="3xl"
        lead={<bdi>{`${course.title} (${course.code})`}</bdi>}
        breadcrumbs={[{ label: 'Certificates', to: '/certificates' }, { label: course.code }]}
      />
      <div className="grid max-w-180 gap-6">
        {number !== null && (
          <Notice
            tone="success"
            action={
              <ButtonLink size="sm" to={`/certificates/${number}`}>
                See it
              </ButtonLink>
            }
          >
            It was issued, with the number {number}.
          </Notice>
        )}
        {number === null && missing === 0 && <Notice tone="info">{isAutomatic ? UNDER_WAY : WAITS}</Notice>}
        <RuleList
          findings={findings}
          actionOf={(finding) =>
            finding.settledAt && (
              <ButtonLink size="sm" to={finding.settledAt}>
                {settleWords(finding)}
              </ButtonLink>
            )
          }
        />
      </div>
    </main>
  );
}
