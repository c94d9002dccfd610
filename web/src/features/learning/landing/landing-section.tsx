import type { ReactNode } from 'react';

interface LandingSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page, which the list of its parts links to. */
export function LandingSection({ id, title, children }: LandingSectionProps) {
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
