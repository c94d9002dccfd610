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
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
        .trim();
      return [{ from: millisecondsOf(from), to: millisecondsOf(to), text }];
    });

export const cueAt = (cues: readonly Cue[], ms: number): Cue | undefined =>
  cues.find(({ from, to }) => from <= ms && ms < to);

/** What is wrong with a text that is to be shown as captions, in words; null where nothing is. */
export const captionsIssue = (vtt: string): string | null => {
  if (!/^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(vtt))
    return 'This is no WebVTT file: its first line is not WEBVTT.';
  const cues = parseCaptions(vtt);
  const announced = vtt.split(/\r\n?|\n/).filter((line) => line.includes('-->'));
  if (announced.length === 0) return 'There are no captions in this file.';
  const unread = announced.find((line) => !TIMES.test(line));
  if (unread !== undefined) return `This line says no times that can be read: ${unread.slice(0, 80)}`;
  const backwards = cues.findIndex(({ from, to }) => to <= from);
  if (backwards >= 0) return `Caption ${backwards + 1} ends before it begins.`;
  // Captions that are glued together are shown as one, for as long as the first.
  if (cues.length < announced.length) return 'Between two captions there must be an empty line.';
  return null;
};
