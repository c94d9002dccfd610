import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export function NothingFound({ typed }: { typed: string }) {
  return (
    <EmptyState
      title="Nothing found"
      actions={
        <>
          <ButtonLink to="/in-person-aesthetic-training">All in-person courses</ButtonLink>
          <ButtonLink to="/contact-us">Ask the course office</ButtonLink>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        Nothing matches “{typed}”. We looked through courses, instructors, news and pages, and for words that
        are nearly like these. Fewer or more general words find more.
      </p>
    </EmptyState>
  );
}

const STARTS = ['Botulinum toxin', 'Lips', 'Laser', 'Complications', 'Dubai', 'Cancellation'];

/** Before anything was typed. */
export function WhereToStart() {
  return (
    <div className="grid gap-3 text-muted">
      <p>
        Type a course, its code, a city, the name of an instructor or a topic. Typing errors and accents do
        not matter; “quotes” keep words together, and a minus excludes one.
      </p>
      <ul aria-label="Searches to begin with" className="flex flex-wrap gap-x-6">
        {STARTS.map((words) => (
          <li key={words} className="py-1.5">
            <TextLink to={`/search?q=${encodeURIComponent(words)}`}>{words}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
