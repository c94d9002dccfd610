import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PublishCheck } from '#contracts/course-builder/publishing.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { PUBLISH, passedAll, passedWords, reasonField } from './publish-words.ts';

interface CheckListProps {
  courseId: string;
  checks: readonly PublishCheck[];
  form: FormIssues;
}

/** What is still to be done first, each with where it was found: errors lead there, warnings ask for a reason. */
export function CheckList({ courseId, checks, form }: CheckListProps) {
  const looked = checks.filter(({ total }) => total > 0);
  const passed = looked.filter(({ findings }) => findings.length === 0);
  const found = looked.filter(({ findings }) => findings.length > 0);
  const listed = [
    ...found.filter(({ level }) => level === 'error'),
    ...found.filter(({ level }) => level === 'warning'),
  ];
  return (
    <>
      {listed.length > 0 && (
        <ol className="num divide-y divide-hairline px-5">
          {listed.map((check) => (
            <Looked key={check.name} check={check}>
              <ul className="grid gap-3">
                {check.findings.map((finding) => (
                  <Found key={finding.partId} {...{ courseId, check, finding, form }} />
                ))}
              </ul>
            </Looked>
          ))}
        </ol>
      )}
      {passed.length > 0 && (
        <div className="-mt-px px-5">
          <Disclosure wide summary={passedAll(passed.length, found.length)}>
            <ol className="num divide-y divide-hairline pb-3">
              {passed.map((check) => (
                <Looked key={check.name} check={check} />
              ))}
            </ol>
          </Disclosure>
        </div>
      )}
    </>
  );
}

const Looked = ({ check, children }: { check: PublishCheck; children?: ReactNode }) => (
  <li className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 py-3">
    <Sign check={check} />
    <div className="grid min-w-0 gap-3">
      <p className="flex justify-between gap-x-4 text-md">
        {check.title}
        <span className="whitespace-nowrap text-muted">{passedWords(check)}</span>
      </p>
      {children}
    </div>
  </li>
);

function Sign({ check: { level, findings } }: { check: PublishCheck }) {
  if (findings.length === 0)
    return <Check aria-label="Passed" role="img" className="mt-0.5 size-4.5 text-success" />;
  return level === 'error' ? (
    <CircleAlert aria-label="Error" role="img" className="mt-0.5 size-4.5 text-danger" />
  ) : (
    <TriangleAlert aria-label="Warning" role="img" className="mt-0.5 size-4.5 text-warning" />
  );
}

interface FoundProps {
  courseId: string;
  check: PublishCheck;
  finding: PublishCheck['findings'][number];
  form: FormIssues;
}

function Found({ courseId, check, finding, form }: FoundProps) {
  const { where, slideId, testId, partId, message, reason } = finding;
  const paths = builderPaths(courseId);
  const to = testId ? paths.test(testId) : slideId ? `${paths.content}?slide=${slideId}` : paths.content;
  return (
    <li className="flex flex-col gap-2 text-sm">
      <p>
        <TextLink to={to}>
          <bdi>{where}</bdi>
        </TextLink>
        <br />
        <span className={check.level === 'error' ? 'text-danger' : 'text-muted'} dir="auto">
          {message}
        </span>
      </p>
      {check.level === 'warning' && (
        <TextField
          label={PUBLISH.reason}
          id={`${check.name}-${partId}`}
          maxLength={300}
          {...form.field(reasonField(check.name, partId), reason)}
        />
      )}
    </li>
  );
}
