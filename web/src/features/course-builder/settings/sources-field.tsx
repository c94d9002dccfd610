import { useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import type { Change } from '../use-change.ts';
import { SETTINGS } from './settings-words.ts';

interface SourcesFieldProps {
  sources: readonly string[];
  change: Change<DraftSlide>;
}

const MOST_SOURCES = 8;
const LONGEST_SOURCE = 300;

const sourcesIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim().slice(0, LONGEST_SOURCE))
        .filter(Boolean),
    ),
  ].slice(0, MOST_SOURCES);

/** One on each line; what is typed stays as it is typed, and empty lines are no sources. */
export function SourcesField({ sources, change }: SourcesFieldProps) {
  const [typed, setTyped] = useState(sources.join('\n'));
  const isSame = sourcesIn(typed).join('\n') === sources.join('\n');
  return (
    <TextArea
      name="slide-sources"
      required={false}
      label={SETTINGS.sources}
      hint={SETTINGS.sourcesHint}
      value={isSame ? typed : sources.join('\n')}
      rows={3}
      onChange={({ target }) => {
        setTyped(target.value);
        change({ sources: sourcesIn(target.value) });
      }}
    />
  );
}
