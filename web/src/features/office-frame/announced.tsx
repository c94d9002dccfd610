import { COURSES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';

interface AnnouncedFacts {
  title: string;
  description: string;
  /** What staff will do on this page. */
  items: readonly string[];
  instead: { label: string; to: string };
}

const pages: Record<string, AnnouncedFacts> = {
  '/admin/courses/webinar': {
    title: 'Live online courses',
    description: 'What the manager of live online courses will do.',
    items: [
      'List live online courses with dates, seats and status',
      'Create, edit and copy a course, and cancel one that has people on it',
      'See who is registered and who attended',
    ],
    instead: { label: 'In-person courses', to: COURSES },
  },
};

/** The facts of an address, as the site map writes it: with or without the slash at its beginning. */
export const findAnnouncedPage = (pattern: string) => pages[`/${pattern.replace(/^\//, '')}`];

export function AnnouncedPage({ facts }: { facts: AnnouncedFacts }) {
  return (
    <>
      <PageHeader size="2xl" title={facts.title} />
      <Sheet title="Not open yet">
        <p className="text-md">This page will be the place to:</p>
        <ul className="mt-2 mb-5 list-disc ps-5 text-md">
          {facts.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ButtonLink to={facts.instead.to}>{facts.instead.label}</ButtonLink>
      </Sheet>
    </>
  );
}
