import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { Check } from '#web/slides/check/check.tsx';
import { SlideFrame } from '#web/slides/slide-frame.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { QuestionEditor } from '../../questions/question-editor.tsx';
import { CANVAS } from '../canvas-words.ts';
import type { EditedProps } from '../edited.ts';
import { shownQuestion } from '../shown-question.ts';
import { slotsOf } from '../slots-of.tsx';
import { Missing, Stage } from '../stage.tsx';

/** Its name follows from its slide, so that asking about it twice names it once. */
const blankQuestion = (slideId: string): DraftQuestion => ({
  questionId: `${slideId.slice(0, 70)}-asked`,
  kind: 'single',
  prompt: '',
  picture: null,
  explanation: '',
  answers: [],
  right: [],
  target: null,
});

export function QuestionSlide(edited: EditedProps) {
  const { slide, change, isReadOnly, upload } = edited;
  const question = slide.question && shownQuestion(slide.question);
  const slots = slotsOf(edited);
  return (
    <>
      <Stage>
        {question ? (
          <Check slide={{ text: slide.text, question }} words={slots.words} check={null} />
        ) : (
          <SlideFrame slide={slide} slots={slots} picture={<Missing>{CANVAS.noQuestion}</Missing>} />
        )}
      </Stage>
      {!isReadOnly && (
        <Sheet title={CANVAS.question} className="mt-4">
          <QuestionEditor
            question={slide.question ?? blankQuestion(slide.slideId)}
            onChange={(next) => change({ question: next })}
            upload={upload}
            isCheck
          />
        </Sheet>
      )}
    </>
  );
}
