import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import { MANAGER } from '#contracts/courses/course-options.ts';
import { readAnswer } from './read-answer.ts';

export type FilePlace = 'main-image' | 'document' | 'image' | 'video';

interface Removal {
  url: string;
  place: FilePlace;
  /** The saved course that shows it; without one it was uploaded and not saved. */
  courseId: string | null;
}

export interface Removed {
  /** '' when it went well. */
  failure: string;
  isSignedOut: boolean;
  /** Of the course, which has changed. */
  version: number | null;
}

const GONE: Removed = { failure: '', isSignedOut: false, version: null };

/** Takes a file off its course, or throws away one that was never saved. What is gone already is gone. */
export async function removeFile({ url, place, courseId }: Removal): Promise<Removed> {
  // An address elsewhere on the web is not ours to delete.
  if (courseId === null && !url.startsWith('/files/')) return GONE;
  const answer = await (courseId === null
    ? post(`${MANAGER}/delete-cloudinary-file`, { publicId: publicIdOf(url) })
    : post(`${MANAGER}/${courseId}/delete-file`, { url, kind: place }));
  // Another course shows it, as after copying: then it leaves this one only.
  const isShownElsewhere = courseId === null && answer.status === 409;
  if (answer.status === 404 || isShownElsewhere) return GONE;
  const { success, message, version = null } = readAnswer<{ version: number }>(answer.status, answer.text);
  return { failure: success ? '' : message, isSignedOut: answer.status === 401, version };
}

async function post(path: string, body: object): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}
