import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router';
import type { Draft } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { slideIdsOf } from '#domain/course-builder/outline.ts';
import { ContentHead } from './content-head.tsx';
import { Conflicts } from './desk/conflicts.tsx';
import { useDesk, useDraftDesk } from './desk/use-desk.ts';
import { ExportLink } from './import/export-link.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { ImportRuns } from './import/import-runs.tsx';
import { useImports } from './import/use-imports.ts';
import { Outline } from './outline/outline.tsx';
import { useOutlineTools } from './outline/use-outline.ts';
import { SlideDesk } from './slide-desk.tsx';
import { useSelected } from './use-selected.ts';
import { useUndoKeys } from './use-undo-keys.ts';

interface ContentPageProps {
  accountId: string;
  draft: Draft;
  /** The slide that the address names, or the first. */
  first: { slide: DraftSlide; revision: number } | null;
  /** What is being imported, and what became of it. */
  imports: readonly ImportRun[];
}

/** Where a self-paced course is written. */
export function ContentPage({ accountId, draft, first, imports }: ContentPageProps) {
  const desk = useDraftDesk({ draft, first, drawer: { accountId, courseId: draft.course._id } });
  const importing = useImports({
    courseId: draft.course._id,
    first: imports,
    onOver: () => void desk.refresh(),
  });
  const outline = useDesk(desk, (state) => state.outline);
  const { selected, select } = useSelected(slideIdsOf(outline));
  const naming = useOutlineTools(desk, select);
  const turn = useEffectEvent(desk.turnTo);
  // What was written on the slide before is saved, which belongs to the server.
  useEffect(() => {
    if (selected) turn(selected);
  }, [selected]);
  /** Shows what has been taken back or done again. */
  const shown = (slideId: string | null) => slideId !== null && slideId !== selected && select(slideId);
  const undoing = { undo: () => shown(desk.undo()), redo: () => shown(desk.redo()) };
  useUndoKeys(undoing);
  useBeforeUnload((event) => {
    if (!desk.isSafe()) event.preventDefault();
  });
  return (
    <>
      <ContentHead
        desk={desk}
        draft={draft}
        compare={<Conflicts desk={desk} />}
        tools={
          <>
            <ImportDialog courseId={draft.course._id} underWay={importing.underWay} onSent={importing.add} />
            <ExportLink courseId={draft.course._id} />
          </>
        }
      />
      <ImportRuns runs={importing.runs} onDismiss={(run) => void importing.dismiss(run)} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[288px_minmax(0,1fr)]">
        <Outline desk={desk} draft={draft} selected={selected} naming={naming} />
        <SlideDesk
          courseId={draft.course._id}
          desk={desk}
          tools={naming.tools}
          slideId={selected}
          undoing={undoing}
        />
      </div>
    </>
  );
}
