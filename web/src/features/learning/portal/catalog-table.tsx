import { KeepInRow } from '#web/forms/kept/keep-buttons.tsx';
import { accessText, counted } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { checkoutPath, landingPath, viewerPath } from '../course-paths.ts';
import type { CatalogCourse } from './catalog-course.ts';
import { actWords } from './portal-words.ts';

const COLUMNS = ['Length', 'Course', 'Content', 'Price'];

/** On a phone the hours stay beside the rest, as dates do in the list of courses in person. */
const ROW =
  'max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:[&>td]:col-start-2 max-md:[&>th]:row-span-5';

/** What can be learned at one's own pace. */
export function CatalogTable({ courses }: { courses: readonly CatalogCourse[] }) {
  return (
    <Table label="Self-paced courses" stacked>
      <TableHead>
        {COLUMNS.map((column) => (
          <ColumnHeader key={column}>{column}</ColumnHeader>
        ))}
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map((course) => (
          <Row key={course.slug} course={course} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ course }: { course: CatalogCourse }) {
  const { slug, title, code, description, modules, slides, hours, price, percent, accessMonths } = course;
  return (
    <TableRow className={ROW}>
      <RowHeader className="min-w-24 max-md:min-w-0">
        <Figure size="md" className="max-md:text-figure-sm">
          {hours}
        </Figure>
        <span className="mt-2 block text-xs font-own text-muted">{hours === 1 ? 'hour' : 'hours'}</span>
      </RowHeader>
      <Cell className="wrap-anywhere md:w-[46%]">
        <TextLink
          to={landingPath(slug)}
          look="quiet"
          dir="auto"
          className="inline-block text-lg leading-6 font-title"
        >
          {title}
        </TextLink>
        <p className="num mt-1 text-sm text-muted">{code}</p>
        {description && (
          <p dir="auto" className="mt-2 line-clamp-2 max-w-[60ch] text-sm text-muted">
            {description}
          </p>
        )}
      </Cell>
      <Cell className="num whitespace-nowrap">
        {counted(modules, 'module')}
        <span className="block text-sm text-muted max-md:ms-2 max-md:inline">{counted(slides, 'slide')}</span>
        <span className="block text-sm text-muted first-letter:uppercase">{accessText(accessMonths)}</span>
      </Cell>
      <Cell className="num whitespace-nowrap">
        {price && <span className="text-lg">{price}</span>}
        {percent !== null && <span className="block text-sm text-muted">{percent}% done</span>}
      </Cell>
      <Cell className="max-md:pt-2! md:text-end md:*:min-w-32">
        <Act course={course} />
      </Cell>
    </TableRow>
  );
}

function Act({ course: { slug, title, act, price, isEnrollable } }: { course: CatalogCourse }) {
  if (act !== 'enroll')
    return (
      <ButtonLink to={viewerPath(slug)} aria-label={`${actWords[act]} ${title}`}>
        {actWords[act]}
      </ButtonLink>
    );
  if (!isEnrollable || price === null)
    return (
      <ButtonLink to={landingPath(slug)} aria-label={`View Pricing of ${title}`}>
        View Pricing
      </ButtonLink>
    );
  return (
    <span className="inline-flex items-center">
      <KeepInRow course={{ kind: 'ELearningCourse', slug, title }} canBuy />
      <ButtonLink to={checkoutPath(slug)} aria-label={`Enroll Now in ${title}`}>
        Enroll Now
      </ButtonLink>
    </span>
  );
}
