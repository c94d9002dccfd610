import { TextLink } from '#web/ui/navigation/link.tsx';

type Waiting = { courseId: string; title: string; code: string; met: number; of: number };

/** Courses that certify and have not yet, and how many of their rules are met. */
export function WaitingRows({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <ul className="grid border-t border-hairline">
      {waiting.map(({ courseId, title, code, met, of }) => (
        <li
          key={courseId}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline py-3.5"
        >
          <div className="min-w-0">
            <p className="font-strong">
              <bdi>{title}</bdi>
            </p>
            <p className="num text-sm text-muted">
              {code}, {met} of {of} rules met
            </p>
          </div>
          <TextLink
            to={`/certificates/why/${courseId}`}
            look="standalone"
            aria-label={`What is missing for ${title}`}
          >
            What is missing
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
