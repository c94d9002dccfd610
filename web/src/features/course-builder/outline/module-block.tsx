import { Plus } from 'lucide-react';
import type { OutlineModule, OutlineSection } from '#domain/course-builder/outline.ts';
import type { DraftDesk } from '../desk/draft-desk.ts';
import { Length } from './length.tsx';
import type { OutlineTools } from './outline-tools.ts';
import { PartHead } from './part-head.tsx';
import { LandingLine } from './row-parts.tsx';
import { type RowState, SlideRow } from './slide-row.tsx';

/** What is going on in the outline, by keys of rows. */
export interface OutlineView {
  desk: DraftDesk;
  /** Ids that learners have elsewhere, and those that they have at all: none of either before the first version. */
  moved: ReadonlySet<string>;
  published: ReadonlySet<string> | null;
  selected: string | null;
  active: string;
  lifted: string | null;
  landing: string | null;
  renaming: string | null;
  tools: OutlineTools;
}

const stateOf = (view: OutlineView, key: string, id: string): RowState => ({
  isActive: view.active === key,
  isLifted: view.lifted === key,
  isLanding: view.landing === id,
  isRenaming: view.renaming === key,
});

const markOf = ({ published, moved }: OutlineView, id: string) => {
  if (published && !published.has(id)) return 'new';
  return moved.has(id) ? 'moved' : null;
};

const slideMarkOf = ({ published, moved }: OutlineView, slideId: string) => {
  if (!published) return 'unmarked';
  return moved.has(slideId) ? 'moved' : null;
};

interface ModuleBlockProps {
  module: OutlineModule;
  number: number;
  view: OutlineView;
}

export function ModuleBlock({ module, number, view }: ModuleBlockProps) {
  const { moduleId, title, sections } = module;
  const add =
    'inline-flex min-h-8 cursor-pointer items-center gap-2 text-xs font-strong hover:underline max-md:min-h-11 pointer-coarse:min-h-11';
  return (
    <li className="border-b border-hairline py-2">
      <PartHead
        thing={{ kind: 'module', id: moduleId }}
        rawTitle={title}
        number={number}
        mark={markOf(view, moduleId)}
        tools={view.tools}
        {...stateOf(view, `module:${moduleId}`, moduleId)}
      >
        <span className="num text-xs whitespace-nowrap text-muted">
          <Length desk={view.desk} slideIds={sections.flatMap(({ slideIds }) => slideIds)} />
        </span>
      </PartHead>
      <ol>
        {sections.map((section) => (
          <SectionBlock key={section.sectionId} section={section} view={view} />
        ))}
      </ol>
      <div data-row={`foot:${moduleId}`} className="relative flex gap-5 ps-9">
        {view.landing === `end:${moduleId}` && <LandingLine />}
        <button type="button" className={add} onClick={() => view.tools.addSlide(moduleId)}>
          <Plus className="size-4" />
          Slide<span className="sr-only"> in module {number}</span>
        </button>
        <button type="button" className={add} onClick={() => view.tools.addSection(moduleId)}>
          <Plus className="size-4" />
          Section<span className="sr-only"> in module {number}</span>
        </button>
      </div>
    </li>
  );
}

/** Of a row that is not drawn because it is out of sight. */
const ROW_PX = 32;

function SectionBlock({ section, view }: { section: OutlineSection; view: OutlineView }) {
  const { sectionId, title, slideIds } = section;
  return (
    <li>
      <PartHead
        thing={{ kind: 'section', id: sectionId }}
        rawTitle={title}
        mark={markOf(view, sectionId)}
        tools={view.tools}
        {...stateOf(view, `section:${sectionId}`, sectionId)}
      />
      <ol
        style={{ containIntrinsicBlockSize: `auto ${slideIds.length * ROW_PX}px` }}
        className="[content-visibility:auto]"
      >
        {slideIds.map((slideId) => (
          <SlideRow
            key={slideId}
            slideId={slideId}
            desk={view.desk}
            isSelected={view.selected === slideId}
            mark={slideMarkOf(view, slideId)}
            tools={view.tools}
            {...stateOf(view, `slide:${slideId}`, slideId)}
          />
        ))}
      </ol>
      {view.landing === `end:${sectionId}` && (
        <div className="relative">
          <LandingLine />
        </div>
      )}
    </li>
  );
}
