import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captionsIssue, parseCaptions } from '../../films/captions.ts';
import { scriptWords } from '../../learning/script-words.ts';
import { captionsText, cuesOf } from './captions-of.ts';
import { moveWord } from './move-word.ts';
import { readingSpeed } from './reading-speed.ts';
import { retime } from './retime.ts';
import { spokenWords } from './spoken-words.ts';
import { timeByEnergy } from './time-by-energy.ts';
import { expectedMs, timeByLength } from './time-by-length.ts';
import { voicedStretches } from './voiced-stretches.ts';

const word = fc.constantFrom(
  'Put',
  'two',
  'and',
  'a',
  'half,',
  'millilitres',
  'units.',
  '100',
  '2.5%',
  '–',
  '<b>&',
);
const scriptOf = (words: string[]) => words.join(' ');
const script = fc.array(word, { minLength: 1, maxLength: 60 }).map(scriptOf);
const duration = fc.integer({ min: 1, max: 600_000 });

const expectInOrder = (words: readonly number[], durationMs: number) => {
  for (const [at, ms] of words.entries()) expect(ms).toBeGreaterThanOrEqual(words[at - 1] ?? 0);
  expect(words.at(-1) ?? 0).toBeLessThanOrEqual(durationMs);
  expect(words.every(Number.isInteger)).toBe(true);
};

describe('by length', () => {
  test('each word has a start, none falls, and all are within the recording', () =>
    fc.assert(
      fc.property(script, duration, (said, durationMs) => {
        const words = timeByLength(spokenWords(said), durationMs);
        expect(words).toHaveLength(scriptWords(said).length);
        expectInOrder(words, durationMs);
      }),
    ));

  test('long words, figures and the ends of sentences take longer', () => {
    const [put = 0, millilitres = 0, figure = 0, word = 0] = spokenWords('put millilitres 125 ten').map(
      ({ lengthMs }) => lengthMs,
    );
    expect(millilitres).toBeGreaterThan(2 * put);
    expect(figure).toBeGreaterThan(2 * word);
    expect(spokenWords('Put it. Then wait, Dr. Smith').map(({ pause }) => pause)).toEqual([
      'none',
      'sentence',
      'none',
      'clause',
      'none',
      'sentence',
    ]);
  });

  test('a script takes as long as it is usually read', () => {
    const said = 'The label gives you units and the syringe gives you millilitres. '.repeat(10);
    expect(readingSpeed(said, expectedMs(spokenWords(said)))).toBeGreaterThan(120);
    expect(readingSpeed(said, expectedMs(spokenWords(said)))).toBeLessThan(200);
    expect(readingSpeed(said, 0)).toBe(0);
  });
});

/** Levels of a recording in which somebody speaks (-20 dB) and is silent (noise) by turns, in milliseconds. */
const levelsOf = (turns: readonly [ms: number, isVoice: boolean][], noise = -75) =>
  turns.flatMap(([ms, isVoice]) => Array.from({ length: ms / 10 }, () => (isVoice ? -20 : noise)));

describe('by what is heard', () => {
  const said = 'Draw up the saline. Then inject it slowly, and wait.';
  const turns: [number, boolean][] = [
    [500, false],
    [1300, true],
    [900, false],
    [1200, true],
    [250, false],
    [600, true],
    [400, false],
  ];

  test.each([-75, -42])('a sentence begins after its pause, also over noise of %d dB', (noise) => {
    const timed = timeByEnergy(spokenWords(said), levelsOf(turns, noise));
    const [, , , , then = 0, , , , and = 0] = timed?.words ?? [];
    expect(Math.abs(then - 2700)).toBeLessThan(50);
    expect(Math.abs(and - 4150)).toBeLessThan(50);
    expect(timed?.uncertain).toEqual([]);
  });

  test('a pause where none is written makes its word one to check', () => {
    const paused = levelsOf([
      [1300, true],
      [300, false],
      [1300, true],
    ]);
    expect(timeByEnergy(spokenWords('saline saline saline saline'), paused)?.uncertain).toEqual([2]);
  });

  test('a sentence that begins without a pause is one to check', () => {
    const timed = timeByEnergy(
      spokenWords('Draw up the saline. Then inject it slowly.'),
      levelsOf([[3000, true]]),
    );
    expect(timed?.uncertain).toEqual([4]);
  });

  test('of a click, a short gap within a word and silence nothing is made', () => {
    expect(
      voicedStretches(
        levelsOf([
          [20, true],
          [500, false],
          [400, true],
          [80, false],
          [400, true],
        ]),
      ),
    ).toEqual([{ from: 520, until: 1400 }]);
    expect(voicedStretches(levelsOf([[3000, false]]))).toEqual([]);
    const steady = Array.from({ length: 300 }, (_, at) => -20 - (at % 3));
    expect(voicedStretches(steady)).toEqual([{ from: 0, until: 3000 }]);
    expect(timeByEnergy(spokenWords(said), [])).toBeNull();
  });

  test('whatever is heard, each word has a start and none falls', () =>
    fc.assert(
      fc.property(script, fc.array(fc.integer({ min: -90, max: 0 }), { maxLength: 800 }), (text, levels) => {
        const timed = timeByEnergy(spokenWords(text), levels);
        if (!timed) return;
        expect(timed.words).toHaveLength(scriptWords(text).length);
        expectInOrder(timed.words, levels.length * 10);
      }),
    ));
});

