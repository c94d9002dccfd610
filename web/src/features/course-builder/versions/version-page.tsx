import type { Answer } from '#contracts/api.ts';
import { clockText } from '#domain/time/clock-text.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { ChangeList } from '../publish/change-list.tsx';
import { PublishHead } from '../publish/publish-head.tsx';
import { officeDate, TYPE_WORDS } from '../publish/publish-words.ts';
import { RETURN, returnWords } from './versions-words.ts';

type OpenVersion = Extract<Answer<'getVersion'>, { success: true }>;
type Version = OpenVersion['version'];

interface VersionPageProps {
  opened: OpenVersion;
  failure: FormFailure | undefined;
}

/** A version as it was published; it can be read, and written on from. */
export function VersionPage({ opened: { course, basedOn, version }, failure }: VersionPageProps) {
  const { number, note, changes, waivers } = version;
  return (
    <>
      <PublishHead course={course} title={`Version ${number}`} version={number} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4">
          <Sheet title="What is in it" flush>
            <VersionOutline {...version} />
          </Sheet>
          {(note || changes.length > 0) && (
            <Sheet title="What it changed" flush>
              {note && <p className="px-5 pt-4 text-md whitespace-pre-line">{note}</p>}
              <ChangeList changes={changes} />
            </Sheet>
          )}
        </div>
        <div className="grid min-w-0 gap-4">
          <Sheet title="How it stands">
            <VersionFacts {...version} />
          </Sheet>
          {waivers.length > 0 && (
            <Sheet title="Let through with a reason">
              <Waivers waivers={waivers} by={version.by} />
            </Sheet>
          )}
          <Sheet title={RETURN}>
            <ConfirmedForm
              intent="return"
              failure={failure}
              label={RETURN}
              title={`Write on from version ${number}?`}
              cancelLabel="Keep what is written"
              fields={
                <>
                  <input type="hidden" name="basedOn" value={basedOn} />
                  <p className="text-md">{returnWords(number)}</p>
                </>
              }
            >
              {returnWords(number)}
            </ConfirmedForm>
          </Sheet>
        </div>
      </div>
    </>
  );
}

const VersionFacts = ({ publishedAt, by, slides, learners, inTheMiddle, notBegun }: Version) => (
  <KeyValue>
    <KeyValueRow term="Published">{officeDate(publishedAt)}</KeyValueRow>
    {by && <KeyValueRow term="By">{by}</KeyValueRow>}
    <KeyValueRow term="Slides">{slides}</KeyValueRow>
    <KeyValueRow term="Learners on it">{learners}</KeyValueRow>
    <KeyValueRow term="In the middle">{inTheMiddle}</KeyValueRow>
    <KeyValueRow term="Not begun">{notBegun}</KeyValueRow>
  </KeyValue>
);

const Waivers = ({ waivers, by }: Pick<Version, 'waivers' | 'by'>) => (
  <ul className="grid gap-3 text-sm">
    {waivers.map(({ check, partId, where, message, reason }) => (
      <li key={`${check} ${partId}`}>
        <bdi className="font-strong">{where}</bdi>
        <br />
        <span className="text-muted">{message}</span>
        <br />
        {by && `${by}: `}
        <bdi>{reason}</bdi>
      </li>
    ))}
  </ul>
);

const VersionOutline = ({ modules, tests }: Pick<Version, 'modules' | 'tests'>) => (
  <div className="num grid gap-5 p-5">
    {modules.map((module, at) => (
      <section key={module.moduleId} aria-label={module.title} className="grid gap-2">
        <h3 className="text-md font-strong" dir="auto">
          {at + 1} {module.title}
        </h3>
        {module.sections.map((section) => (
          <div key={section.sectionId} className="grid gap-1">
            <h4 className="text-sm text-muted" dir="auto">
              {section.title}
            </h4>
            <ul className="divide-y divide-hairline">
              {section.slides.map(({ slideId, title, type, seconds }) => (
                <li key={slideId} className="grid grid-cols-[minmax(0,1fr)_auto_56px] gap-x-4 py-2 text-md">
                  <span dir="auto">{title}</span>
                  <span className="text-sm text-muted">{TYPE_WORDS[type]}</span>
                  <span className="text-end text-sm text-muted">{clockText(seconds * 1000)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
    {tests.map(({ testId, title, questions }) => (
      <p key={testId} className="text-md">
        <bdi>{title}</bdi>, {counted(questions, 'question')}
      </p>
    ))}
  </div>
);
