import { Plus } from 'lucide-react';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useDesk } from '../desk/use-desk.ts';
import { Length } from './length.tsx';
import { ModuleBlock } from './module-block.tsx';
import { ModuleDialog } from './module-dialog.tsx';
import { counted, GRIP_HINT, GRIP_HINT_ID } from './outline-words.ts';
import { LandingLine } from './row-parts.tsx';
import { SectionDialog } from './section-dialog.tsx';
import { TestRows } from './test-rows.tsx';
import { type OutlineProps, useOutline } from './use-outline.ts';

/** The order of the course: read, named, added to and moved about by pointer, by keys and by menu. */
export function Outline(props: OutlineProps) {
  const { desk, draft, naming } = props;
  const { tools, opened, close } = naming;
  const outline = useDesk(desk, (state) => state.outline);
  const tests = useDesk(desk, (state) => state.tests);
  const { list, ghost, view, dragged, words, handlers } = useOutline(props, outline);
  const slideIds = slideIdsOf(outline);
  return (
    <nav
      aria-label="Outline"
      className="flex max-h-[calc(100dvh-32px)] min-w-0 flex-col border border-hairline bg-paper max-lg:order-2 lg:sticky lg:top-4"
    >
      <header className="flex min-h-13 items-center justify-between gap-2 border-b border-hairline ps-4 pe-2">
        <h2 className="num text-sm">
          {counted(slideIds.length, 'slide')}, <Length desk={desk} slideIds={slideIds} />
        </h2>
        <Button variant="ghost" size="sm" onClick={tools.addModule}>
          <Plus className="size-4" />
          Module
        </Button>
      </header>
      <ol ref={list} {...handlers} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {outline.modules.map((module, at) => (
          <ModuleBlock key={module.moduleId} module={module} number={at + 1} view={view} />
        ))}
        {view.landing === 'end:' && (
          <li className="relative">
            <LandingLine />
          </li>
        )}
      </ol>
      <TestRows courseId={draft.course._id} tests={tests} isPublished={draft.publishedOutline !== null} />
      {dragged && (
        <div
          ref={ghost}
          aria-hidden="true"
          className="pointer-events-none fixed top-0 z-40 -mt-5 flex min-h-10 w-64 -rotate-1 items-center bg-paper px-4 text-sm shadow-overlay"
        >
          {dragged}
        </div>
      )}
      <p id={GRIP_HINT_ID} hidden>
        {GRIP_HINT}
      </p>
      <p aria-live="assertive" className="sr-only">
        {words}
      </p>
      {opened?.kind === 'module' && <ModuleDialog desk={desk} moduleId={opened.id} close={close} />}
      {opened?.kind === 'slide' && <SectionDialog {...{ desk, tools, close }} slideId={opened.id} />}
    </nav>
  );
}
