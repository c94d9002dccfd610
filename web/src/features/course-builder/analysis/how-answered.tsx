import { useEffect, useState } from 'react';
import type { analysisEndpoints } from '#contracts/course-builder/analysis.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { call } from '#web/lib/client.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import { behindList } from './analysis-view.ts';
import { learnersText, nobodyAnswered } from './analysis-words.ts';
import { AnswerBars } from './answer-bars.tsx';

type Figures = AnswerOf<typeof analysisEndpoints.getQuestionFigures>;
type Read = { questionId: string; figures: Figures | null };

/** How learners of the newest version have answered a question; read when it is shown. */
export function HowAnswered({ courseId, questionId }: { courseId: string; questionId: string }) {
  const [read, setRead] = useState<Read | null>(null);

  // Numbers of another page: they are asked for by the browser, once the question is in sight.
  useEffect(() => {
    const leaving = new AbortController();
    void call('getQuestionFigures', { id: courseId, questionId }, leaving).then((answer) => {
      if (!leaving.signal.aborted) setRead({ questionId, figures: answer.success ? answer : null });
    });
    return () => leaving.abort();
  }, [courseId, questionId]);

  const shown = read?.questionId === questionId ? read : null;
  const figures = shown?.figures;
  return (
    <Sheet
      title="How it was answered"
      actions={
        figures?.question && (
          <span className="num text-sm text-muted">
            {learnersText(figures.question.asked)}, v{figures.version}
          </span>
        )
      }
    >
      {shown ? <Answered courseId={courseId} figures={shown.figures} /> : <Waiting />}
    </Sheet>
  );
}

function Answered({ courseId, figures }: { courseId: string; figures: Figures | null }) {
  if (!figures) return <p className="text-sm text-muted">The numbers could not be read.</p>;
  const { question, version } = figures;
  if (!question) return <p className="text-sm text-muted">No learner is asked this question yet.</p>;
  if (question.asked === 0) return <p className="text-sm text-muted">{nobodyAnswered}</p>;
  const list = behindList(courseId);
  const { questionId } = question;
  const behind = (choice: string) => list.to({ of: 'question', version: `${version}`, questionId, choice });
  return <AnswerBars question={question} behind={behind} />;
}

const Waiting = () => (
  <Loading label="Loading how it was answered">
    <div className="grid gap-4">
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  </Loading>
);
