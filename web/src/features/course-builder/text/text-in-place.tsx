import { lazy, Suspense } from 'react';
import { SlideText } from '#web/slides/slide-text.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { TextEditorProps } from './text-editor.tsx';

const AGAIN_MS = 3_000;

/** Where there is no connection just now it comes later: nothing else of the page has to wait for it, or to end with it. */
const untilThere = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return untilThere(load);
  }
};

// The editor is larger than all that is drawn, and no server draws it.
const TextEditor = lazy(() => untilThere(() => import('./text-editor.tsx')));

/** Words of a slide where they are shown; until the editor has come they can be read. */
export function TextInPlace(props: TextEditorProps) {
  const shown = <SlideText>{props.text}</SlideText>;
  return useHasScript() ? (
    <Suspense fallback={shown}>
      <TextEditor {...props} />
    </Suspense>
  ) : (
    shown
  );
}
