import { redirect } from 'react-router';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { refuse } from '#web/forms/submission.ts';
import { personalApi, requireUser } from '#web/lib/page.ts';

type Args = Parameters<typeof requireUser>[0] & { params: { courseId: string } };

/** Moves to a newer version, and stays at the slide where that has it. */
export async function actOnCourse(args: Args) {
  await requireUser(args);
  const form = await args.request.formData();
  requireIntent(form, ['accept']);
  const version = formReader(form).whole('version', 'Version');
  const answer = await personalApi(args).call('acceptVersion', { ...args.params, version });
  const { pathname, search } = new URL(args.request.url);
  return answer.success ? redirect(pathname + search, 303) : refuse(answer, form);
}
