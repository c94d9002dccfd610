/** How times were found, as staff are told it. */
export const SAYS = {
  speech:
    'Timed by the pauses that are heard, and by how long espeak-ng takes to say each word between them.',
  energy:
    'Timed by the pauses that are heard, and by the length of the words between them. espeak-ng is not installed on the server, or could not say these words.',
  noRecording: 'There is no recording, so the times are guessed from the length of the words.',
  nothingHeard:
    'Nothing that fits the script was heard, so the times are guessed from the length of the words.',
  unread:
    'The server reads this kind of recording only with ffmpeg, which is not installed, so the times are guessed from the length of the words.',
} as const;

/** Read three times as fast or slow as usual it is mostly another recording. */
const STRANGE = 3;

/** What is strange about a recording and its script; '' where nothing is. */
export const lengthWarning = (durationMs: number, expectedMs: number): string => {
  if (durationMs * STRANGE < expectedMs)
    return `The recording has ${inWords(durationMs)}, far too little for this script: about ${inWords(expectedMs)} would be usual.`;
  if (durationMs > expectedMs * STRANGE && durationMs > 10_000)
    return `The recording has ${inWords(durationMs)}, far more than this script: about ${inWords(expectedMs)} would be usual.`;
  return '';
};

const inWords = (ms: number): string => {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`]
    .filter(Boolean)
    .join(' ');
};
