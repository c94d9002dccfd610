import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { narrationEndpoints as calls } from '#contracts/course-builder/narration.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import type { RequestOf } from '#contracts/endpoint.ts';
import { fileUrl, storeUploads, type UploaderCtx } from '#server/modules/media/index.ts';
import { projectRoot } from '#server/platform/project-root.ts';
import { createBuilderWorld } from '#server/testing/builder/builder-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { mp3, mp4Of, pdf, wavOf } from '#server/testing/sample-files.ts';
import { contentOf } from '#server/testing/self-paced.ts';
import { createMemoryStorage } from '#server/testing/storage/memory-storage.ts';
import { narrationBindings } from '../narration.routes.ts';

const SPOKEN = join(projectRoot, 'content/courses/botox-professional-training');
const SAID = 'Draw up the saline. Then inject it slowly.';
/** Seconds of voice and silence by turns, the first of voice. */
const spoken = (...turns: number[]) => {
  const parts = turns.map((seconds, at) =>
    Float32Array.from({ length: seconds * 8000 }, (_, nth) => (at % 2 === 0 ? Math.sin(nth / 3) / 4 : 0)),
  );
  return wavOf(Float32Array.from(parts.flatMap((part) => [...part])));
};

const m4aOf = (ms: number) => Buffer.from(mp4Of({ ms }).toString('latin1').replace('isom', 'M4A '), 'latin1');

const database = given(freshDatabase);
const storage = createMemoryStorage();
const world = given(() => createBuilderWorld(database.db, { storage }, narrationBindings));
const course = given(() => world.course(contentOf(1)));
const programs = given(async () => ({ folder: await mkdtemp(join(tmpdir(), 'academy-test-')) }));

const upload = async (name: string, bytes: Buffer, kind: FileKind = 'audio') => {
  const ctx = world.outer(world.author) as UploaderCtx;
  const [file] = await storeUploads(ctx, kind, Readable.from([{ name, bytes: Readable.from([bytes]) }]));
  if (!file) throw new Error('nothing was stored');
  return fileUrl(file);
};
type Asked = Partial<RequestOf<typeof calls.timeNarration>>;
const ask = (asked: Asked, by = world.author) =>
  world.call(calls.timeNarration, { id: course.id, audioFile: null, script: SAID, ...asked }, by);
const timed = async (asked: Asked) => {
  const { status, answer } = await ask(asked);
  expect([status, answer]).toEqual([200, expect.objectContaining({ success: true })]);
  return calls.timeNarration.response.parse(answer);
};
const refused = async (asked: Asked) => {
  const { status, answer } = await ask(asked);
  return [status, answer.message];
};

/** A slide of a course, whose recording is among the sources with the time of each of its words. */
const narrated = async () => {
  const { sections } = parse(await readFile(join(SPOKEN, 'module-1.yaml'), 'utf8')) as {
    sections: { slides: { slideId: string; script?: string }[] }[];
  };
  const found = sections.flatMap(({ slides }) => slides).find(({ script }) => script);
  const recording = join(SPOKEN, 'narration', found?.slideId ?? '');
  const [sound, truth] = await Promise.all([
    readFile(`${recording}.ogg`),
    readFile(`${recording}.json`, 'utf8'),
  ]);
  return {
    script: found?.script ?? '',
    sound,
    truth: JSON.parse(truth) as { words: number[]; durationMs: number },
  };
};

/** What a program of this name does when it is asked, whatever this machine has. */
const install = async (name: string, does: string) => {
  await writeFile(join(programs.folder, name), `#!/bin/sh\n${does}\n`);
  await chmod(join(programs.folder, name), 0o755);
};

beforeEach(async () => {
  await rm(join(programs.folder, 'espeak-ng'), { force: true });
  await rm(join(programs.folder, 'ffmpeg'), { force: true });
  vi.stubEnv('PATH', programs.folder);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});
afterAll(() => rm(programs.folder, { recursive: true }));

