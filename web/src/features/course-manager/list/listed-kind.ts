import type { ReactNode } from 'react';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { ColumnName, ViewName } from '../course-words.ts';
import type { CourseView } from './course-view.ts';
import type { RowContext } from './row-buttons.tsx';

/** What is known of a course in the list of any kind. */
export type ListedCourse = Pick<AdminCourseRow, '_id' | 'basic' | 'metadata'>;

export interface CourseColumn<Row> {
  /** What its head orders by; its words are found by it too. */
  by: ColumnName;
  numeric?: boolean;
  Shown: (props: { course: Row }) => ReactNode;
}

export interface CourseFigure {
  label: string;
  figure: number;
  detail: string;
  /** The rows that prove it. */
  rows: Partial<CourseView>;
}

export type FilterName = 'status' | 'stored' | 'category' | 'city';

/** What the list of a kind of courses has; everything else is the same for all. */
export interface ListedKind<Row extends ListedCourse, Figures> {
  /** In their order; after them come the acts. */
  columns: readonly CourseColumn<Row>[];
  /** Where a row's cells stand on a phone: a class of `course-table.css`. */
  cards: string;
  figures: (figures: Figures) => readonly CourseFigure[];
  /** Saved views, in the order of their tabs. */
  views: readonly ViewName[];
  filters: readonly FilterName[];
  /** What the search looks in. */
  searched: string;
  /** How rows are ordered while no column is chosen. */
  firstOrder: string;
  Acts: (props: RowContext & { course: Row }) => ReactNode;
}
