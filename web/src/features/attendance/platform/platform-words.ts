import type { platformListEndpoints } from '#contracts/attendance/platform-list.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { counted } from '#web/lib/format.ts';

export type PreviewedList = AnswerOf<typeof platformListEndpoints.previewPlatformList>;
export type TakenList = AnswerOf<typeof platformListEndpoints.takeOverPlatformList>;
export type ListedPerson = PreviewedList['people'][number];

export const PLATFORMS: Readonly<Record<PreviewedList['platform'], string>> = {
  zoom: 'a list of Zoom',
  teams: 'a list of Microsoft Teams',
  meet: 'a list of Google Meet',
  webex: 'a list of Webex',
  other: 'a list',
};

const PROBLEMS: Readonly<Record<PreviewedList['problems'][number]['problem'], string>> = {
  unreadable: 'its times cannot be read',
  'no-end': 'nobody has left by it',
  backwards: 'who has left before coming',
  'other-day': 'it is of another day',
  'no-name': 'it names nobody',
};

const TOLD = 10;

/** 'Line 4: it names nobody.' */
export const problemTexts = ({ problems }: PreviewedList): string[] => [
  ...problems.slice(0, TOLD).map(({ line, problem }) => `Line ${line}: ${PROBLEMS[problem]}.`),
  ...(problems.length > TOLD ? [`And ${problems.length - TOLD} more.`] : []),
];

/** What has to be known of its clocks before it is believed. */
export const clockTexts = (list: PreviewedList, zone: string): string[] =>
  [
    list.hasOwnZone
      ? 'The list says its zone itself, so the one that is chosen here was not used.'
      : `Its clocks are read in ${zone}.`,
    list.isCoarse &&
      'It only says who came first and left last: who was away in between counts as having been there.',
    list.repeated > 0 &&
      `${counted(list.repeated, 'row has', 'rows have')} a time that the clocks of ${zone} have twice on that day: the first is meant, or the second where somebody would have left before coming.`,
    list.skipped > 0 &&
      `${counted(list.skipped, 'row has', 'rows have')} a time that the clocks of ${zone} skip on that day: it is read as if they had not been changed. Is it another zone?`,
  ].filter((text) => text !== false);

/** 'Taken over: minutes of 12 people. 3 of them were changed.' */
export const takenText = ({ people, changed, elsewhere }: TakenList): string => {
  if (changed === 0) return 'This list was taken over before. Nothing has changed.';
  const cut =
    elsewhere > 0
      ? ` Of ${counted(elsewhere, 'person', 'people')}, minutes that count in another course at that time were left out.`
      : '';
  return `The minutes of ${counted(people, 'person', 'people')} were taken over, and what counts of ${changed} has changed.${cut}`;
};

/** Who is shown first: those of whom something has to be chosen. */
const RANK = { name: 0, none: 1, email: 2 };
export const inOrder = (people: readonly ListedPerson[]): ListedPerson[] =>
  people.toSorted((a, b) => RANK[a.by] - RANK[b.by]);

export type Choices = Readonly<Record<string, string>>;

/** The one that may be meant, of everybody of whom there is one. */
export const suggestedChoices = (people: readonly ListedPerson[]): Choices =>
  Object.fromEntries(
    people.flatMap(({ key, mayBe: [first, ...others] }) =>
      first && others.length === 0 ? [[key, first] as const] : [],
    ),
  );

/** Participants whom the list does not name, by what is chosen. */
export const missingFrom = ({ people, participants }: PreviewedList, choices: Choices) => {
  const named = new Set(people.map(({ key, enrolmentId }) => enrolmentId ?? choices[key]));
  return participants.filter(({ enrolmentId }) => !named.has(enrolmentId));
};
