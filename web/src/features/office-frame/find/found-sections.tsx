import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Section } from './sections.ts';

/** What was found, on a page. */
export function FoundSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ heading, choices }) => (
    <Sheet key={heading} title={heading} flush>
      <ul className="divide-y divide-hairline">
        {choices.map(({ key, to, title, detail }) => (
          <li key={key} className="grid gap-0.5 px-5 py-2.5 text-sm">
            <TextLink to={to} look="quiet" className="font-strong break-words">
              {title}
            </TextLink>
            {detail && <span className="text-xs break-words text-muted">{detail}</span>}
          </li>
        ))}
      </ul>
    </Sheet>
  ));
}
