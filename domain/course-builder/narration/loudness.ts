/** dB of full scale: the loudest sample, and how loud it is where something is said. */
export type Levels = { peakDb: number; loudnessDb: number };

/** How loud recordings are made, as those of `content/courses` are; dB of full scale. */
export const TARGET_DB = -18;
/** No sample is made louder than this. */
const HIGHEST_DB = -1;
/** What is so far below the average is a pause. */
const PAUSE_BELOW_DB = 10;
const SILENT_DB = -60;
const WINDOW_SECONDS = 0.4;
const NEAR_DB = 1;

const decibels = (amplitude: number): number =>
  amplitude > 0 ? 20 * Math.log10(amplitude) : Number.NEGATIVE_INFINITY;

/** The root of the mean square of samples between −1 and 1. */
const rootMeanSquare = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length);
};

/** Of one channel; pauses do not make a recording quieter. Null where nothing is heard. */
export const levelsOf = (samples: Float32Array, rate: number): Levels | null => {
  const size = Math.max(1, Math.round(rate * WINDOW_SECONDS));
  const windows: number[] = [];
  let peak = 0;
  for (let from = 0; from < samples.length; from += size)
    windows.push(rootMeanSquare(samples.subarray(from, from + size)));
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const heard = windows.filter((one) => decibels(one) > SILENT_DB);
  const spoken = heard.filter((one) => decibels(one) > decibels(mean(heard)) - PAUSE_BELOW_DB);
  return spoken.length === 0 ? null : { peakDb: decibels(peak), loudnessDb: decibels(mean(spoken)) };
};

const mean = (amplitudes: readonly number[]): number =>
  Math.sqrt(amplitudes.reduce((sum, one) => sum + one * one, 0) / (amplitudes.length || 1));

/** How many dB bring it to the target without a sample that is cut; 0 where it is near. */
export const gainFor = ({ peakDb, loudnessDb }: Levels): number => {
  const gain = Math.min(TARGET_DB - loudnessDb, HIGHEST_DB - peakDb);
  return Math.abs(gain) < NEAR_DB && peakDb + gain <= 0 && peakDb <= 0 ? 0 : gain;
};
