import { type PointerEvent, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { addPoint, type Point, signatureOf } from './signature.ts';

/** A box to sign in, with a finger, a pen or a mouse. The form carries what was drawn. */
export function SignaturePad({ name, onDrawn }: { name: string; onDrawn: () => void }) {
  const [strokes, setStrokes] = useState<readonly (readonly Point[])[]>([]);

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onDrawn();
    const at = pointIn(event);
    setStrokes((before) => [...before, [at]]);
  };
  const go = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = pointIn(event);
    setStrokes((before) => [...before.slice(0, -1), addPoint(before.at(-1) ?? [], at)]);
  };

  const drawn = signatureOf(strokes);
  return (
    <div className="grid gap-2">
      <svg
        role="img"
        aria-label={`Signature of ${name}`}
        viewBox="0 0 1000 300"
        onPointerDown={begin}
        onPointerMove={go}
        className="block w-full touch-none rounded-xs border border-control bg-paper"
      >
        <path d={drawn} fill="none" stroke="currentColor" strokeWidth={6} strokeLinecap="round" />
      </svg>
      <input type="hidden" name="signature" value={drawn} />
      <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setStrokes([])}>
        Clear
      </Button>
    </div>
  );
}

const pointIn = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * 1000, y: ((clientY - top) / height) * 300 };
};