describe('after a change of words', () => {
  const earlier = { script: 'Put two units in.', words: [100, 400, 800, 1500], uncertain: [2] };

  test('words that stayed keep their times, and a new one is between them and uncertain', () => {
    expect(retime({ earlier, script: 'Put exactly two units in.', durationMs: 2000 })).toEqual({
      words: [100, expect.toSatisfy((ms: number) => ms > 100 && ms < 400), 400, 800, 1500],
      uncertain: [1, 3],
    });
    expect(retime({ earlier, script: 'put two units, in', durationMs: 2000 })).toEqual({
      words: earlier.words,
      uncertain: [2],
    });
    expect(retime({ earlier, script: 'Put two in.', durationMs: 2000 })).toEqual({
      words: [100, 400, 1500],
      uncertain: [],
    });
  });

  test('fresh times are taken for what is new and, if asked, for what nobody confirmed', () => {
    const change = { earlier, script: 'Put two millilitres in. Wait.', durationMs: 2000 };
    expect(retime({ ...change, fresh: [0, 0, 900, 0, 1800] })).toEqual({
      words: [100, 400, 900, 1500, 1800],
      uncertain: [2, 4],
    });
    const anew = { earlier, script: earlier.script, durationMs: 2000, fresh: [7, 7, 2900, 7] };
    expect(retime({ ...anew, isUncertainAnew: true })).toEqual({
      words: [100, 400, 1500, 1500],
      uncertain: [2],
    });
  });

  test('times that belong to another number of words are all made anew', () => {
    const broken = { ...earlier, words: [100, 400] };
    expect(retime({ earlier: broken, script: 'Put two', durationMs: 2000 }).uncertain).toEqual([0, 1]);
  });

  test('no time ever falls, and the same script changes nothing', () =>
    fc.assert(
      fc.property(script, script, duration, (before, after, durationMs) => {
        const words = timeByLength(spokenWords(before), durationMs);
        const made = retime({ earlier: { script: before, words, uncertain: [] }, script: after, durationMs });
        expect(made.words).toHaveLength(scriptWords(after).length);
        expectInOrder(made.words, durationMs);
        const same = retime({
          earlier: { script: before, words, uncertain: [] },
          script: before,
          durationMs,
        });
        expect(same).toEqual({ words, uncertain: [] });
      }),
    ));
});

test('an edge that is moved stays between its neighbours', () =>
  fc.assert(
    fc.property(
      script,
      fc.record({ at: fc.nat(59), ms: fc.integer(), durationMs: duration }),
      (said, move) => {
        const { at, durationMs } = move;
        const words = timeByLength(spokenWords(said), durationMs);
        const moved = moveWord(words, move);
        expectInOrder(moved, durationMs);
        expect(moved.toSpliced(at, 1)).toEqual(words.toSpliced(at, 1));
      },
    ),
  ));

describe('captions', () => {
  test('say each word once, in lines that fit and that can be read back', () =>
    fc.assert(
      fc.property(script, fc.integer({ min: 2000, max: 600_000 }), (said, durationMs) => {
        const cues = cuesOf({ script: said, words: timeByLength(spokenWords(said), durationMs), durationMs });
        expect(cues.map(({ text }) => text).join(' ')).toBe(scriptWords(said).join(' '));
        expect(Math.max(...cues.map(({ text }) => text.length))).toBeLessThanOrEqual(84);
        const written = captionsText(cues);
        expect(captionsIssue(written)).toBeNull();
        expect(parseCaptions(written)).toEqual(cues);
      }),
    ));

  test('end with the sentence, and there are none without times', () => {
    const durationMs = 3_700_000;
    const words = [0, 400, 3_600_500, 3_601_000];
    expect(captionsText(cuesOf({ script: 'Put two. Then wait.', words, durationMs }))).toBe(
      'WEBVTT\n\n00:00:00.000 --> 01:00:00.500\nPut two.\n\n01:00:00.500 --> 01:01:40.000\nThen wait.\n\n',
    );
    expect(cuesOf({ script: 'Put two.', words: [], durationMs })).toEqual([]);
  });
});
