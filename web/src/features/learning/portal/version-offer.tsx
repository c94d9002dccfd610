import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { longDay } from '#web/lib/format.ts';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { MyCourse } from './my-course.ts';
import { MY_COURSES } from './portal-view.ts';

type VersionOfferProps = { slug: string; offered: NonNullable<MyCourse['offered']> };

/** A newer version, what changed, and the way to it: nobody is moved to one unasked. */
export function VersionOffer({ slug, offered: { version, publishedAt, changes } }: VersionOfferProps) {
  return (
    <Disclosure summary={`What changed in version ${version}`}>
      <p className="num">
        Published on {longDay(publishedAt.slice(0, 10))}. What you completed stays completed.
      </p>
      {changes.length > 0 && (
        <ul className="my-3 list-disc ps-5 text-ink">
          {changes.map((change) => (
            <li key={change} dir="auto" className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
      <Form intent={intentOn('accept', slug)} action={MY_COURSES} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <SubmitButton size="sm" variant="outline" busyLabel="Changing...">
          Learn version {version}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
