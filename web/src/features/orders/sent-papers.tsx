import type { PaperLetter } from './papers.ts';

interface SentPapersProps {
  letters: readonly PaperLetter[];
  /** How a moment is said on this page. */
  momentText: (instant: string) => string;
}

/** Which papers went out as a file, when and to whom. */
export function SentPapers({ letters, momentText }: SentPapersProps) {
  if (letters.length === 0) return null;
  return (
    <ul className="num grid gap-1 text-sm text-muted">
      {letters.map(({ number, to, sentAt }) => (
        <li key={number} className="wrap-anywhere">
          {number} {sentAt ? `was last sent on ${momentText(sentAt)}` : 'is on its way'} to {to}.
        </li>
      ))}
    </ul>
  );
}
