import {
  CircleQuestionMark,
  ClipboardCheck,
  Columns2,
  Crosshair,
  Image,
  List,
  Type,
  Video,
} from 'lucide-react';
import type { VersionChange } from '#contracts/course-builder/publishing.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { KIND_TONES } from './publish-words.ts';

const SIGNS = {
  text: Type,
  image: Image,
  video: Video,
  hotspot: Crosshair,
  compare: Columns2,
  question: CircleQuestionMark,
};

interface ChangeListProps {
  changes: readonly VersionChange[];
  /** Where the two bodies of a slide stand side by side; none where only the words are kept. */
  compareTo?: (slideId: string) => string;
}

/** What a version changes, a row for each part. */
export const ChangeList = ({ changes, compareTo }: ChangeListProps) => (
  <ol className="num divide-y divide-hairline px-5">
    {changes.map((change) => {
      const { kind, of, id, title, words } = change;
      const Sign = signOf(change);
      return (
        <li
          key={`${of} ${id}`}
          className="grid grid-cols-[84px_24px_minmax(0,1fr)_auto] items-start gap-x-3 py-3 max-md:grid-cols-[84px_minmax(0,1fr)]"
        >
          <Tag tone={KIND_TONES[kind]} className="justify-self-start">
            {kind}
          </Tag>
          <Sign aria-hidden="true" className="size-4 max-md:hidden" />
          <div className="grid min-w-0 gap-0.5">
            <p className="text-md font-strong" dir="auto">
              {title || 'Without a title'}
            </p>
            <p className="text-sm text-muted" dir="auto">
              {words}.
            </p>
          </div>
          {compareTo && of === 'slide' && (
            <TextLink
              to={compareTo(id)}
              aria-label={`Compare ${title}`}
              className="inline-flex min-h-8 items-center text-md max-md:col-start-2"
              preventScrollReset
            >
              Compare
            </TextLink>
          )}
        </li>
      );
    })}
  </ol>
);

const signOf = ({ of, type }: VersionChange) => {
  if (of === 'test') return ClipboardCheck;
  return of === 'slide' && type !== '' ? SIGNS[type] : List;
};
