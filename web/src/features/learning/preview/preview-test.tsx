import { type ReactNode, useState } from 'react';
import type { Preview } from '#contracts/learning/preview.ts';
import type { AskedQuestion } from '#contracts/learning/sittings.ts';
import { ShownPicture } from '#web/slides/shown-picture.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { QuestionAnswers } from '../test/test-question.tsx';
import { NOT_MARKED } from './preview-words.ts';
import '#web/slides/slides.css';
import '../test/test.css';
import '../viewer/viewer.css';

interface PreviewTestProps {
  test: NonNullable<Preview['test']>;
  /** Of the course. */
  title: string;
  line: ReactNode;
}

/** All questions of a test, one below the other: they can be answered, and nothing comes of it. */
export const PreviewTest = ({ test, title, line }: PreviewTestProps) => (
  <>
    {line}
    <main id="main" className="wrap grid gap-6 py-(--s7)">
      <header className="grid justify-items-start gap-2">
        <p className="text-muted" dir="auto">
          {title}
        </p>
        <h1 className="text-3xl" dir="auto">
          {test.title}
        </h1>
        <p>{NOT_MARKED}</p>
        <ButtonLink size="sm" to="?">
          Back to the slides
        </ButtonLink>
      </header>
      <ol className="grid gap-10">
        {test.questions.map((question, at) => (
          <li key={question.questionId} className="grid gap-4">
            <h2 className="num text-xl" dir="auto">
              {at + 1}. {question.prompt}
            </h2>
            <Question question={question} />
          </li>
        ))}
      </ol>
    </main>
  </>
);

function Question({ question }: { question: AskedQuestion }) {
  const [given, give] = useState<string[]>([]);
  const hasScript = useHasScript();
  return (
    <>
      {question.kind !== 'hotspot' && question.picture && (
        <ShownPicture picture={question.picture} title={question.prompt} />
      )}
      <QuestionAnswers {...{ question, given, give, hasScript }} />
    </>
  );
}
