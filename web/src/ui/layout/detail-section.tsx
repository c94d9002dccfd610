import type { ReactNode } from 'react';

interface DetailSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of a course's page, which the list of its parts links to; it takes the focus of who follows such a link. */
export function DetailSection({ id, title, children }: DetailSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="border-t border-hairline pt-8 pb-(--s7) outline-none first-of-type:border-0"
    >
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className="gap-x-10 text-md md:columns-2">
      {[...new Set(items)].map((item) => (
        <li
          key={item}
          dir="auto"
          className="relative break-inside-avoid py-2 ps-5 wrap-anywhere before:absolute before:start-0 before:top-5 before:h-px before:w-2.5 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
