import type { CreditNoteView, CreditUseView } from '#contracts/credits/credits.ts';
import { eurText, longDay } from '#web/lib/format.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { endWords, signOf, spentWords } from './credit-words.ts';

type Note = CreditNoteView & { uses: CreditUseView[] };

interface CreditNotesProps {
  balanceEur: number;
  notes: readonly Note[];
}

/** What somebody was given to spend: how much is left, until when, and what became of the rest. */
export function CreditNotes({ balanceEur, notes }: CreditNotesProps) {
  return (
    <Section
      id="credit-notes"
      title="Credit notes"
      intro={
        balanceEur > 0
          ? `${eurText(balanceEur)} can be used at the checkout of any course.`
          : 'Nothing is left to be used.'
      }
    >
      <ul aria-label="Credit notes" className="border-t border-hairline">
        {notes.map((note) => (
          <NoteRow key={note._id} note={note} />
        ))}
      </ul>
    </Section>
  );
}

function NoteRow({ note }: { note: Note }) {
  const { number, href, reference, eur, leftEur, uses } = note;
  return (
    <li className="grid gap-x-(--gutter) gap-y-2 border-b border-hairline py-5 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_212px_232px] lg:items-start">
      <div className="num min-w-0">
        <a href={href} download className="inline-block font-strong text-ink">
          Credit note {number} (PDF)
        </a>
        <p className="mt-1 text-sm text-muted">
          For order <TextLink to={`/orders/${reference}`}>{reference}</TextLink>
        </p>
        {uses.map((use) => (
          <p key={`${use.reference} ${use.at}`} className="text-sm text-muted">
            {spentWords(use)} <TextLink to={`/orders/${use.reference}`}>{use.reference}</TextLink>
          </p>
        ))}
      </div>
      <Lamp {...signOf(note)} className="h-fit" />
      <p className="num text-md leading-5.5">
        <strong>{eurText(leftEur)} left</strong>
        <span className="block text-sm text-muted">
          of {eurText(eur)}, {endWords(note, longDay(note.expiresOn))}
        </span>
      </p>
    </li>
  );
}
