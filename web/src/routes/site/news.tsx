import type { SharedPage } from '#contracts/page.ts';
import { DayFigure } from '#web/features/prose/day-figure.tsx';
import { loadArticles } from '#web/features/prose/load-content.server.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/news';

export const handle: SharedPage = { sharedQuery: [] };

export const loader = async (args: Route.LoaderArgs) => ({ articles: await loadArticles(args) });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'News',
    description:
      'New courses and training centers, changes to the programs, and what the instructors learned.',
  });

export default function News({ loaderData: { articles } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="News"
        lead="New courses and training centers, changes to the programs, and what we learned on the way."
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'News' }]}
      />
      {articles.length === 0 && (
        <EmptyState
          title="Nothing has been published yet"
          actions={<ButtonLink to="/in-person-aesthetic-training">See all dates</ButtonLink>}
        />
      )}
      <ul className="border-t border-ink">
        {articles.map(({ slug, title, description, date, author }) => (
          <li
            key={slug}
            className="grid gap-x-(--gutter) gap-y-3 border-b border-hairline py-6 md:grid-cols-12"
          >
            <div className="md:col-span-3">
              <DayFigure date={date} />
            </div>
            <div className="grid max-w-[68ch] gap-2 md:col-span-9">
              <h2 className="text-2xl">
                <TextLink to={`/NewsDetails/${slug}`} look="quiet">
                  {title}
                </TextLink>
              </h2>
              <p className="text-md">{description}</p>
              <p className="text-sm text-muted">{author}</p>
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
