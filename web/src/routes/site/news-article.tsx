import type { SharedPage } from '#contracts/page.ts';
import { ArticleData } from '#web/features/machines/article-data.tsx';
import { DayFigure } from '#web/features/prose/day-figure.tsx';
import { loadArticle, loadArticles } from '#web/features/prose/load-content.server.ts';
import { Prose } from '#web/features/prose/prose.tsx';
import { TextLead } from '#web/features/prose/text-lead.tsx';
import { longDay } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useSite } from '#web/lib/site.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/news-article';

const OTHERS = 3;

export const handle: SharedPage = { sharedQuery: [] };

export const loader = async (args: Route.LoaderArgs) => {
  const article = await loadArticle(args, args.params.slug);
  const others = (await loadArticles(args)).filter(({ slug }) => slug !== article.slug).slice(0, OTHERS);
  return { article, others: others.map(({ slug, title, date }) => ({ slug, title, date })) };
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { ...loaderData.article, kind: 'article' }) : [];

export default function NewsArticle({ loaderData: { article, others } }: Route.ComponentProps) {
  const site = useSite();
  const { slug, title, date, author, html } = article;
  return (
    <main id="main" className="wrap pb-(--s9)">
      {site && <ArticleData site={site} article={{ ...article, path: `/NewsDetails/${slug}` }} />}
      <article>
        <PageHeader
          title={title}
          breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'News', to: '/NewsDetails' }, { label: title }]}
        />
        <TextLead figure={<DayFigure date={date} />} note={author}>
          <Prose html={html} />
        </TextLead>
      </article>
      {others.length > 0 && (
        <Section title="More news">
          <ul>
            {others.map((other) => (
              <li key={other.slug} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-hairline py-3">
                <time dateTime={other.date} className="num w-40 text-muted">
                  {longDay(other.date)}
                </time>
                <TextLink to={`/NewsDetails/${other.slug}`}>{other.title}</TextLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </main>
  );
}
