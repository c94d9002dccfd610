import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Bullets, DetailSection } from '#web/ui/layout/detail-section.tsx';
import { safetyRequirements } from './quick-facts.ts';

type Part = { course: CourseDetail };

export function Overview({ course: { basic, content, eligibility } }: Part) {
  return (
    <DetailSection id="overview" title="Overview">
      <p dir="auto" className="max-w-[64ch] whitespace-pre-line wrap-anywhere">
        {basic.description || 'A description follows.'}
      </p>
      <List title="By the end you can" items={content.objectives} />
      <List title="For" items={content.targetAudience} />
      <List title="Only with a license as" items={eligibility.professions} />
      <List title="Prerequisites" items={content.prerequisites} />
      <List title="Technical requirements" items={content.technicalRequirements} />
    </DetailSection>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-lg">{title}</h3>
      <Bullets items={items} />
    </>
  );
}

export function Curriculum({ course: { kind, content, practical } }: Part) {
  return (
    <DetailSection id="curriculum" title="Curriculum">
      {content.modules.length === 0 ? (
        <p>Detailed curriculum will be provided upon enrollment</p>
      ) : (
        <ol className="border-b border-hairline">
          {content.modules.map((module, index) => (
            <li
              key={module.title}
              className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-hairline py-4 md:grid-cols-[56px_minmax(0,1fr)_auto]"
            >
              <Figure size="sm" className="text-deep">
                {index + 1}
              </Figure>
              <h3 dir="auto" className="text-lg leading-6.5 wrap-anywhere">
                {module.title}
              </h3>
              <span className="num max-w-24 text-end text-sm leading-6.5 wrap-anywhere text-muted">
                {module.duration}
              </span>
              <p dir="auto" className="col-start-2 text-md text-muted wrap-anywhere">
                {module.description}
              </p>
            </li>
          ))}
        </ol>
      )}
      <List title="Procedures you practice" items={practical.procedures} />
      <List title="How you train" items={practical.trainingType} />
      <List title="Equipment" items={practical.equipment} />
      <List title="Safety" items={kind === 'OnlineLiveTraining' ? [] : safetyRequirements(practical)} />
    </DetailSection>
  );
}
