/** What is said where the narration of a slide is made. */
export const NARRATION = {
  title: 'Narration',
  none: 'No recording yet',
  upload: 'Upload a recording',
  replace: 'Replace the recording',
  record: 'Record',
  stop: 'Stop and keep',
  discard: 'Discard',
  recording: (seconds: number) => `Recording, ${seconds} s`,
  remove: 'Remove the recording',
  script: 'Script',
  scriptHint: (words: number, speed: number) =>
    `${words} ${words === 1 ? 'word' : 'words'}${speed > 0 ? `, ${speed} a minute` : ''}. Changing a word asks for its timing only.`,
  time: 'Time the words',
  timeUnsure: (count: number) => `Time only the ${count} to check`,
  timing: 'Listening',
  timed: (count: number) => `${count} ${count === 1 ? 'word' : 'words'} timed`,
  untimed: 'No words timed',
  toCheck: (count: number) => `${count} to check`,
  acceptAll: 'Accept all',
  notTimed: 'The words were not timed',
  changedMeanwhile: 'The script or the recording changed meanwhile. Please time the words again.',
  play: 'Play',
  pause: 'Pause',
  position: 'Position in the narration',
  sentence: (at: number, of: number) => `sentence ${at} of ${of}`,
  words: 'Words of the sentence',
  wordsHint:
    'Drag the edge between two words to move it, or press the left and right arrow keys, with Shift ten times as far; up and down go to other words. Yellow words were uncertain: play them and press Enter to accept.',
  unsure: 'to check',
  captions: 'Captions',
  captionsHint: 'They follow the words while it plays.',
  downloadCaptions: 'Download captions',
  useCaptions: 'Use as captions of the film',
  fileName: 'captions.vtt',
  unheard: 'This browser cannot read the recording, so no waveform is shown.',
  loading: 'Reading the recording',
} as const;

export const LEVELS = {
  told: (loudness: number, peak: number) => `${decibelText(loudness)}, loudest ${decibelText(peak)}`,
  isEqual: 'As loud as the others',
  equal: 'Make equal',
  equalHint: (gain: number) => `By ${decibelText(gain, true)}`,
  making: 'Making it equal',
  silent: 'Nothing is heard in this recording',
  asOpus: 'Made equal and sent as Opus.',
  asWave: 'Made equal and sent as WAV, since this browser writes no Opus: it is larger.',
  failed: 'It could not be made equal in this browser.',
} as const;

/** Why a microphone gives nothing. */
export const MICROPHONE = {
  refused:
    'The microphone is not allowed here. Please allow this site the microphone in your browser, mostly beside the address, and press Record again.',
  missing: 'No microphone was found. Please connect one and press Record again.',
  busy: 'The microphone gives nothing. Another program may be using it.',
  unsupported: 'This browser cannot record. Please upload a recording instead.',
  failed: 'What was recorded could not be read. Please try again.',
} as const;
export type MicrophoneTrouble = keyof typeof MICROPHONE;

const decibelText = (value: number, isSigned = false): string =>
  `${value < 0 ? '−' : isSigned ? '+' : ''}${Math.abs(value).toFixed(1)} dB`;

/** "2:41.0", by tenths of a second. */
export const stampText = (ms: number): string => {
  const tenths = Math.floor(ms / 100);
  return `${Math.floor(tenths / 600)}:${String(Math.floor(tenths / 10) % 60).padStart(2, '0')}.${tenths % 10}`;
};
