import { type ReactNode, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { Preview } from '#contracts/learning/preview.ts';
import { SurroundingsContext } from '../viewer/surroundings.ts';
import { Viewer } from '../viewer/viewer.tsx';
import { NO_BESIDE, NO_LOG, NO_PROGRESS } from './nothing-kept.ts';
import { openPreview } from './open-preview.ts';
import { PreviewTest } from './preview-test.tsx';
import { IS_PREVIEW, NO_SLIDES_TEXT, NO_SLIDES_YET, NOTHING_KEPT, testSearch } from './preview-words.ts';

interface PreviewPageProps {
  preview: Preview;
  exit: { to: string; label: string };
  /** Until when, or what else can be done with it. */
  children?: ReactNode;
}

/** The course as a learner sees it, made of what is being written. */
export function PreviewPage({ preview, exit, children }: PreviewPageProps) {
  const { revalidate } = useRevalidator();
  const open = useMemo(() => openPreview(preview), [preview]);
  const { to, label } = exit;
  const line = (
    <section aria-label="Preview" className="v-news">
      <div className="v-news-text">
        <p>
          {IS_PREVIEW}. {NOTHING_KEPT}
        </p>
      </div>
      {children}
    </section>
  );
  if (preview.test) return <PreviewTest test={preview.test} title={preview.course.title} line={line} />;
  if (!open) return <NothingWritten title={preview.course.title} line={line} />;
  return (
    <SurroundingsContext
      value={{
        exit: { to, label, exitLabel: label },
        addressOfTest: (_, testId) => testSearch(testId),
        preview: line,
      }}
    >
      <Viewer open={open} progress={NO_PROGRESS} log={NO_LOG} beside={NO_BESIDE} retry={revalidate} />
    </SurroundingsContext>
  );
}

const NothingWritten = ({ title, line }: { title: string; line: ReactNode }) => (
  <>
    {line}
    <main id="main" className="wrap grid gap-4 py-(--s8)">
      <p className="text-muted" dir="auto">
        {title}
      </p>
      <h1 className="text-3xl">{NO_SLIDES_YET}</h1>
      <p>{NO_SLIDES_TEXT}</p>
    </main>
  </>
);
