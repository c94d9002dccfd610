import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { LivePage, ShownSession } from './live-page.ts';
import { LiveView } from './live-view.tsx';
import { refusedWords } from './live-words.ts';

const START = Date.parse('2027-03-04T17:00:00Z');
const MINUTE = 60_000;
const instant = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

const hours = {
  sessionId: 'a-session',
  number: 1,
  title: '',
  startsAt: instant(0),
  endsAt: instant(90),
  isCancelled: false,
};
const session: ShownSession = {
  ...hours,
  cancelReason: '',
  movedFrom: null,
  joinPath: '/live/case-conference/join/a-session?link=own',
  joined: 38,
  isHostIn: true,
  programme: [{ at: instant(5), title: 'Case 1', minutes: 20 }],
  presence: [],
  minutes: 0,
  isNoted: false,
  recording: null,
};
const page: LivePage = {
  success: true,
  now: instant(-60),
  role: 'participant',
  ownZone: '',
  course: {
    slug: 'case-conference',
    code: 'LIV-031',
    title: 'Complication Case Conference',
    zone: 'Europe/Vienna',
    displayZones: ['Europe/Rome', 'Asia/Singapore'],
    platform: 'Zoom',
    teachers: ['Marco Bellini', 'Katharina Voss'],
    enrolled: 64,
  },
  sessions: [hours],
  session,
  facts: {
    documents: [{ url: '/files/documents/a.pdf', name: 'Three case sheets' }],
    minimumAttendance: 80,
    hasCertificate: true,
    cpdPoints: 2,
    certificateNumber: null,
    recordingMonths: 6,
    email: '',
    phone: '+971 4 555 01 42',
  },
};

type Changes = Partial<Omit<LivePage, 'session'>> & { session?: Partial<ShownSession> };

/** As the server draws it, which does not know yet where its reader is. */
const drawn = ({ session: changed, ...changes }: Changes = {}, refused: string | null = null) => {
  const loaded = { ...page, ...changes, session: { ...session, ...changed } };
  const announcements = [
    { _id: '1', courseId: '1', subject: 'Ten minutes late', message: 'Sorry.', at: page.now },
  ];
  const view = <LiveView loaded={loaded} announcements={announcements} refused={refusedWords(refused)} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element: view }])} />);
};

test('before the doors open the way in is closed and says when it opens, on the organizer’s clocks', () => {
  const html = drawn();
  expect(html).toContain('Join from 17:45 today');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(session.joinPath?.split('?')[0]);
  for (const words of ['LIV-031', 'Thursday, 4 March 2027', 'Begins in', '18:00 in Vienna', '64 enrolled'])
    expect(html).toContain(words);
  expect(html).not.toContain('your time');
});

test('from a quarter of an hour before it leads to the platform beside this page, without saying where from', () => {
  const html = drawn({ now: instant(-15) });
  expect(html).toContain('Doors open');
  expect(html).toMatch(
    /<a[^>]*target="_blank"[^>]*rel="noreferrer"|<a[^>]*rel="noreferrer"[^>]*target="_blank"/,
  );
  expect(html).toContain('38 are already in');
  expect(drawn({ now: instant(30) })).toContain('Live now');
});

test('sound and picture can be tested until the session is over, by whoever can join', () => {
  const button = 'Test sound and picture';
  for (const now of [instant(-60), instant(-15), instant(30)]) expect(drawn({ now })).toContain(button);
  expect(drawn({ role: 'host' })).toContain(button);
  expect(drawn({ now: instant(90) })).not.toContain(button);
  expect(drawn({ session: { isCancelled: true } })).not.toContain(button);
  expect(drawn({ role: 'stranger', session: { joinPath: null } })).not.toContain(button);
});

test('whoever is not enrolled finds the course and no way in', () => {
  const html = drawn({ role: 'stranger', now: instant(0), session: { joinPath: null } });
  expect(html).toContain('You are not enrolled on this course');
  expect(html).toContain('/online-live-training/case-conference');
  expect(html).not.toContain('Join the session');
});

test('who teaches opens it whenever they like', () => {
  expect(drawn({ role: 'host' })).toContain('Open as host');
});

test('a cancelled session says why, and nobody joins it', () => {
  const html = drawn({
    now: instant(0),
    session: { isCancelled: true, cancelReason: 'The speaker is ill.' },
  });
  expect(html).toContain('The speaker is ill.');
  expect(html).not.toContain('Join the session');
});

