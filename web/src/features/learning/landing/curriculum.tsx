import {
  BookOpen,
  Camera,
  ClipboardCheck,
  FlaskConical,
  Hand,
  MessagesSquare,
  NotebookPen,
  ScanFace,
  ShieldCheck,
  Syringe,
  TriangleAlert,
} from 'lucide-react';
import type { Slide } from '#contracts/learning/content.ts';
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { clockText, spokenClock } from '#domain/time/clock-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { extentOf } from './landing-words.ts';
import { SampleDialog } from './sample-dialog.tsx';

const ICONS: Readonly<Record<string, typeof BookOpen>> = {
  'scan-face': ScanFace,
  'flask-conical': FlaskConical,
  'clipboard-check': ClipboardCheck,
  syringe: Syringe,
  'triangle-alert': TriangleAlert,
  'notebook-pen': NotebookPen,
  'messages-square': MessagesSquare,
  camera: Camera,
  hand: Hand,
  'shield-check': ShieldCheck,
};

/** The modules, each with what it teaches and how long it takes. */
interface CurriculumProps {
  modules: readonly ModuleOutline[];
  /** Slides that may be seen before anything is bought. */
  samples: readonly Slide[];
}

export function Curriculum({ modules, samples }: CurriculumProps) {
  if (modules.length === 0) return <p className="text-md">Detailed curriculum available after enrollment</p>;
  return (
    <div className="border-b border-hairline">
      {modules.map((module, index) => (
        <Disclosure
          key={module.moduleId}
          wide
          defaultOpen={index === 0}
          summary={<ModuleHead module={module} number={index + 1} />}
        >
          <ModuleBody module={module} samples={samples} />
        </Disclosure>
      ))}
    </div>
  );
}

function ModuleHead({ module, number }: { module: ModuleOutline; number: number }) {
  const Icon = ICONS[module.icon] ?? BookOpen;
  return (
    <span className="grid min-w-0 flex-1 grid-cols-[32px_24px_minmax(0,1fr)] gap-x-2 sm:grid-cols-[40px_28px_minmax(0,1fr)_auto]">
      <span className="num text-2xl font-figure text-deep">{number}</span>
      <Icon aria-hidden="true" className="mt-0.5 size-5 text-muted" />
      <span className="min-w-0">
        {module.title}
        <span className="block text-md font-normal text-muted">{module.description}</span>
      </span>
      <span className="num text-sm font-normal text-muted max-sm:col-start-3">{extentOf(module)}</span>
    </span>
  );
}

function ModuleBody({
  module: { topics, sections },
  samples,
}: { module: ModuleOutline } & Pick<CurriculumProps, 'samples'>) {
  return (
    <div className="ps-10 pb-5 sm:ps-[76px]">
      {topics.length > 0 && (
        <ul aria-label="Key topics" className="mb-3 flex flex-wrap gap-2">
          {topics.map((topic) => (
            <li key={topic}>
              <Tag>{topic}</Tag>
            </li>
          ))}
        </ul>
      )}
      <ol>
        {sections.flatMap(({ slides }) =>
          slides.map(({ slideId, title, seconds }) => {
            const sample = samples.find((one) => one.slideId === slideId);
            return (
              <li
                key={slideId}
                className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline py-2.5 text-md"
              >
                <span dir="auto" className="min-w-0 grow basis-40">
                  {title}
                </span>
                {sample && (
                  <SampleDialog
                    slide={sample}
                    trigger={
                      <Button size="sm" className="-my-1.5 noscript:hidden">
                        Preview
                        <span className="sr-only">: {title}</span>
                      </Button>
                    }
                  />
                )}
                <Length seconds={seconds} />
              </li>
            );
          }),
        )}
      </ol>
    </div>
  );
}

/** To the second: slides of one course are mostly of the same minute. */
const Length = ({ seconds }: { seconds: number }) => (
  <span className="num text-muted">
    <span aria-hidden="true">{clockText(seconds * 1000)}</span>
    <span className="sr-only">{spokenClock(seconds * 1000)}</span>
  </span>
);
