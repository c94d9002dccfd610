import { useState } from 'react';
import { unsafeInDrawing } from '#domain/learning/drawing-rules.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { PICTURE, unusable } from './picture-words.ts';
import { TextFileButton } from './text-file-button.tsx';

interface DrawingFormProps {
  id: string;
  /** The drawing that is there. */
  svg: string;
  onDrawing: (svg: string) => void;
  onCancel: () => void;
}

const LONGEST_DRAWING = 60_000;

/** A drawing stands in the page itself, so only a plain one is ever shown: the server asks the same of it. */
export function DrawingForm({ id, svg, onDrawing, onCancel }: DrawingFormProps) {
  const [code, setCode] = useState(svg);
  const [error, setError] = useState('');
  function take() {
    const drawing = code.trim();
    const reason = reasonAgainst(drawing);
    if (reason) setError(unusable(reason));
    else onDrawing(drawing);
  }
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        name={id}
        label={PICTURE.drawing}
        hint={PICTURE.drawingHint}
        error={error}
        value={code}
        rows={4}
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={take}>
          {PICTURE.useDrawing}
        </Button>
        <TextFileButton accept=".svg,image/svg+xml" label={PICTURE.drawingFile} onText={setCode} />
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {PICTURE.keep}
        </Button>
      </div>
    </div>
  );
}

const reasonAgainst = (svg: string): string | null =>
  svg.length > LONGEST_DRAWING
    ? `it has ${svg.length.toLocaleString('en')} characters, at most ${LONGEST_DRAWING.toLocaleString('en')} are taken`
    : unsafeInDrawing(svg);
