import type { ReactNode } from 'react';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
  id?: string;
  /** It holds more than a text to read. */
  wide?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
}

export function Disclosure({ summary, children, defaultOpen, id, name, wide }: DisclosureProps) {
  return (
    <details id={id} name={name} open={defaultOpen} className="group border-t border-hairline">
      <summary className="flex justify-between gap-4 py-4 leading-6 font-title">
        {summary}
        <span aria-hidden="true" className="text-2xl leading-6 font-figure">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
      </summary>
      <div className={wide ? 'pt-2' : 'max-w-[60ch] pb-5 text-md text-muted'}>{children}</div>
    </details>
  );
}
