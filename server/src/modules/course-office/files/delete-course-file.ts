import type { courseFileCalls } from '#contracts/course-office/course-files.ts';
import { publicIdOf } from '#contracts/course-office/file-rules.ts';
import type { Media } from '#contracts/course-office/sections/media.ts';
import type { InputOf } from '#contracts/endpoint.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { AppError } from '#server/calls/app-error.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { changeCourse } from '#server/modules/catalogue/index.ts';
import { removeUnshownFile } from '#server/modules/media/index.ts';
import { recordingChange } from '../changes/course-history.ts';
import { lockManaged } from '../form/lock-managed.ts';

type Removal = InputOf<(typeof courseFileCalls)[CourseKind]['deleteCourseFile']>;

/** The media without the file, or null where it is not among them. */
const without = (media: Media, { url, kind }: Removal): Media | null => {
  const { [url]: _, ...captions } = media.captions;
  if (kind === 'main-image') return media.mainImage?.url === url ? { ...media, mainImage: null } : null;
  const name = `${kind}s` as const;
  if (!media[name].includes(url)) return null;
  return { ...media, captions, [name]: media[name].filter((one) => one !== url) };
};

/** Takes a file off a course; where nothing else shows it, it goes altogether. */
export const deleteCourseFile = async (ctx: SignedInCtx, kind: CourseKind, removal: Removal) => {
  const course = await lockManaged(ctx, removal.id, kind);
  const media = without(course.media, removal);
  if (!media) throw new AppError('not-found', { message: 'The course does not have this file' });
  await recordingChange(ctx, course, async () => {
    await changeCourse(ctx.db, course.id, { media, updatedAt: ctx.now, updatedBy: ctx.caller.user.id });
  });
  if (removal.url.startsWith('/files/')) await removeUnshownFile(ctx, publicIdOf(removal.url));
  return { message: 'File removed successfully', version: course.version + 1 };
};
