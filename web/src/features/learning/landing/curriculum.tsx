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
import type { ModuleOutline } from '#contracts/learning/elearning.ts';
import { counted } from '#web/lib/format.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { extentOf } from './landing-words.ts';

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
export function Curriculum({ modules }: { modules: readonly ModuleOutline[] }) {
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
          <ModuleBody module={module} />
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

function ModuleBody({ module: { topics, sections } }: { module: ModuleOutline }) {
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
          slides.map(({ slideId, title, seconds, isSample }) => (
            <li
              key={slideId}
              className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline py-2.5 text-md"
            >
              <span dir="auto" className="min-w-0 flex-1">
                {title}
              </span>
              {isSample && <Tag>Preview</Tag>}
              <span className="num text-muted">
                {counted(Math.max(1, Math.round(seconds / 60)), 'min', 'min')}
              </span>
            </li>
          )),
        )}
      </ol>
    </div>
  );
}
