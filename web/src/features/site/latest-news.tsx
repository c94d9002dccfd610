import { longDay } from '#web/lib/format.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface LatestNewsProps {
  articles: readonly { slug: string; title: string; description: string; date: string }[];
}

export function LatestNews({ articles }: LatestNewsProps) {
  if (articles.length === 0) return null;
  return (
    <Section title="News" action={<TextLink to="/NewsDetails">All news</TextLink>}>
      <ul className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-3">
        {articles.map(({ slug, title, description, date }) => (
          <li key={slug} className="grid content-start gap-2">
            <time dateTime={date} className="num text-sm text-muted">
              {longDay(date)}
            </time>
            <h3 className="text-lg">
              <TextLink to={`/NewsDetails/${slug}`} look="quiet">
                {title}
              </TextLink>
            </h3>
            <p className="text-md text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
