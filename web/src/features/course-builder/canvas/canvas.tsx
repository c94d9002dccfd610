import type { ReactNode } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { UploadNews } from '../upload-news.ts';
import { useChange } from '../use-change.ts';
import { CANVAS } from './canvas-words.ts';
import type { Chosen, EditedProps } from './edited.ts';
import { TypeBar } from './type-bar.tsx';
import { CompareSlide } from './types/compare-slide.tsx';
import { FilmSlide } from './types/film-slide.tsx';
import { HotspotSlide } from './types/hotspot-slide.tsx';
import { ImageSlide } from './types/image-slide.tsx';
import { QuestionSlide } from './types/question-slide.tsx';
import { TextSlide } from './types/text-slide.tsx';
import './canvas.css';

interface CanvasProps {
  slide: DraftSlide;
  onChange: (slide: DraftSlide) => void;
  isReadOnly?: boolean;
  upload?: UploadNews;
  chosen: Chosen;
  /** What else is done with a slide, at the end of the bar. */
  actions?: ReactNode;
}

/** A slide as it is learned, written where it is shown; below it what it is made of. */
export function Canvas({ slide, onChange, isReadOnly = false, upload, chosen, actions }: CanvasProps) {
  const change = useChange(slide, onChange);
  return (
    <section aria-label={CANVAS.slide} className="min-w-0">
      <TypeBar type={slide.type} onType={(type) => change({ type })} {...{ isReadOnly, actions }} />
      {/* Another slide has nothing on its way, and nothing chosen. */}
      <EditedSlide key={slide.slideId} {...{ slide, change, isReadOnly, upload, chosen }} />
    </section>
  );
}

function EditedSlide(edited: EditedProps) {
  switch (edited.slide.type) {
    case 'text':
      return <TextSlide {...edited} />;
    case 'image':
      return <ImageSlide {...edited} />;
    case 'video':
      return <FilmSlide {...edited} />;
    case 'hotspot':
      return <HotspotSlide {...edited} />;
    case 'compare':
      return <CompareSlide {...edited} />;
    case 'question':
      return <QuestionSlide {...edited} />;
  }
}
