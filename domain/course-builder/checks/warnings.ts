import { type Check, isBlank, when, wordsIn } from './check.ts';
import { type CheckedCourse, type CheckedSlide, slidesOf } from './checked-course.ts';
import { drawnWords } from './drawn-words.ts';

/** Words a minute. Slower than speech is, it is likely the recording of another slide. */
const SPOKEN = { least: 60, most: 190 };
/** Words a minute that are read with care. */
const READ_MOST = 260;
/** A recording that runs on for so long after its slide should have ended. */
const OVERTIME_MS = 5000;
/** What small words need against their ground, as WCAG 2 has it at level AA. */
const LEAST_CONTRAST = 4.5;
const PHONE_BYTES = 1.5 * 1024 * 1024;
/** Bits a second that a phone on the road takes in. */
const FILM_RATE = 4_000_000;

const MINUTE = 60;
const perMinute = (words: number, seconds: number): number => Math.round((words * MINUTE) / seconds);
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

type Among = (slide: CheckedSlide) => boolean;
type Wrong = (slide: CheckedSlide) => string[];
const warning = (
  [name, title]: [name: Check['name'], title: string],
  wrong: Wrong,
  among: Among = () => true,
): Check => ({
  ...{ name, title, level: 'warning' },
  look: (course: CheckedCourse) =>
    slidesOf(course)
      .filter(among)
      .map((slide) => ({ partId: slide.slideId, wrong: wrong(slide) })),
});

/** A film speaks for itself, a check is read. */
const isNarrated: Among = ({ type }) => type !== 'video' && type !== 'question';
const isHeard: Among = ({ audioMs }) => audioMs !== null;
const isDrawn: Among = ({ pictures }) => pictures.some(({ svg }) => svg !== null);
const isFilm: Among = ({ video }) => video !== null;

const tooFast = ({ script, audioMs, text, seconds }: CheckedSlide): string[] => {
  const spoken = wordsIn(script);
  if (audioMs !== null && audioMs > 0 && spoken > 0) {
    const pace = perMinute(spoken, audioMs / 1000);
    return [
      ...when(pace > SPOKEN.most, `Spoken at ${pace} words a minute; ${SPOKEN.most} can be followed.`),
      ...when(
        pace < SPOKEN.least,
        `The recording takes ${Math.round(audioMs / 1000)} seconds for ${count(spoken, 'word')}; is it another slide’s?`,
      ),
    ];
  }
  const read = wordsIn(text);
  const pace = perMinute(read, seconds);
  return when(pace > READ_MOST, `${count(read, 'word')} to read in ${count(seconds, 'second')}.`);
};

const pale = ({ pictures }: CheckedSlide): string[] =>
  pictures
    .flatMap(({ svg }) => (svg === null ? [] : drawnWords(svg)))
    .filter(({ contrast }) => contrast < LEAST_CONTRAST)
    .map(
      ({ words, contrast }) =>
        `“${words.slice(0, 40)}” has a contrast of ${contrast.toFixed(1)}; ${LEAST_CONTRAST} can be read.`,
    );

const heavy = ({ phoneBytes, video }: CheckedSlide): string[] => {
  const rate = video && video.durationMs > 0 ? (video.bytes * 8000) / video.durationMs : 0;
  return [
    ...when(
      phoneBytes > PHONE_BYTES,
      `A phone loads ${megabytes(phoneBytes)} MB; ${megabytes(PHONE_BYTES)} MB come quickly.`,
    ),
    ...when(
      rate > FILM_RATE,
      `The film needs ${(rate / 1e6).toFixed(1)} Mbit a second; ${FILM_RATE / 1e6} play without a stop.`,
    ),
  ];
};

/** What may be published with a reason. */
export const WARNINGS: readonly Check[] = [
  warning(
    ['scripts', 'Every slide has a script'],
    ({ script }) => when(isBlank(script), 'The slide has no script: nothing of it can be heard.'),
    isNarrated,
  ),
  warning(['pace', 'Everything can be followed'], tooFast),
  warning(
    ['length', 'Every recording fits its slide'],
    ({ audioMs, seconds }) =>
      when(
        audioMs !== null && audioMs > seconds * 1000 + OVERTIME_MS,
        `The recording takes ${Math.round((audioMs ?? 0) / 1000)} seconds, the slide ${seconds}.`,
      ),
    isHeard,
  ),
  warning(
    ['timing', 'Every word has a certain time'],
    ({ uncertainWords }) =>
      when(uncertainWords > 0, `${count(uncertainWords, 'word')} without certain timing.`),
    isHeard,
  ),
  warning(
    ['captions', 'Every film has captions'],
    ({ video }) => when(isBlank(video?.captions ?? ''), 'The film has no captions.'),
    isFilm,
  ),
  warning(['contrast', 'Drawn words can be read'], pale, isDrawn),
  warning(['phone', 'Every slide comes quickly to a phone'], heavy),
  warning(['notes', 'No notes are left for the author'], ({ notes }) =>
    when(!isBlank(notes), `A note is left: “${notes.trim().slice(0, 80)}”.`),
  ),
];
