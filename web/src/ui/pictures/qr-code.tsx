import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it leads to, in words. */
  label: string;
  className?: string;
}

/** Squares that stay white around it, as readers ask for. */
const QUIET = 4;

/** Black on white, whatever it stands on; a run of dark squares is one rectangle, so that no seams show. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && data[y]?.[x]) x++;
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h${from - x}z`);
    }
  const box = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${box} ${box}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 0h${box}v${box}H0z`} fill="#fff" />
      <path d={runs.join('')} fill="#000" />
    </svg>
  );
}
