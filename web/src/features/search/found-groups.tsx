import type { Highlighted, SearchResult } from '#contracts/site/search.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

export type FoundGroup = {
  kind: 'course' | 'instructor' | 'news' | 'page';
  total: number;
  results: readonly SearchResult[];
};

const TITLES: Record<FoundGroup['kind'], string> = {
  course: 'Courses',
  instructor: 'Instructors',
  news: 'News',
  page: 'Pages',
};

interface FoundGroupsProps {
  groups: readonly FoundGroup[];
  /** What was found, in the words that found it. */
  words: string;
}

export function FoundGroups({ groups, words }: FoundGroupsProps) {
  return groups.map(({ kind, total, results }) => (
    <Section
      key={kind}
      title={TITLES[kind]}
      intro={
        <span className="num">
          {results.length < total ? `The best ${results.length} of ${total}` : `${total} found`}
        </span>
      }
      action={
        kind === 'course' &&
        results.length < total && (
          <TextLink to={`/in-person-aesthetic-training?q=${encodeURIComponent(words)}`}>
            Dates with this in their title, city or instructors
          </TextLink>
        )
      }
    >
      <ul className="divide-y divide-hairline border-y border-hairline">
        {results.map((result) => (
          <Result key={result.path} result={result} />
        ))}
      </ul>
    </Section>
  ));
}

function Result({ result: { path, title, excerpt, detail } }: { result: SearchResult }) {
  return (
    <li className="grid gap-1 py-4">
      <h3 className="text-lg [overflow-wrap:anywhere]">
        <TextLink to={path} dir="auto">
          <Pieces pieces={title} />
        </TextLink>
      </h3>
      {detail && <p className="num text-sm">{detail}</p>}
      <p dir="auto" className="max-w-[72ch] text-md text-muted [overflow-wrap:anywhere]">
        <Pieces pieces={excerpt} />
      </p>
    </li>
  );
}

/** Texts only: nothing that was indexed becomes markup. */
function Pieces({ pieces }: { pieces: Highlighted }) {
  return pieces.map(({ text, hit }, index) => {
    const place = `${index} ${text}`;
    return hit ? (
      <mark key={place} className="bg-celadon text-ink">
        {text}
      </mark>
    ) : (
      <span key={place}>{text}</span>
    );
  });
}
