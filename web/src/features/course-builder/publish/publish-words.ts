import type { PublishCheck, VersionChange, VersionHead } from '#contracts/course-builder/publishing.ts';
import type { SlideType } from '#contracts/learning/content.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { counted, dayIn, longDay } from '#web/lib/format.ts';

export const PUBLISH = {
  first: 'This is the first version. Learners begin it once the course is offered.',
  reordered: 'The order of modules or sections is different, and no slide.',
  unchanged: 'Nothing is different from what is published.',
  nothing: 'There is nothing to publish: learners have all that is written.',
  changes: 'What changes?',
  affected: 'Who is affected?',
  checks: 'Checks before publishing',
  versions: 'Versions',
  noteHint: 'Stands first where learners are offered the version.',
  reason: 'Why it may stand',
  keep: 'Keep editing',
} as const;

/** '9 February 2027', where the academy has its seat. */
export const officeDate = (instant: string) => longDay(dayIn(ACADEMY_ZONE, instant));

export const KIND_TONES = {
  new: 'success',
  edited: 'neutral',
  moved: 'neutral',
  removed: 'danger',
} as const satisfies Record<VersionChange['kind'], string>;

export const TYPE_WORDS: Record<SlideType, string> = {
  text: 'Text',
  image: 'Image',
  video: 'Video',
  hotspot: 'Hotspot',
  compare: 'Comparison',
  question: 'Question',
};

export function sinceWords(changes: readonly VersionChange[], newest: VersionHead | undefined): string {
  if (!newest) return '';
  return `${counted(changes.length, 'change')} since v${newest.number} of ${officeDate(newest.publishedAt)}`;
}

/** '6 of 6', or what of it is wrong. */
export const passedWords = ({ passed, total }: PublishCheck) => `${passed} of ${total}`;

/** Errors are put right first. */
export const waitsFor = (version: number, checks: number) =>
  `Publish v${version} waits for ${checks === 1 ? '1 check' : `${checks} checks`} below.`;

/** Over the checks that found nothing. */
export const passedAll = (passed: number, found: number) => {
  const checks = passed === 1 ? '1 check' : `${passed} checks`;
  return found === 0 ? `All ${checks} passed` : `${checks} passed`;
};

export const onVersion = ({ number, learners }: VersionHead) =>
  `${learners === 1 ? 'learner is' : 'learners are'} on v${number}.`;

export const inTheMiddle = ({ learners, inTheMiddle: count }: VersionHead) =>
  learners === 1
    ? `They are ${count === 1 ? '' : 'not '}in the middle.`
    : `${count} of them ${count === 1 ? 'is' : 'are'} in the middle.`;

export const tellWords = (count: number) =>
  count === 1
    ? 'Tell the one who is in the middle by email'
    : `Tell the ${count} who are in the middle by email`;

/** "Dr Leila Haddad. 184 learners. Current" */
export function versionWords(version: VersionHead, newest: number): string {
  const { by, learners, number } = version;
  const people = number === newest ? counted(learners, 'learner') : `${counted(learners, 'learner')} on it`;
  return [by, people, number === newest ? 'Current' : ''].filter(Boolean).join('. ');
}

export const publishedWords = (number: number, told: number) =>
  told > 0
    ? `Version ${number} is published. ${counted(told, 'learner')} will be told.`
    : `Version ${number} is published.`;

/** The field in which a reason is given. */
export const reasonField = (check: string, partId: string) => `reason ${check} ${partId}`;
