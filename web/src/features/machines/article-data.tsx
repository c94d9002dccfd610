import type { Article, WithContext } from 'schema-dts';
import type { Site } from '#contracts/site/site.ts';
import { organizationOf } from './organization.tsx';
import { StructuredData } from './structured-data.tsx';

interface ArticleDataProps {
  site: Site;
  article: {
    path: string;
    title: string;
    description: string;
    /** `YYYY-MM-DD`. */
    date: string;
    author?: string;
  };
}

export function ArticleData(props: ArticleDataProps) {
  return <StructuredData data={articleData(props)} />;
}

const articleData = ({ site, article }: ArticleDataProps): WithContext<Article> => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  mainEntityOfPage: `${site.publicUrl}${article.path}`,
  image: `${site.publicUrl}/cards/site.png`,
  author: article.author ? { '@type': 'Person', name: article.author } : organizationOf(site),
  publisher: organizationOf(site),
});
