import { Check, CircleQuestionMark, Columns2, Crosshair, Video } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SlideType } from '#contracts/learning/content.ts';
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { clockText, spokenClock } from '#domain/time/clock-text.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { keepInSight } from '../../keep-in-sight.ts';
import { type SlideHead, slideAddress, slidesOf, standing } from '../course-outline.ts';
import { MinutesStrip } from './minutes-strip.tsx';

export interface ContentsProps {
  modules: readonly ModuleOutline[];
  completed: ReadonlySet<string>;
  /** Rounded down; null of a course in which nothing counts. */
  percent: number | null;
  currentId: string;
  narrator: Narrator;
  /** Called before a press leads to another slide. */
  onJump: (slideId: string) => void;
  /** Below the slides. */
  below: ReactNode;
}

/** All of the course, and what of it is done. */
export function Contents({ modules, completed, percent, currentId, narrator, onJump, below }: ContentsProps) {
  const box = useRef<HTMLElement>(null);
  // How far a box has scrolled is known to the document alone.
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>(`[data-slide="${currentId}"]`);
    if (box.current && current) keepInSight(box.current, current);
  }, [currentId]);
  const slides = slidesOf(modules);
  const { done, minutesLeft } = standing(slides, completed);
  return (
    <nav ref={box} aria-label="Contents" className="v-rail">
      <div className="v-sum">
        {percent !== null && <Figure size="md">{percent}%</Figure>}
        <p className="num">
          {done} of {slides.length} slides
          <br />
          {minutesLeft === 0 ? 'All done' : `${minutesLeft} min left`}
        </p>
      </div>
      <MinutesStrip slides={slides} completed={completed} currentId={currentId} narrator={narrator} />
      {modules.map((module, index) => (
        <section key={module.moduleId} className="v-module" aria-label={module.title}>
          <h2>
            <span dir="auto">
              <span className="num">{index + 1}</span> {module.title}
            </span>
            <span className="num">{module.duration}</span>
          </h2>
          {module.sections.map((section) => (
            <div key={section.sectionId}>
              <h3 dir="auto">{section.title}</h3>
              <ol>
                {section.slides.map((slide) => (
                  <li key={slide.slideId}>
                    <SlideLink
                      slide={slide}
                      isDone={completed.has(slide.slideId)}
                      isCurrent={slide.slideId === currentId}
                      onJump={onJump}
                    />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      ))}
      {below}
    </nav>
  );
}

const SIGNS: Partial<Record<SlideType, typeof Check>> = {
  video: Video,
  hotspot: Crosshair,
  compare: Columns2,
  question: CircleQuestionMark,
};

interface SlideLinkProps {
  slide: SlideHead;
  isDone: boolean;
  isCurrent: boolean;
  onJump: (slideId: string) => void;
}

function SlideLink({ slide, isDone, isCurrent, onJump }: SlideLinkProps) {
  const Sign = SIGNS[slide.type];
  return (
    <Link
      to={slideAddress(slide.slideId)}
      aria-current={isCurrent ? 'step' : undefined}
      data-slide={slide.slideId}
      data-done={isDone || undefined}
      onClick={() => onJump(slide.slideId)}
    >
      {isDone ? <Check aria-hidden="true" className="v-tick" /> : <span className="v-ring" />}
      <span dir="auto">
        {slide.title}
        {isDone && <span className="sr-only">, completed</span>}
      </span>
      <span className="v-minutes num">
        {Sign && <Sign aria-hidden="true" />}
        <span aria-hidden="true">{clockText(slide.seconds * 1000)}</span>
        <span className="sr-only">{spokenClock(slide.seconds * 1000)}</span>
      </span>
    </Link>
  );
}
