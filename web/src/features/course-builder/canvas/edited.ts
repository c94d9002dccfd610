import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import type { UploadNews } from '../upload-news.ts';
import type { Change } from '../use-change.ts';

/** A slide while it is written. */
export interface EditedProps {
  slide: DraftSlide;
  change: Change<DraftSlide>;
  isReadOnly: boolean;
  upload?: UploadNews;
}
