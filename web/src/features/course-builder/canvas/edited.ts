import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { UploadNews } from '../upload-news.ts';
import type { Change } from '../use-change.ts';

/** The part of a slide that is worked on, such as a point of its picture. */
export interface Chosen {
  id: string | null;
  choose: (id: string | null) => void;
}

/** A slide while it is written. */
export interface EditedProps {
  slide: DraftSlide;
  change: Change<DraftSlide>;
  isReadOnly: boolean;
  upload?: UploadNews;
  chosen: Chosen;
}
