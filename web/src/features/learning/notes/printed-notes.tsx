import type { LearningNote } from '#contracts/learning/notes.ts';
import { clockText } from '#domain/time/clock-text.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

interface PrintedNotesProps {
  course: { courseId: string; title: string };
  /** In the order of the course. */
  slides: readonly { slideId: string; title: string }[];
  notes: readonly LearningNote[];
}

/** All notes of a course in the order in which it is learned, as they go on paper. */
export function PrintedNotes({ course, slides, notes }: PrintedNotesProps) {
  const known = new Set(slides.map(({ slideId }) => slideId));
  const parts = [
    ...slides.map(({ slideId, title }, index) => ({
      title: `${index + 1} ${title}`,
      notes: notes.filter((note) => note.slideId === slideId),
    })),
    { title: 'Slides of an earlier version', notes: notes.filter(({ slideId }) => !known.has(slideId)) },
  ].filter((part) => part.notes.length > 0);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader title={<span className="wrap-anywhere">Your notes on {course.title}</span>} size="3xl">
        <p className="num">{counted(notes.length, 'note')}</p>
      </PageHeader>
      <p className="flex flex-wrap items-center gap-4 pb-6 print:hidden">
        {notes.length > 0 && (
          <Button onClick={() => window.print()} className="noscript:hidden">
            Print
          </Button>
        )}
        <TextLink look="standalone" to={`/elearning/course/${course.courseId}`}>
          Back to the course
        </TextLink>
      </p>
      {parts.length === 0 && <EmptyState title="No notes yet">You write them beside the slides.</EmptyState>}
      {parts.map((part) => (
        <section key={part.title} className="border-t border-ink py-4 break-inside-avoid">
          <h2 className="num text-lg wrap-anywhere">{part.title}</h2>
          <dl className="grid gap-3 pt-3">
            {part.notes
              .toSorted((one, other) => one.positionMs - other.positionMs)
              .map((note) => (
                <div key={note._id} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3">
                  <dt className="num text-muted">{clockText(note.positionMs)}</dt>
                  <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {note.text}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </main>
  );
}
