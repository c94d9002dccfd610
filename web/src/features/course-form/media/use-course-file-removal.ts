import { useFileRemoval } from '#web/uploads/use-file-removal.tsx';
import { useCourse, useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { type FilePlace, removeCourseFile } from './remove-course-file.ts';
import { withoutFile } from './without-file.ts';

interface Removing {
  place: FilePlace;
  /** Takes it out of the form. */
  takeOff: (url: string) => void;
  /** The button that gets the cursor when the file's own is gone. */
  next: string;
}

/** A file that is saved with the course goes at once, for visitors too. */
export function useCourseFileRemoval({ place, takeOff, next }: Removing) {
  const { kind } = useFormFacts();
  const { stored, changedStored, askToSignIn } = useCourse();
  const isSaved = (url: string) => stored !== null && showsFile(stored.media, place, url);
  return useFileRemoval({
    consequence: (url) =>
      isSaved(url)
        ? 'It is taken off the course at once, whether or not you save.'
        : 'It has not been saved with the course.',
    remove: (url) =>
      removeCourseFile({ of: kind, url, place, courseId: stored && isSaved(url) ? stored._id : null }),
    takeOff(url, { version }) {
      takeOff(url);
      if (version !== null) changedStored((base) => withoutFile(base, url), version);
    },
    onSignedOut: askToSignIn,
    next,
  });
}

function showsFile(media: FormValues['media'], place: FilePlace, url: string): boolean {
  const shown: Record<FilePlace, readonly (string | undefined)[]> = {
    'main-image': [media.mainImage?.url],
    document: media.documents,
    image: media.images,
    video: media.videos,
  };
  return shown[place].includes(url);
}
