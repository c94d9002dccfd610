import type { QuestionFigures } from '#contracts/course-builder/analysis.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { discriminationText, nobodyAnswered, percentOf } from './analysis-words.ts';
import { AnswerBars } from './answer-bars.tsx';
import { CountLink } from './count-link.tsx';

interface QuestionListProps {
  questions: readonly QuestionFigures[];
  /** Where the rows behind a number of a question are; '' for all who were asked. */
  behind: (questionId: string, choice: string) => string;
  testPath: (testId: string) => string;
}

/** The questions of each test, then the checks inside slides. */
export function QuestionList({ questions, behind, testPath }: QuestionListProps) {
  const groups = Map.groupBy(questions, ({ test }) => test?.testId ?? '');
  return (
    <div className="grid gap-4">
      {[...groups].map(([testId, asked]) => (
        <Sheet
          key={testId}
          title={asked[0]?.test?.title ?? 'Checks inside slides'}
          actions={testId !== '' && <TextLink to={testPath(testId)}>Edit this test</TextLink>}
          flush
        >
          {asked.map((question) => (
            <Question key={question.questionId} question={question} behind={behind} />
          ))}
        </Sheet>
      ))}
    </div>
  );
}

function Question({ question, behind }: Pick<QuestionListProps, 'behind'> & { question: QuestionFigures }) {
  const { questionId, prompt, asked, right, discrimination } = question;
  return (
    <article className="grid gap-2 px-5 py-4 not-first:border-t not-first:border-hairline">
      <h3 dir="auto" className="text-md break-words">
        {prompt}
      </h3>
      {asked === 0 ? (
        <p className="text-sm text-muted">{nobodyAnswered}</p>
      ) : (
        <>
          <p className="num flex flex-wrap gap-x-4 text-sm text-muted">
            <span>
              Asked of <CountLink count={asked} label={`were asked: ${prompt}`} to={behind(questionId, '')} />
            </span>
            <span>
              Right{' '}
              <CountLink count={right} label={`were right: ${prompt}`} to={behind(questionId, 'right')} /> (
              {percentOf(right, asked)}%)
            </span>
            {discrimination !== null && <span>{discriminationText(discrimination)}</span>}
          </p>
          <AnswerBars question={question} behind={(choice) => behind(questionId, choice)} />
        </>
      )}
    </article>
  );
}
