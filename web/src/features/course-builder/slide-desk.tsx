import { useMemo, useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { findSlide, slideIdsOf } from '#domain/course-builder/outline.ts';
import { SlideIsPart } from '#web/slides/slide-title.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import { StayWhileSending } from '#web/uploads/stay-while-sending.tsx';
import { HowAnswered } from './analysis/how-answered.tsx';
import { Canvas } from './canvas/canvas.tsx';
import type { DraftDesk } from './desk/draft-desk.ts';
import { UndoButtons, type Undoing } from './desk/undo-buttons.tsx';
import { useDesk } from './desk/use-desk.ts';
import { NarrationPanel } from './narration/narration-panel.tsx';
import type { OutlineTools } from './outline/outline-tools.ts';
import { slidesBefore } from './outline/outline-words.ts';
import { STAGE_ID } from './outline/rows.ts';
import { SlideSettings } from './settings/slide-settings.tsx';
import { useSending, WHILE_SENDING } from './use-sending.tsx';

interface SlideDeskProps {
  courseId: string;
  desk: DraftDesk;
  tools: OutlineTools;
  slideId: string | null;
  undoing: Undoing;
}

/** The slide that is written on, or why it is not there. */
export function SlideDesk(props: SlideDeskProps) {
  const { desk, tools, slideId, undoing } = props;
  const slide = useDesk(desk, ({ slides }) => slides.get(slideId ?? ''));
  const problem = useDesk(desk, ({ unread }) => unread.get(slideId ?? ''));
  if (slide) return <Desk {...props} slide={slide} />;
  if (slideId === null)
    return (
      <EmptyState
        title="No slide yet"
        actions={
          <>
            <Button variant="primary" onClick={tools.addFirstSlide}>
              Add the first slide
            </Button>
            <UndoButtons desk={desk} {...undoing} />
          </>
        }
      >
        Or import a deck, a text or pictures, each of which becomes a module.
      </EmptyState>
    );
  return problem === undefined ? (
    <Loading label="Loading the slide">
      <Skeleton className="aspect-video h-auto w-full" />
    </Loading>
  ) : (
    <Notice
      live
      tone="danger"
      title="This slide could not be read"
      action={
        <Button size="sm" onClick={() => void desk.load(slideId)}>
          Try again
        </Button>
      }
    >
      {problem}
    </Notice>
  );
}

/** What of the page one column shows after the other: first the slide, then the outline, then the settings. */
function Desk({ courseId, desk, tools, slide, undoing }: SlideDeskProps & { slide: DraftSlide }) {
  const { slideId } = slide;
  const outline = useDesk(desk, (state) => state.outline);
  const sending = useSending();
  const [chosenId, choose] = useState<string | null>(null);
  const sections = useMemo(
    () =>
      outline.modules.flatMap(({ title: moduleTitle, sections: within }) =>
        within.map(({ sectionId, title }) => ({ sectionId, title, moduleTitle })),
      ),
    [outline],
  );
  const before = useSlidesBefore(desk, slide);
  return (
    <div className="grid min-w-0 items-start gap-4 max-lg:contents min-[1200px]:grid-cols-[minmax(0,1fr)_264px]">
      <div id={STAGE_ID} className="grid min-w-0 gap-4 max-lg:order-1">
        <SlideIsPart value={true}>
          <Canvas
            key={slideId}
            slide={slide}
            onChange={desk.change}
            upload={sending.news}
            chosen={{ id: chosenId, choose }}
            actions={<UndoButtons desk={desk} {...undoing} />}
          />
        </SlideIsPart>
        <NarrationPanel courseId={courseId} slide={slide} onChange={desk.change} upload={sending.news} />
        {slide.type === 'question' && slide.question && (
          <HowAnswered courseId={courseId} questionId={slide.question.questionId} />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4 border border-hairline bg-paper p-4 max-lg:order-3">
        <h2 className="num text-sm">Slide {slideIdsOf(outline).indexOf(slideId) + 1}</h2>
        <SlideSettings
          slide={slide}
          onChange={desk.change}
          sections={sections}
          sectionId={findSlide(outline, slideId)?.parent ?? ''}
          onMoveTo={(sectionId) => tools.moveToSection(slideId, sectionId)}
          onRemove={() => tools.remove({ kind: 'slide', id: slideId })}
          onDuplicate={() => tools.duplicate(slide)}
          chosenId={chosenId}
          before={before}
        />
      </div>
      <StayWhileSending title={WHILE_SENDING.title} isSending={sending.isSending}>
        {WHILE_SENDING.words}
      </StayWhileSending>
      {sending.login}
    </div>
  );
}

const NONE: readonly never[] = [];

/** To what a question can lead back. */
function useSlidesBefore(desk: DraftDesk, { slideId, type }: DraftSlide) {
  const outline = useDesk(desk, (state) => state.outline);
  const heads = useDesk(desk, (state) => (type === 'question' ? state.heads : null));
  return useMemo(() => (heads ? slidesBefore(outline, heads, slideId) : NONE), [outline, heads, slideId]);
}
