import { expect, test } from 'vitest';
import { caseList, viewBelow } from './case-view.ts';

const read = (path: string) => caseList.readFrom({ url: `http://localhost${path}` });

test('an address says which cases, which is open and what is asked, and keeps all of it', () => {
  const path =
    '/admin/general-payment?status=partially_paid&q=Rana&as=cards&cursor=c&case=1&do=refund&done=recorded';
  expect(caseList.to(read(path))).toBe(path);
  expect(caseList.to(read('/admin/general-payment'))).toBe('/admin/general-payment');
});

test('what the address does not know is no filter', () => {
  expect(read('/?status=lost').status).toBe('all');
  expect(read('/?q=%20Rana%20').q).toBe('Rana');
});

test('under a question from the detail is the detail, under one from a card the list', () => {
  expect(caseList.to(viewBelow(read('/?q=Rana&case=1&do=refund')))).toBe(
    '/admin/general-payment?q=Rana&case=1',
  );
  expect(caseList.to(viewBelow(read('/?q=Rana&on=1&do=delete')))).toBe('/admin/general-payment?q=Rana');
  expect(caseList.to(viewBelow(read('/?q=Rana&case=1')))).toBe('/admin/general-payment?q=Rana');
});

test('opening a case leaves the list as it is', () => {
  expect(caseList.isSameList(read('/?status=paid'), read('/?status=paid&case=1'))).toBe(true);
  expect(caseList.isSameList(read('/?status=paid'), read('/?status=paid&cursor=2'))).toBe(false);
});
