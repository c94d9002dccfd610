import { redirect } from 'react-router';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireUser } from '#web/lib/page.ts';
import { viewerPath } from '../../course-paths.ts';
import { SLIDE, slideAddress } from '../course-outline.ts';

type Args = Parameters<typeof requireUser>[0] & { params: { courseId: string } };

/** Moves to a newer version, and stays at the slide where that has it. */
export async function actOnCourse(args: Args) {
  await requireUser(args);
  const form = await args.request.formData();
  requireIntent(form, ['accept']);
  const version = formReader(form).whole('version', 'Version');
  const answer = await personalApi(args).call('acceptVersion', { ...args.params, version });
  if (!answer.success) return refuse(answer, form);
  const slideId = new URL(args.request.url).searchParams.get(SLIDE);
  const { search } = slideId ? slideAddress(slideId) : { search: '' };
  return redirect(`${viewerPath(encodeURIComponent(args.params.courseId))}${search}`, 303);
}
