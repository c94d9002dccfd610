// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressRowKey } from './row-keys.ts';

const help = vi.fn();
const focused = () => document.activeElement?.id ?? '';
const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Presses keys where the focus is, one after the other; gives back how many of them did something. */
function press(
  keys: string,
  { hasLetters = true, ...held }: { hasLetters?: boolean; ctrlKey?: boolean } = {},
) {
  const did = keys.split(' ').map((key) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...held });
    Object.defineProperty(event, 'target', { value: document.activeElement });
    return pressRowKey(event, hasLetters, help);
  });
  return did.filter(Boolean).length;
}

beforeEach(() => {
  help.mockClear();
  document.body.innerHTML = `
    <nav><a href="/home" id="home">Home</a></nav>
    <main>
      <input type="search" id="search">
      <table>
        <thead><tr><th><a href="?sort" id="sort">Name</a></th></tr></thead>
        <tbody>
          <tr><td><input type="checkbox" id="box-1"><a href="#one" id="one">One</a><a href="#edit" id="edit">Edit</a></td></tr>
          <tr><td>nothing to press</td></tr>
          <tr><td><button id="two">End</button><input id="name-2"></td></tr>
        </tbody>
      </table>
      <ul><li data-row><button id="publish">Publish</button><a href="#three" id="three">Three</a></li></ul>
    </main>`;
});
afterEach(() => document.body.replaceChildren());

test('j goes to the first row and from row to row, by the link that opens it or by its button', () => {
  element('home').focus();
  const seen = Array.from({ length: 4 }, () => {
    press('j');
    return focused();
  });
  expect(seen).toEqual(['one', 'two', 'three', 'three']);
  press('k k k');
  expect(focused()).toBe('one');
});

test('the arrows lead from row to row once one is in hand, also from another place in it, and else scroll the page', () => {
  element('home').focus();
  expect(press('ArrowDown ArrowUp k')).toBe(0);
  element('edit').focus();
  expect(press('ArrowDown ArrowUp')).toBe(2);
  expect(focused()).toBe('one');
});

test('o opens the row in hand, and x chooses it, or not', () => {
  element('edit').focus();
  const opened = vi.fn();
  element('one').addEventListener('click', opened);
  press('o x');
  expect(opened).toHaveBeenCalledOnce();
  expect(element('box-1')).toHaveProperty('checked', true);
  press('x');
  expect(element('box-1')).toHaveProperty('checked', false);
  element('two').focus();
  expect(press('x')).toBe(0);
});

test('a stroke leads to the search, and a question mark to the sheet of keys', () => {
  press('?');
  expect(help).toHaveBeenCalledOnce();
  press('/');
  expect(focused()).toBe('search');
});

test('keys rest while somebody writes, holds another key, has another use for them, or looks at a dialog', () => {
  element('name-2').focus();
  expect(press('j ArrowDown ? /')).toBe(0);
  element('one').focus();
  expect(press('j k', { ctrlKey: true })).toBe(0);
  const used = new KeyboardEvent('keydown', { key: 'j', cancelable: true });
  used.preventDefault();
  expect(pressRowKey(used, true, help)).toBe(false);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(press('j ?')).toBe(0);
  expect(help).not.toHaveBeenCalled();
});

test('without single letters the arrows are left', () => {
  element('one').focus();
  expect(press('j k o x / ?', { hasLetters: false })).toBe(0);
  expect(press('ArrowDown', { hasLetters: false })).toBe(1);
});
