import { expect, test } from 'vitest';
import { columnSort } from '#web/lists/column-sort.ts';
import { askedOf, courseList, isOnlySearch } from './course-view.ts';

const read = (path: string) => courseList.readFrom({ url: `http://localhost${path}` });
const PATH = '/admin/courses/in-person';

test('an address says which courses, how, and what is asked of one, and keeps all of it', () => {
  const path = `${PATH}?view=upcoming&status=open&category=medical&city=Milan&until=2027-02-28&q=peel&sort=-price&as=timeline&cursor=c&on=1&do=copy&done=delete`;
  expect(courseList.to(read(path))).toBe(path);
  expect(courseList.to(read(PATH))).toBe(PATH);
});

test('what the address does not know is no filter', () => {
  const view = read('/?view=lost&until=2027-02-30&status=lost&category=lost&sort=-lost&as=grid&q=%20peel%20');
  expect(courseList.to(view)).toBe(`${PATH}?q=peel`);
});

test('a column’s head orders by it, and the other way at the next press', () => {
  expect(columnSort(courseList, read('/?status=open&cursor=c&on=1&do=copy'), 'price')).toEqual({
    sort: undefined,
    sortTo: `${PATH}?status=open&sort=price`,
  });
  expect(columnSort(courseList, read('/?sort=price'), 'price')).toEqual({
    sort: 'ascending',
    sortTo: `${PATH}?sort=-price`,
  });
  expect(columnSort(courseList, read('/?sort=-price'), 'price')).toMatchObject({
    sort: 'descending',
    sortTo: `${PATH}?sort=price`,
  });
});

test('a timeline runs from the first month on, however the table is ordered', () => {
  expect(askedOf(read('/?sort=-price&city=Milan&as=timeline'))).toEqual({
    city: 'Milan',
    sort: 'start',
    limit: 200,
  });
  expect(askedOf(read('/?cursor=c'))).toEqual({ cursor: 'c', sort: undefined, limit: 25 });
});

test('asking something of a course leaves the list as it is', () => {
  expect(courseList.isSameList(read('/?status=open'), read('/?status=open&on=1&do=copy'))).toBe(true);
  expect(courseList.isSameList(read('/?status=open'), read('/?status=open&cursor=2'))).toBe(false);
  expect(courseList.to(courseList.listOf(read('/?q=peel&cursor=2&on=1&do=copy&done=copy')))).toBe(
    `${PATH}?q=peel&cursor=2`,
  );
});

test('typing words is told apart from asking for other rows', () => {
  expect(isOnlySearch(read('/?status=open&q=pe'), read('/?status=open&q=peel'))).toBe(true);
  expect(isOnlySearch(read('/?status=open&q=pe'), read('/?status=draft&q=pe'))).toBe(false);
});
