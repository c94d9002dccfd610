import { describe, expect, it } from 'vitest';
import { assemble } from './recording.mjs';
import { scriptWords, spokenParagraphs } from './spoken.mjs';
import { program, SAMPLES_PER_MS, timed } from './voice.mjs';

const said = (script: string) =>
  spokenParagraphs(script)
    .flat(2)
    .flatMap((word) => word.said)
    .join(' ');

describe('what the voice reads', () => {
  it.each([
    ['Dilute 100 U in 2.5 ml.', 'dilute one hundred units in two point five milliliters'],
    ['It gives 4 U in 0.1 ml, not 1 U.', 'it gives four units in point one milliliters not one unit'],
    ['A 30G needle, 13 mm long', 'a thirty gauge needle thirteen millimeters long'],
    ['after 12–16 weeks', 'after twelve to sixteen weeks'],
    ['one in 1:100,000', 'one in one to one hundred thousand'],
    ['In 1987 and 2010, 85% agreed.', 'in nineteen eighty seven and twenty ten eighty five percent agreed'],
    ['the 3rd, 12th and 20th', 'the third twelfth and twentieth'],
    ['Botulinum toxin type A', 'botulinum toxin type ay'],
    ['the mid-pupillary line and/or the brow’s tail', "the mid pupillary line and or the brow's tail"],
    ['SNAP-25 and the CPD of Dr. Ünal', 'snap twenty five and the see pee dee of doctor unal'],
  ])('“%s”', (script, expected) => expect(said(script)).toBe(expected));

  it('is every word of the script, in its place, also where nothing is said for one', () => {
    const script = 'Three “heads” — deep (on the bone), e.g. here.\n\nIs it 4 U? It is!';
    const words = spokenParagraphs(script).flat(2);
    expect(words).toHaveLength(scriptWords(script).length);
    expect(words.map((word) => word.said.length)).toEqual([1, 1, 0, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('breaks at the ends of sentences and clauses, not after “Dr.”', () => {
    const paragraphs = spokenParagraphs('Dr. Smith asks: why? Look (here).\n\nGo on');
    expect(paragraphs.map((sentences) => sentences.length)).toEqual([2, 1]);
    expect(paragraphs.flat().map((sentence) => sentence.map((word) => word.mark).join('|'))).toEqual([
      '||,|?',
      ',|.',
      '|.',
    ]);
  });
});

describe('what the voice is told', () => {
  it('has the pronunciation of the words that are said, and of no others', () => {
    const scheme = program(spokenParagraphs('The procerus — a muscle.').flat());
    expect(scheme).toContain('(speak 0 "the procerus, a muscle.")');
    expect(scheme).toContain(`(lex.add.entry '("procerus" nil (((p r ow) 0) ((s iy) 1) ((r ax s) 0))))`);
    expect(scheme.match(/lex\.add\.entry/g)).toHaveLength(1);
  });
});

describe('the times of words', () => {
  const sentence = spokenParagraphs('Give 2.5 ml – now.').flat()[0] ?? [];

  it('are one for each script word: where the first word that is said for it starts', () => {
    expect(timed(sentence, [200, 400, 500, 600, 800, 1300, 1600])).toEqual({
      starts: [200, 400, 800, 1300, 1300],
      begin: 200,
      end: 1600,
    });
  });

  it('are refused where the voice said more or fewer words than it was told', () => {
    expect(() => timed(sentence, [200, 400, 500, 1600])).toThrow('6 words, 4 times');
  });

  it('count from the recording’s start, with its silence and the pauses after sentences and paragraphs', () => {
    const utterance = { samples: tone(500), starts: [100, 250], begin: 100, end: 400 };
    const { words, durationMs, samples } = assemble([[utterance, utterance], [utterance]]);
    expect(words).toEqual([300, 450, 950, 1100, 1850, 2000]);
    expect(durationMs).toBe(2450);
    expect(samples).toHaveLength(2450 * SAMPLES_PER_MS);
    const heard = (ms: number) => samples[ms * SAMPLES_PER_MS] !== 0;
    expect([255, 300, 599, 645, 905, 950].map(heard)).toEqual([false, true, true, false, false, true]);
  });
});

const tone = (ms: number) => new Int16Array(ms * SAMPLES_PER_MS).fill(1000);
