import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { call } from '#web/lib/client.ts';
import type { Removed } from '#web/uploads/use-file-removal.tsx';

export type FilePlace = 'main-image' | 'document' | 'image' | 'video';

interface Removal {
  /** Of the course. */
  of: CourseKind;
  url: string;
  place: FilePlace;
  /** The saved course that shows it; without one it was uploaded and not saved. */
  courseId: string | null;
}

export interface RemovedFromCourse extends Removed {
  /** Of the course, where it has changed. */
  version: number | null;
}

const GONE: RemovedFromCourse = { failure: '', isSignedOut: false, version: null };

/** Takes a file off its course, or throws away one that was never saved. What is gone already is gone. */
export async function removeCourseFile({ of, url, place, courseId }: Removal): Promise<RemovedFromCourse> {
  // An address elsewhere on the web is not ours to delete.
  if (courseId === null && !url.startsWith('/files/')) return GONE;
  if (courseId === null) {
    const unused = await call('deleteUnusedFile', { publicId: publicIdOf(url) });
    // Another course shows it, as after copying: then it leaves this one only.
    return unused.success || unused.status === 409 ? GONE : refused(unused);
  }
  const taken = await call(callOfKind(of, 'deleteCourseFile'), { id: courseId, url, kind: place });
  return taken.success ? { ...GONE, version: taken.version } : refused(taken);
}

const refused = ({ status, message }: { status: number; message: string }): RemovedFromCourse =>
  status === 404 ? GONE : { failure: message, isSignedOut: status === 401, version: null };
