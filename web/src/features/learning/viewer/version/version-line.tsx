import { useState } from 'react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { longDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { CourseContent } from '../course-outline.ts';

interface VersionLineProps {
  offered: NonNullable<CourseContent['offered']>;
  /** Why it could not be moved to. */
  failure: FormFailure | undefined;
}

/** A newer version is out: nobody is moved to it unasked, and who goes on with theirs is not asked again in this visit. */
export function VersionLine({ offered: { version, publishedAt, changes }, failure }: VersionLineProps) {
  const [isDeclined, decline] = useState(false);
  if (isDeclined) return null;
  return (
    <section aria-label="A newer version" className="v-news">
      <div className="v-news-text">
        <p className="num">Version {version} of this course is here.</p>
        <details>
          <summary>What changed</summary>
          <div>
            <p className="num">Published on {longDay(publishedAt.slice(0, 10))}.</p>
            {changes.length > 0 && (
              <ul>
                {changes.map((change) => (
                  <li key={change} dir="auto">
                    {change}
                  </li>
                ))}
              </ul>
            )}
            <p>What you completed stays completed. If this slide is gone, you go on at the next.</p>
          </div>
        </details>
      </div>
      <Button size="sm" variant="ghost" className="noscript:hidden" onClick={() => decline(true)}>
        Continue with this version
      </Button>
      <Form intent="accept" failure={failure}>
        <input type="hidden" name="version" value={version} />
        <SubmitButton size="sm" variant="outline" busyLabel="Moving...">
          Move to the new version
        </SubmitButton>
      </Form>
    </section>
  );
}
