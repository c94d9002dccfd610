import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { AccountArea, AccountLists } from './account-area.tsx';
import { PaymentFrame } from './payment-frame.tsx';
import { SiteFrame } from './site-frame.tsx';

const site = {
  brand: { name: 'Aurea Academy', slug: 'aurea-academy', strapline: 'Hands-on training' },
  legal: { name: 'Aurea Academy FZ-LLC', address: 'Dubai', taxRegistrationNumber: '1' },
  contact: { email: 'hello@aurea.example', phone: '+971 4 555 0100', whatsapp: '', hours: '', address: '' },
  checkoutRate: 4_330_000,
};

const person: SessionUser = {
  _id: '1',
  firstName: 'Maya',
  lastName: 'Rahman',
  email: 'maya@aurea.example',
  emailVerified: true,
  role: 'learner',
  phoneNumber: '',
  profilePhotoUrl: '/media/maya.jpg',
  addressInfo: { address: '', city: '', state: '', country: '', zipCode: '' },
};

const page = (Content: () => React.ReactNode, at = '/') => {
  const Stub = createRoutesStub([{ id: 'root', path: '*', Component: Content, loader: () => null }]);
  return renderToStaticMarkup(
    <Stub initialEntries={[at]} hydrationData={{ loaderData: { root: { site } } }} />,
  );
};

const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to);

test('the header leads to every page it is specified to lead to', () => {
  expect(linksOf(page(() => <SiteFrame>page</SiteFrame>))).toEqual(
    expect.arrayContaining([
      '/',
      '/about-us',
      '/mission-vision',
      '/why-aurea-academy',
      '/training-centres',
      '/all-courses',
      '/hands-on-surgical-courses',
      '/comprehensive-training-programs',
      '/specialized-training-programs',
      '/interactive-webinar-programs',
      '/training-programs',
      '/in-person-aesthetic-training',
      '/online-live-training',
      '/self-paced-online-training',
      '/on-demand-courses',
      '/in-company-courses',
      '/mentorship-program',
      '/advanced-aesthetic-techniques',
      '/corporate-aesthetic-training',
      '/our-instructors',
      '/new-trainers-required',
      '/NewsDetails',
      '/contact-us',
      '/login',
      '#main',
    ]),
  );
});

test('the search is a form that Enter sends to /search?q=', () => {
  const html = page(() => <SiteFrame>page</SiteFrame>);
  expect(html).toContain('<form action="/search">');
  expect(html).toMatch(/<input[^>]* name="q"/);
});

test('the footer names the legal entity and leads to what is agreed to', () => {
  const html = page(() => <SiteFrame>page</SiteFrame>);
  expect(html).toContain('Aurea Academy FZ-LLC');
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/terms', '/privacy', '/refund']));
});

test('a page to pay on says that it is safe, and leads nowhere but home', () => {
  const html = page(() => <PaymentFrame>pay here</PaymentFrame>);
  expect(html).toContain('Secure payment');
  expect(html).toContain('Aurea Academy FZ-LLC');
  expect(linksOf(html)).toEqual(['#main', '/']);
});

test('the page the reader is at carries the needle, also when it is one of its courses', () => {
  const html = page(() => <SiteFrame>page</SiteFrame>, '/in-person/courses/botox');
  expect(html).toMatch(/<a aria-current="page"[^>]*href="\/in-person-aesthetic-training"/);
});

test.each([AccountArea, AccountLists])('a signed-in person finds the library and the account', (Area) => {
  const links = linksOf(page(() => <Area user={person} />));
  expect(links).toEqual(
    expect.arrayContaining([
      ...['/library', '/library/self-paced', '/library/live', '/library/in-person'],
      ...['/dashboard', '/elearning/portal', '/my-courses', '/my-wishlist', '/orders', '/profile', '/logout'],
    ]),
  );
  expect(links).not.toContain('/admin');
});

test('staff also find the back office, and a picture stands for whoever has one', () => {
  const html = page(() => <AccountArea user={{ ...person, role: 'staff' }} />);
  expect(linksOf(html)).toContain('/admin');
  expect(html).toContain('src="/media/maya.jpg"');
});
