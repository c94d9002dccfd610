import { expect, test } from 'vitest';
import { peopleList } from './people-view.ts';

const read = (query: string) => peopleList.read(new URLSearchParams(query));

test('the state of the list is its address, and back', () => {
  const view = read('role=staff&status=invited&sort=name&q=+amira+');
  expect(peopleList.to(view)).toBe('/admin/users?role=staff&status=invited&sort=name&q=amira');
  expect(peopleList.asked(view)).toEqual({ role: 'staff', status: 'invited', sort: 'name', q: 'amira' });
});

test('a role that cannot be shows everybody', () => {
  expect(peopleList.asked(read('role=owner'))).toEqual({});
});
