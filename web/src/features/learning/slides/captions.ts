/** Words over a film, from `from` until `to` in milliseconds. */
export type Cue = { from: number; to: number; text: string };

const TIMES = /^((?:\d+:)?\d+:\d+\.\d+)\s+-->\s+((?:\d+:)?\d+:\d+\.\d+)/;

const millisecondsOf = (stamp: string) =>
  Math.round(stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);

/** The cues of a WebVTT text; their markup is left out. */
export const parseCaptions = (vtt: string): Cue[] =>
  vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const [, from = '', to = ''] = TIMES.exec(lines[at] ?? '') ?? [];
      if (!from) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      return [{ from: millisecondsOf(from), to: millisecondsOf(to), text }];
    });

export const cueAt = (cues: readonly Cue[], ms: number): Cue | undefined =>
  cues.find(({ from, to }) => from <= ms && ms < to);
