import type { DraftQuestion } from '#contracts/course-builder/draft-slide.ts';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { PictureEdit } from '../pictures/picture-edit.tsx';
import type { UploadNews } from '../upload-news.ts';
import { useChange } from '../use-change.ts';
import { AnswersEdit } from './answers-edit.tsx';
import { PlaceEdit } from './place-edit.tsx';
import { questionIssues } from './question-issues.ts';
import { KIND_WORDS, QUESTION } from './question-words.ts';

interface QuestionEditorProps {
  question: DraftQuestion;
  onChange: (question: DraftQuestion) => void;
  upload?: UploadNews;
  /** Inside a slide each answer that is chosen is told its own sentence; a test tells nothing before it is marked. */
  isCheck?: boolean;
}

const KINDS = (['single', 'multiple', 'order', 'hotspot'] as const).map((value) => ({
  value,
  label: KIND_WORDS[value],
}));

/** A question of any kind, in a slide or in a test; what another kind has of it stays. */
export function QuestionEditor({ question, onChange, upload, isCheck = false }: QuestionEditorProps) {
  const change = useChange(question, onChange);
  const { questionId, kind, prompt, picture, explanation } = question;
  const id = (part: string) => `${questionId}-${part}`;
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        name={id('kind')}
        label={QUESTION.kind}
        options={KINDS}
        value={kind}
        onChange={({ target }) => {
          const chosen = KINDS.find(({ value }) => value === target.value);
          if (chosen) change((now) => ofKind(now, chosen.value));
        }}
      />
      <TextArea
        name={id('prompt')}
        label={QUESTION.prompt}
        value={prompt}
        maxLength={600}
        rows={2}
        onChange={({ target }) => change({ prompt: target.value })}
      />
      {kind !== 'hotspot' && (
        <AnswersEdit {...{ question, change }} hasFeedback={isCheck && kind !== 'order'} />
      )}
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-sm font-strong">
          {QUESTION.picture}
          {kind !== 'hotspot' && <span className="font-normal text-muted"> {QUESTION.optional}</span>}
        </legend>
        {kind === 'hotspot' && picture && <PlaceEdit {...{ question, picture, change }} />}
        <PictureEdit
          id={id('picture')}
          picture={picture}
          onPicture={(next) => change({ picture: next })}
          upload={upload}
        />
        {picture && (
          <TextArea
            name={id('alt')}
            label={QUESTION.inWords}
            hint={QUESTION.inWordsHint}
            value={picture.alt}
            maxLength={600}
            rows={2}
            onChange={({ target }) => change({ picture: { ...picture, alt: target.value } })}
          />
        )}
      </fieldset>
      <TextArea
        name={id('explanation')}
        label={QUESTION.explanation}
        hint={QUESTION.explanationHint}
        value={explanation}
        maxLength={4000}
        rows={3}
        onChange={({ target }) => change({ explanation: target.value })}
      />
      <Missing issues={questionIssues(question)} />
    </div>
  );
}

/** Of several right answers a question with one keeps the first. */
const ofKind = ({ right }: DraftQuestion, kind: DraftQuestion['kind']): Partial<DraftQuestion> => ({
  kind,
  right: kind === 'single' ? right.slice(0, 1) : right,
});

const Missing = ({ issues }: { issues: readonly string[] }) =>
  issues.length > 0 && (
    <Notice tone="warning" title={QUESTION.missing}>
      <ul className="list-disc ps-5">
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </Notice>
  );
