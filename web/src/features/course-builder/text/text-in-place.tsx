import { lazy, Suspense } from 'react';
import { SlideText } from '#web/slides/slide-text.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { TextEditorProps } from './text-editor.tsx';

// The editor is larger than all that is drawn, and no server draws it.
const TextEditor = lazy(() => import('./text-editor.tsx'));

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
