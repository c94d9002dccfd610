import { type MouseEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProgressView } from '#contracts/learning/progress.ts';
import type { CheckState } from '#web/slides/check/use-check.ts';
import type { LearningLog } from '../learning-log.ts';
import { slideAddress, slidesOf, standing } from './course-outline.ts';
import type { OpenCourse } from './open-course.ts';
import { SurroundingsContext } from './surroundings.ts';
import { useLearned } from './use-learned.ts';

interface Learning {
  progress: ProgressView;
  log: LearningLog;
}

/**
 * Going from slide to slide: who goes on, or jumps, has completed the slide that is left. A question that must be right
 * holds until it is; who jumps from it has not completed it.
 */
export function useTurning(
  { content, spot, slide }: OpenCourse,
  { progress, log }: Learning,
  check: Pick<CheckState, 'verdict'> | null,
) {
  const { slideId } = spot;
  const navigate = useNavigate();
  const { exit } = use(SurroundingsContext);
  const { completed, complete } = useLearned(progress, log, slideId);
  const [isFinished, setFinished] = useState(false);
  const slides = slidesOf(content.modules);
  const at = slides.findIndex((one) => one.slideId === slideId);
  const [previous, next] = [slides[at - 1], slides[at + 1]];
  const isHeld =
    slide?.type === 'question' &&
    slide.mustBeRight === true &&
    check?.verdict !== 'right' &&
    !completed.has(slideId);
  const finish = () => {
    complete(slideId);
    setFinished(true);
  };
  return {
    title: slides[at]?.title ?? '',
    number: at + 1,
    count: slides.length,
    previous,
    next,
    completed,
    isHeld,
    /** Where the press that goes on leads, on the last slide to the end of the course. */
    onward: next
      ? { to: slideAddress(next.slideId), onClick: () => complete(slideId) }
      : {
          to: exit.to,
          onClick: (event: MouseEvent) => {
            event.preventDefault();
            finish();
          },
        },
    isFinished,
    stay: () => setFinished(false),
    missed: standing(slides, completed).open,
    goBack: () => {
      if (previous) navigate(slideAddress(previous.slideId));
    },
    goOn: () => {
      if (isHeld) return;
      if (!next) return finish();
      complete(slideId);
      navigate(slideAddress(next.slideId));
    },
    /** Called before a press leads to another slide. */
    leaveFor: (id: string) => {
      if (id !== slideId && !isHeld) complete(slideId);
    },
  };
}
export type Turning = ReturnType<typeof useTurning>;
