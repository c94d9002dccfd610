import type { ReactNode } from 'react';
import type { InstructorDetail } from '#contracts/courses/instructors.ts';
import { dotted } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import { countText } from '../course-lists.ts';
import { webLink } from '../safe-link.ts';

interface InstructorCardProps {
  instructor: InstructorDetail;
  /** What they are on this course. */
  position?: string;
  level?: 2 | 3;
  /** What stands beside it where there is the room of a page. */
  children?: ReactNode;
}

/** Who teaches, with everything that speaks for it. */
export function InstructorCard({ instructor, position, level = 3, children }: InstructorCardProps) {
  const Heading = `h${level}` as const;
  const name = [instructor.firstName, instructor.lastName].filter(Boolean).join(' ');
  const { yearsOfExperience } = instructor.experience;
  const facts = [
    position,
    ...instructor.credentials,
    yearsOfExperience > 0 && `${countText(yearsOfExperience, 'year')} of experience`,
  ].filter(Boolean);
  return (
    <article
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 py-5 max-md:gap-x-4',
        Boolean(children) &&
          'lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)] lg:gap-x-(--gutter) lg:py-8',
      )}
    >
      <Monogram name={name} picture={instructor.profilePhoto.url || undefined} size="lg" />
      <div className="grid min-w-0 content-start gap-1 wrap-anywhere">
        <Heading dir="auto" className="text-lg">
          {name}
        </Heading>
        {facts.length > 0 && (
          <p dir="auto" className="text-sm text-muted">
            {dotted(...facts)}
          </p>
        )}
        {instructor.bio && (
          <p dir="auto" className="mt-1 max-w-[64ch] text-md whitespace-pre-line">
            {instructor.bio}
          </p>
        )}
        <Specialties items={instructor.specialties} />
        <Profiles name={name} {...instructor.socialMedia} />
      </div>
      {children && <div className="min-w-0 wrap-anywhere max-lg:col-start-2">{children}</div>}
    </article>
  );
}

function Specialties({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Specialties" className="mt-2 flex flex-wrap gap-2">
      {items.map((item) => (
        <li key={item}>
          <Tag className="whitespace-normal">{item}</Tag>
        </li>
      ))}
    </ul>
  );
}

function Profiles({ name, linkedin, website }: { name: string; linkedin: string; website: string }) {
  const links = [
    { label: 'LinkedIn', href: webLink(linkedin) },
    { label: 'Website', href: webLink(website) },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <p className="flex gap-4 text-sm">
      {links.map(({ label, href }) => (
        <a key={label} href={href} rel="noopener" className="py-3">
          {label}
          <span className="sr-only"> of {name}</span>
        </a>
      ))}
    </p>
  );
}
