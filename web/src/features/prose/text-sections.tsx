import { Section } from '#web/ui/layout/section.tsx';
import type { ContentPage } from './content.server.ts';
import { Prose } from './prose.tsx';

/** A text from `content/`, each of its headings beside what it is about. */
export function TextSections({ sections }: Pick<ContentPage, 'sections'>) {
  return sections.map(({ title, html }) => (
    <Section key={title} title={title} className="pb-(--s7)">
      <Prose html={html} />
    </Section>
  ));
}
