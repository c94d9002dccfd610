import { Fragment } from 'react';
import type { SlideFigures } from '#contracts/course-builder/analysis.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableGroupRow,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { lengthText } from './analysis-words.ts';
import { CountLink } from './count-link.tsx';

interface SlideTableProps {
  slides: readonly SlideFigures[];
  /** Of the version. */
  learners: number;
  /** Where the rows behind a number of a slide are. */
  behind: (of: 'seen' | 'completed' | 'left', slideId: string) => string;
}

/** By section; on a phone with what is counted alone, four figures in a line. */
export function SlideTable({ slides, learners, behind }: SlideTableProps) {
  const sections = sectionsOf(slides);
  return (
    <Table label="Slides" dense stacked sticky className="slide-figures">
      <TableHead>
        <ColumnHeader>Slide</ColumnHeader>
        <ColumnHeader>Seen</ColumnHeader>
        <ColumnHeader numeric>Completed</ColumnHeader>
        <ColumnHeader numeric>Left here</ColumnHeader>
        <ColumnHeader numeric>Median time</ColumnHeader>
        <ColumnHeader numeric className="max-md:hidden">
          Length
        </ColumnHeader>
        <ColumnHeader numeric className="max-md:hidden">
          All time
        </ColumnHeader>
      </TableHead>
      <TableBody>
        {sections.map((within) => (
          <Fragment key={within[0]?.slideId}>
            <TableGroupRow columns={7}>{within[0]?.section}</TableGroupRow>
            {within.map((slide) => (
              <SlideRow key={slide.slideId} slide={slide} learners={learners} behind={behind} />
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

/** Those that follow each other in one section: two may have the same name. */
function sectionsOf(slides: readonly SlideFigures[]): SlideFigures[][] {
  const sections: SlideFigures[][] = [];
  for (const slide of slides) {
    const last = sections.at(-1);
    if (last?.[0]?.section === slide.section) last.push(slide);
    else sections.push([slide]);
  }
  return sections;
}

function SlideRow({ slide, learners, behind }: Omit<SlideTableProps, 'slides'> & { slide: SlideFigures }) {
  const { slideId, number, title, seen, completed, left, seconds } = slide;
  return (
    <TableRow className="max-md:px-5">
      <RowHeader className="md:min-w-60">
        <span className="break-words">
          <span className="num">{number}</span> {title}
        </span>
      </RowHeader>
      <Cell label="Seen" className="md:min-w-40">
        <span className="flex items-center gap-3">
          <span className="md:min-w-10 md:text-end">
            <CountLink count={seen} label={`have seen slide ${number}`} to={behind('seen', slideId)} />
          </span>
          <span className="w-24 max-md:hidden">
            <Bar value={seen} total={learners} label={`${seen} of ${learners} learners`} />
          </span>
        </span>
      </Cell>
      <Cell label="Completed" numeric>
        <CountLink
          count={completed}
          label={`have completed slide ${number}`}
          to={behind('completed', slideId)}
        />
      </Cell>
      <Cell label="Left here" numeric>
        <CountLink count={left} label={`left at slide ${number}`} to={behind('left', slideId)} />
      </Cell>
      <Cell label="Median time" numeric className="whitespace-nowrap">
        {slide.medianSeconds === null ? '–' : lengthText(slide.medianSeconds)}
      </Cell>
      <Cell label="Length" numeric className="whitespace-nowrap max-md:hidden">
        {lengthText(seconds)}
      </Cell>
      <Cell label="All time" numeric className="whitespace-nowrap max-md:hidden">
        {lengthText(slide.totalSeconds)}
      </Cell>
    </TableRow>
  );
}
