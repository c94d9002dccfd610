import type { CourseDetail } from '#contracts/in-person-courses.ts';
import { cx } from '#web/ui/cx.ts';
import { Figure } from '#web/ui/figure.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Bullets, DetailSection } from './detail-section.tsx';

type Part = { course: CourseDetail };

export function Overview({ course: { basic, content } }: Part) {
  return (
    <DetailSection id="overview" title="Overview">
      <p className="max-w-[64ch] whitespace-pre-line">{basic.description}</p>
      <List title="By the end you can" items={content.objectives} />
      <List title="For" items={content.targetAudience} />
      <List title="Prerequisites" items={content.prerequisites} />
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

export function TrainingDay({ course }: Part) {
  const { timeSlots } = course.schedule;
  if (timeSlots.length === 0) return null;
  return (
    <DetailSection id="day" title="A day on this course">
      <ol className="text-md">
        {timeSlots.map((slot) => (
          <li
            key={`${slot.time} ${slot.title}`}
            className={cx(
              'grid grid-cols-[52px_minmax(0,1fr)_auto] gap-4 border-t border-hairline py-3 md:grid-cols-[88px_minmax(0,1fr)_auto]',
              slot.handsOn && '-mx-4 bg-mist px-4',
            )}
          >
            <span className="num text-muted">{slot.time}</span>
            <span>
              {slot.title} {slot.handsOn && <Tag>Hands-on</Tag>}
            </span>
            <span className="num text-sm text-muted">{slot.minutes} min</span>
          </li>
        ))}
      </ol>
    </DetailSection>
  );
}

export function Curriculum({ course: { content, practical } }: Part) {
  return (
    <DetailSection id="curriculum" title="Curriculum">
      {content.modules.length === 0 ? (
        <p>Detailed curriculum will be provided upon enrollment</p>
      ) : (
        <ol>
          {content.modules.map((module, index) => (
            <li
              key={module.title}
              className="grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-hairline py-4 md:grid-cols-[56px_minmax(0,1fr)_auto]"
            >
              <Figure size="sm" className="text-deep">
                {index + 1}
              </Figure>
              <h3 className="text-lg leading-6.5">{module.title}</h3>
              <span className="num text-sm leading-6.5 text-muted">{module.duration}</span>
              <p className="col-start-2 text-md text-muted">{module.description}</p>
            </li>
          ))}
        </ol>
      )}
      <List title="Procedures you practise" items={practical.procedures} />
    </DetailSection>
  );
}
