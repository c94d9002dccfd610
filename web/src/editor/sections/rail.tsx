import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { SectionFacts } from '#web/lib/form-sections.ts';
import { cx } from '#web/ui/cx.ts';
import { useEditorForm, useStatus, useToCorrect } from '../editor-form.ts';
import { openSection } from './focus-field.ts';

/** The sections with their state: beside the form, on a phone a strip of numbers above it. */
export function Rail() {
  const { all } = useEditorForm().sections;
  const required = all.filter((section) => section.required);
  const optional = all.filter((section) => !section.required);
  return (
    <nav
      aria-label="Sections"
      className="sticky top-0 z-10 border border-hairline bg-paper max-lg:-mx-(--page-inline) max-lg:flex max-lg:overflow-x-auto max-lg:border-x-0 lg:top-4 lg:max-h-[calc(100dvh-96px)] lg:overflow-y-auto lg:py-2"
    >
      <RailGroup title="Required" sections={required} />
      <RailGroup title="Optional" sections={optional} />
    </nav>
  );
}

function RailGroup({ title, sections }: { title: string; sections: readonly SectionFacts[] }) {
  return (
    <>
      <p className="px-4 pt-2.5 pb-1 text-xs text-muted max-lg:sr-only">{title}</p>
      <ul className="max-lg:flex">
        {sections.map((section) => (
          <RailEntry key={section.id} section={section} />
        ))}
      </ul>
    </>
  );
}

function RailEntry({ section: { id, title, required } }: { section: SectionFacts }) {
  const { status, sections } = useEditorForm();
  const isCurrent = useStatus(({ current }) => current === id);
  const isComplete = useStatus(({ complete }) => complete.has(id));
  const toCorrect = useToCorrect(id);

  function go(event: MouseEvent) {
    event.preventDefault();
    openSection(status, id);
    const head = document.getElementById(`section-${id}-title`);
    document.getElementById(`section-${id}`)?.scrollIntoView();
    head?.focus({ preventScroll: true });
  }

  return (
    <li>
      <a
        href={`#section-${id}`}
        onClick={go}
        ref={isCurrent ? comeIntoSight : undefined}
        aria-current={isCurrent || undefined}
        className={cx(
          'grid items-center border-transparent text-sm no-underline hover:bg-mist max-lg:min-h-14 max-lg:w-11 max-lg:content-center max-lg:justify-items-center max-lg:border-b-2 lg:min-h-8.5 lg:grid-cols-[26px_minmax(0,1fr)_auto] lg:gap-1 lg:border-s-2 lg:ps-3.5 lg:pe-2',
          isCurrent && 'border-signal! bg-mist lg:font-strong',
        )}
      >
        <span className="num text-2xs text-muted">{sections.numberOf(id)}</span>
        <span className="max-lg:sr-only">{title}</span>
        <RailState {...{ toCorrect, isComplete, isOptional: !required }} />
      </a>
    </li>
  );
}

/** On a phone the strip is longer than the screen is wide. The page stays: it may be under a finger that presses. */
function comeIntoSight(entry: HTMLAnchorElement | null) {
  const strip = entry?.closest('nav');
  if (!entry || !strip) return;
  const [{ left, right }, seen] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.min(left - seen.left, 0) + Math.max(right - seen.right, 0);
}

interface RailStateProps {
  toCorrect: number;
  isComplete: boolean;
  isOptional: boolean;
}

function RailState({ toCorrect, isComplete, isOptional }: RailStateProps) {
  if (toCorrect > 0) {
    return (
      <span className="num min-w-5 rounded-xs bg-danger-soft px-1.5 text-center text-2xs leading-4.5 text-danger">
        {toCorrect}
        <span className="sr-only"> to correct</span>
      </span>
    );
  }
  if (isComplete) {
    return (
      <span className="grid">
        <Check className="size-4 text-success" aria-hidden="true" />
        <span className="sr-only">complete</span>
      </span>
    );
  }
  return <span className="text-2xs text-muted max-lg:sr-only">{isOptional ? 'optional' : 'to fill in'}</span>;
}
