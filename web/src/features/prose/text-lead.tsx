import type { ReactNode } from 'react';
import { Figure } from '#web/ui/instruments/figure.tsx';

interface TextLeadProps {
  /** The one figure of the page, and what it counts; an element is shown as it is. */
  figure?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** How a page that is read begins: its figure in columns 1 to 3, its first words beside it. */
export function TextLead({ figure, note, children }: TextLeadProps) {
  return (
    <div className="grid gap-x-(--gutter) gap-y-6 border-t border-ink pt-5 pb-(--s8) md:grid-cols-12">
      <div className="num grid content-start justify-items-start gap-2 md:col-span-3">
        {typeof figure === 'object' ? (
          figure
        ) : (
          <Figure size="xl" proportional>
            {figure}
          </Figure>
        )}
        {note && <p className="max-w-[30ch] text-sm leading-5.5 text-muted">{note}</p>}
      </div>
      <div className="min-w-0 text-lg md:col-span-9">{children}</div>
    </div>
  );
}
