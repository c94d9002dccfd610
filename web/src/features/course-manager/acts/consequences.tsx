import { Notice } from '#web/ui/messages/notice.tsx';

interface ConsequencesProps {
  tone: 'warning' | 'danger';
  /** Null where nobody could count them. */
  words: readonly string[] | null;
  children?: string;
}

/** What an act does, before it is done. */
export function Consequences({ tone, words, children }: ConsequencesProps) {
  return (
    <Notice tone={tone} title="What will happen">
      <ul className="num list-disc ps-5">
        {(words ?? ['Whom it concerns could not be counted just now.']).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </Notice>
  );
}