describe('the times of words', () => {
  test('are where they are heard: half within a tenth of a second, nine of ten within half of one', async () => {
    const { script, sound, truth } = await narrated();
    const { words, durationMs, timedBy, says, warning } = await timed({
      audioFile: await upload('one.ogg', sound),
      script,
    });
    const off = truth.words
      .map((ms, at) => Math.abs(ms - (words[at] ?? Number.NaN)))
      .toSorted((a, b) => a - b);
    expect(off[Math.floor(off.length / 2)]).toBeLessThan(100);
    expect(off[Math.floor(off.length * 0.9)]).toBeLessThan(500);
    expect(Math.abs(durationMs - truth.durationMs)).toBeLessThan(30);
    expect([timedBy, warning]).toEqual(['energy', '']);
    expect(says).toContain('espeak-ng is not installed');
  });

  test('follow the pauses of a WAV file', async () => {
    const audioFile = await upload('one.wav', spoken(1.2, 0.8, 1.4, 0.3));
    const { words, durationMs, uncertain } = await timed({ audioFile });
    expect([words[0], durationMs, uncertain]).toEqual([0, 3700, []]);
    expect(Math.abs((words[4] ?? 0) - 2000)).toBeLessThan(50);
  });

  test('are weighed by espeak-ng where it is installed, and by length where it fails', async () => {
    const audioFile = await upload('one.wav', spoken(3));
    const asked = { audioFile, script: 'saline saline. saline' };
    // It takes a second for one word and three for the other.
    await writeFile(join(programs.folder, 'said.wav'), spoken(0.5, 0.6, 2.1, 0.6));
    await install(
      'espeak-ng',
      `while [ "$1" != -w ]; do shift; done; /bin/cat ${join(programs.folder, 'said.wav')} > "$2"`,
    );
    const { timedBy, says, words } = await timed(asked);
    expect(timedBy).toBe('speech');
    expect(says).toContain('espeak-ng takes to say each word');
    const second = words[1] ?? 0;
    expect(second).toBeGreaterThan(300);
    expect(second).toBeLessThan(500);
    await install('espeak-ng', 'exit 1');
    expect((await timed(asked)).timedBy).toBe('energy');
  });

  test('are guessed by length where there is no recording or nothing is heard, and it is said', async () => {
    const none = await timed({});
    expect([none.timedBy, none.uncertain.length]).toEqual(['length', 8]);
    expect(none.says).toContain('There is no recording');
    const silent = await timed({ audioFile: await upload('one.wav', wavOf(new Float32Array(24_000))) });
    expect([silent.timedBy, silent.durationMs]).toEqual(['length', 3000]);
    expect(silent.says).toContain('Nothing that fits the script was heard');
  });

  test('of an M4A file are heard by ffmpeg where it is installed; else its length is read', async () => {
    const audioFile = await upload('one.m4a', m4aOf(4200));
    const guessed = await timed({ audioFile });
    expect([guessed.timedBy, guessed.durationMs]).toEqual(['length', 4200]);
    expect(guessed.says).toContain('only with ffmpeg');
    await writeFile(join(programs.folder, 'heard.wav'), spoken(1.2, 0.8, 1.4, 0.3));
    await install('ffmpeg', `for to; do :; done; /bin/cat ${join(programs.folder, 'heard.wav')} > "$to"`);
    expect(await timed({ audioFile })).toMatchObject({ timedBy: 'energy', durationMs: 3700 });
    await install('ffmpeg', 'exit 1');
    expect((await refused({ audioFile }))[1]).toContain('it is broken');
  });

  test('of words that stayed are kept, those of new ones are not', async () => {
    const audioFile = await upload('one.wav', spoken(1.2, 0.8, 1.4, 0.3));
    const earlier = { script: SAID, words: [11, 222, 333, 444, 2055, 2444, 2888, 3222], uncertain: [6] };
    const script = 'Draw up the saline. Then slowly inject it slowly.';
    const { words, uncertain } = await timed({ audioFile, script, earlier });
    expect(words.toSpliced(7, 1).toSpliced(5, 1)).toEqual([11, 222, 333, 444, 2055, 2444, 3222]);
    expect(uncertain).toEqual([5, 7]);
  });
});

describe('a recording', () => {
  test('that is far too short or long for its script is said to be', async () => {
    const audioFile = await upload('one.wav', spoken(2));
    expect((await timed({ audioFile, script: SAID.repeat(20) })).warning).toMatch(/has 2 s, far too little/);
    const long = await upload('one.wav', spoken(15));
    expect((await timed({ audioFile: long, script: 'Wait.' })).warning).toMatch(/has 15 s, far more/);
  });

  test('that is broken is refused', async () => {
    const { sound } = await narrated();
    // The decoder says it there as well.
    vi.spyOn(console, 'error').mockReturnValue();
    const garbled = Buffer.from(sound);
    garbled.fill(0x5a, 20_000, 30_000);
    const broken = [
      await upload('cut.ogg', sound.subarray(0, 50_001)),
      await upload('garbled.ogg', garbled),
      await upload('empty.wav', wavOf(new Float32Array(0))),
      await upload('cut.wav', spoken(1).subarray(0, 40)),
    ];
    for (const audioFile of broken)
      expect(await refused({ audioFile }), audioFile).toEqual([400, expect.stringContaining('it is broken')]);
  });

  test('of MPEG is heard', async () => {
    expect((await timed({ audioFile: await upload('one.mp3', mp3()) })).timedBy).toBe('length');
  });

  test('of more than half an hour is refused', async () => {
    const audioFile = await upload('long.wav', wavOf(new Float32Array(4000 * 60 * 31), 4000));
    expect(await refused({ audioFile })).toEqual([400, expect.stringContaining('at most 30 minutes')]);
  });

  test('is one that was uploaded here as such, and by its own address', async () => {
    const audioFile = await upload('one.wav', spoken(1));
    const others = [
      await upload('plan.pdf', pdf(), 'document'),
      audioFile.replace('/files/', '/files/../files/'),
      `${audioFile}?w=1`,
      audioFile.replace('.wav', '.mp3'),
      '/files/audios/00000000000000000000000000000000.wav',
      '/etc/passwd',
      'https://example.com/one.wav',
      '',
    ];
    for (const other of others)
      expect(await refused({ audioFile: other }), other).toEqual([
        400,
        expect.stringContaining('no recording'),
      ]);
  });
});

test('only staff ask, about a course that is there and a script that says something', async () => {
  const learner = await world.learner(course);
  expect((await ask({}, learner)).status).toBe(403);
  expect((await ask({ id: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404);
  expect(await refused({ script: ' \n ' })).toEqual([400, expect.stringContaining('There is no script yet')]);
});
