import { takesVideo } from '#domain/attendance/video.ts';
import { FilmList, ShownFilm } from '#web/features/attendance/film/film-list.tsx';
import { standingWords } from '#web/features/attendance/film/film-words.ts';
import { HandInFilm } from '#web/features/attendance/film/hand-in-film.tsx';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/certificate-film';

export const loader = async (args: Route.LoaderArgs) => {
  const { course, standing, opensOn, videos } = requireAnswer(
    await personalApi(args).call('getOwnVideos', { courseId: args.params.courseId }),
    args.request,
  );
  return { course, standing, opensOn, videos };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: `Film: ${loaderData?.course.title ?? ''}`,
    description: 'Hand in the film that your course asks for, and see what has become of it.',
  }),
  notIndexed,
];

export default function CertificateFilm({ loaderData }: Route.ComponentProps) {
  const { course, standing, opensOn, videos } = loaderData;
  const [latest, ...earlier] = videos;
  const told = standingWords(standing, { opensOn, reason: latest?.note ?? '' });
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Film of a procedure"
        size="3xl"
        lead={<bdi>{`${course.title} (${course.code})`}</bdi>}
        breadcrumbs={[
          { label: 'Certificates', to: '/certificates' },
          { label: course.code, to: `/certificates/why/${course.slug}` },
          { label: 'Film' },
        ]}
      />
      {told && (
        <Notice tone={told.tone} title={told.title} className="mb-8">
          <span className="whitespace-pre-line wrap-anywhere">{told.text}</span>
        </Notice>
      )}
      {takesVideo(standing) && (
        <Section title={latest ? 'Another film' : 'Your film'}>
          <div className="grid max-w-180 gap-4">
            <p className="text-md">
              A film of a procedure that you perform yourself. Who teaches the course and the course office
              can watch it, and nobody else.
            </p>
            <HandInFilm slug={course.slug} label={latest ? 'Choose another film' : 'Choose your film'} />
          </div>
        </Section>
      )}
      {latest && (
        <Section title="Handed in">
          <div className="max-w-180">
            <ShownFilm film={latest} zone={course.venueTimezone} />
          </div>
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title="Before">
          <FilmList films={earlier} zone={course.venueTimezone} />
        </Section>
      )}
    </main>
  );
}