test('who waits for a host who is late is told so, and may go in all the same', () => {
  const html = drawn({ now: instant(5), session: { isHostIn: false } });
  expect(html).toContain('The host has not gone in from here yet');
  expect(html).toContain('Join the session');
  expect(drawn({ now: instant(-5), session: { isHostIn: false } })).not.toContain('The host has not');
});

test('afterwards it says when one was there, on the ruler of the session and in words', () => {
  const presence = [
    { from: instant(4), until: instant(41), source: 'page' as const, isOtherDevice: false },
    { from: instant(43), until: instant(84), source: 'page' as const, isOtherDevice: true },
    { from: instant(85), until: instant(89), source: 'platform' as const, isOtherDevice: false },
  ];
  const html = drawn({ now: instant(200), session: { presence, minutes: 78 } });
  for (const words of ['78 min', 'of 90 minutes', '72 of 90 minutes', '18:04 to 18:41, 37 minutes'])
    expect(html).toContain(words);
  expect(html).toContain('In again, from another device');
  expect(html).toContain('In again, by the platform’s list');
  expect(html).not.toContain('Join the session');
});

test('the certificate is linked once it is issued; until then what is still open', () => {
  const over = { now: instant(200) };
  expect(drawn(over)).toContain('/certificates/why/case-conference');
  const facts = { ...page.facts, certificateNumber: 'AUR-9F4T-2XQM-B7K2' };
  expect(drawn({ ...over, facts })).toContain('/certificates/AUR-9F4T-2XQM-B7K2');
});

test('whoever was sent back is told why, and a reason of nobody’s says nothing', () => {
  expect(drawn({}, 'not-yours')).toContain('This link belongs to somebody else');
  expect(refusedWords('constructor')).toBeNull();
  expect(refusedWords('<b>')).toBeNull();
});

test('of several sessions each is listed, and minutes are asked of all of them', () => {
  const second = {
    ...hours,
    sessionId: 'another',
    number: 2,
    title: 'Questions',
    startsAt: instant(1440),
    endsAt: instant(1500),
  };
  const html = drawn({ sessions: [hours, second] });
  expect(html).toContain('/live/case-conference?session=2');
  expect(html).toContain('80% of the minutes of all sessions');
});

const film = {
  path: '/live/case-conference/recordings/a-session/film?of=1',
  captionsPath: null,
  durationMs: 5_282_000,
  chapters: [
    { startMs: 0, title: 'Welcome' },
    { startMs: 1_450_000, title: 'Case 2' },
  ],
  resumeMs: 1_450_000,
};

test('the recording is played where it was left, with its chapters and its last day in the zone of the course', () => {
  const html = drawn({ now: instant(200), session: { recording: { until: '2027-09-04', film } } });
  for (const words of [
    'Until the end of 4 September 2027 in Vienna.',
    'Watching it does not count as attendance.',
    'Play from 24:10',
    '1:28:02',
  ])
    expect(html).toContain(words);
  expect(html).toMatch(/aria-current="true"[^>]*>(?:<[^>]*>)*24:10/);
  expect(html).not.toContain('aria-label="Captions"');
});

test('after its last day the page says since when it cannot be seen', () => {
  const html = drawn({ now: instant(200), session: { recording: { until: '2027-09-04', film: null } } });
  expect(html).toContain('It could be seen until the end of 4 September 2027 in Vienna.');
  expect(html).not.toContain('<video');
});

test('what was announced stands on the page of participants and hosts, and on no stranger’s', () => {
  expect(drawn()).toContain('Ten minutes late');
  expect(drawn({ role: 'host' })).toContain('Ten minutes late');
  expect(drawn({ role: 'stranger' })).not.toContain('Ten minutes late');
});

test('a session that was moved says from when to when, and where that is', () => {
  const html = drawn({ session: { movedFrom: { startsAt: instant(-1440), endsAt: instant(-1350) } } });
  expect(html).toContain(
    'Moved from Wednesday, 3 March 2027, 18:00 to 19:30 to Thursday, 4 March 2027, 18:00 to 19:30 in Vienna.',
  );
});

test('one that is cancelled says why, and leads to the next one that is held', () => {
  const later = {
    ...hours,
    sessionId: 'later',
    number: 3,
    startsAt: instant(20_160),
    endsAt: instant(20_250),
  };
  const html = drawn({
    sessions: [{ ...hours, isCancelled: true }, { ...later, number: 2, isCancelled: true }, later],
    session: { isCancelled: true, cancelReason: 'The speaker is ill.' },
  });
  expect(html).toContain('The speaker is ill.');
  expect(html).toContain('href="/live/case-conference?session=3"');
  expect(html).not.toContain('Join from');
});
