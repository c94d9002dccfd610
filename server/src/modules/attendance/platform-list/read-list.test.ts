import { describe, expect, test } from 'vitest';
import { readPlatformList } from './read-list.ts';

const MINUTE = 60_000;
/** 15:00 to 16:30 in Vienna. */
const START = Date.parse('2027-03-04T14:00:00Z');
const hours = { startsAt: START, endsAt: START + 90 * MINUTE };

const read = (file: string | Uint8Array, zone = 'Europe/Vienna', of = hours) =>
  readPlatformList(typeof file === 'string' ? Buffer.from(file) : file, { hours: of, zone });

/** 'Anna Berg <anna@example.com> 0-90', in minutes of the session. */
const said = ({ people }: ReturnType<typeof read>) =>
  people.map(({ name, email, intervals }) => {
    const spans = intervals.map(({ from, until }) =>
      [from, until].map((at) => (at - START) / MINUTE).join('-'),
    );
    return `${name} <${email}> ${spans.join(' ')}`;
  });
const refused = (file: string | Uint8Array) => {
  try {
    read(file);
    return 'taken';
  } catch (error) {
    return (error as { issues?: { message: string }[] }).issues?.[0]?.message;
  }
};

const ZOOM = `Meeting ID,Topic,Start Time,End Time,User Email,Duration (Minutes),Participants
812 3456 7890,Case Conference,03/04/2027 02:50:00 PM,03/04/2027 04:31:00 PM,host@example.com,101,3

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest,Recording Consent,In Waiting Room
"Anna Berg",Anna@Example.com,03/04/2027 02:58:00 PM,03/04/2027 03:40:00 PM,42,Yes,,No
"Anna Berg",anna@example.com,03/04/2027 03:43:00 PM,03/04/2027 04:31:00 PM,48,Yes,,No
"iPhone (Omar Fayed)",,03/04/2027 03:10:00 PM,03/04/2027 04:30:00 PM,80,Yes,,No
"Dr. Müller (Vienna)",,03/04/2027 02:45:00 PM,03/04/2027 02:59:00 PM,14,Yes,,Yes
`;

const TEAMS = [
  '1. Summary',
  'Meeting title\tCase Conference',
  'Start time\t3/4/27, 2:50:12\u202fPM',
  '',
  '2. Participants',
  'Name\tFirst Join\tLast Leave\tIn-Meeting Duration\tEmail\tParticipant ID (UPN)\tRole',
  'Anna Berg\t3/4/27, 3:00:00\u202fPM\t3/4/27, 4:30:00\u202fPM\t1h 30m\tanna@example.com\tanna@tenant.example\tAttendee',
  '',
  '3. In-Meeting Activities',
  'Name\tJoin Time\tLeave Time\tDuration\tEmail\tRole',
  'Anna Berg\t3/4/27, 3:00:00\u202fPM\t3/4/27, 3:20:00\u202fPM\t20m\tanna@example.com\tAttendee',
  'Anna Berg\t3/4/27, 4:00:00\u202fPM\t3/4/27, 4:30:00\u202fPM\t30m\tanna@example.com\tAttendee',
].join('\r\n');

const wide = (text: string, mark = true) => Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le');

describe('lists as the platforms make them', () => {
  test('of Zoom: each time that somebody joined again, and nobody who only waited', () => {
    const list = read(ZOOM);
    expect(list).toMatchObject({ platform: 'zoom', isCoarse: false, problems: [] });
    expect(said(list)).toEqual(['Anna Berg <anna@example.com> -2-40 43-91', 'iPhone (Omar Fayed) <> 10-90']);
  });

  test('of Teams in UTF-16, with a mark or without: the exact times and not first and last', () => {
    for (const file of [wide(TEAMS), wide(TEAMS, false), wide(TEAMS).swap16()]) {
      const list = read(file);
      expect(list).toMatchObject({ platform: 'teams', isCoarse: false });
      expect(said(list)).toEqual(['Anna Berg <anna@example.com> 0-20 60-90']);
    }
    const short = read(wide(TEAMS.split('3. In-Meeting')[0] ?? ''));
    expect(short).toMatchObject({ isCoarse: true });
    expect(said(short)).toEqual(['Anna Berg <anna@example.com> 0-90']);
  });

  test('of Google Meet: clocks without a day are of the day of the session, also over midnight', () => {
    const meet = 'First name,Last name,Email,Duration,Time joined,Time exited\n';
    const list = read(`${meet}Anna,Berg,anna@example.com,1 hr 30 min,3:00 PM,4:30 PM`);
    expect(list.platform).toBe('meet');
    expect(said(list)).toEqual(['Anna Berg <anna@example.com> 0-90']);
    const late = { startsAt: START + 540 * MINUTE - 30 * MINUTE, endsAt: START + 630 * MINUTE };
    expect(said(read(`${meet}Anna,Berg,,,11:50 PM,12:20 AM`, 'Europe/Vienna', late))).toEqual([
      'Anna Berg <> 530-560',
    ]);
  });

  test('of Webex, whose cells are formulas in which nothing changes', () => {
    const webex = wide(
      'Meeting Name\tName\tAttendee Email\tJoin Time\tLeave Time\n"Case"\t"Anna Berg"\t"anna@example.com"\t"=""2027-03-04 15:00:00"""\t"=""2027-03-04 16:30:00"""\n',
    );
    expect(read(webex).platform).toBe('webex');
    expect(said(read(webex))).toEqual(['Anna Berg <anna@example.com> 0-90']);
  });

  test('and a plain one, in whatever encoding and with whatever separates its columns', () => {
    for (const separator of [',', ';', '\t']) {
      const lines = [
        ['Name', 'Email', 'Joined', 'Left'],
        ['Anna Müller', 'a@example.com', '04.03.2027 15:00', '04.03.2027 16:30'],
      ];
      const text = lines.map((line) => line.join(separator)).join('\r\n');
      for (const file of [
        Buffer.from(text),
        Buffer.from(`\ufeff${text}`),
        Buffer.from(text, 'latin1'),
        wide(text),
      ])
        expect(said(read(file))).toEqual(['Anna Müller <a@example.com> 0-90']);
    }
  });
});

describe('clocks', () => {
  const plain = (...rows: string[]) => ['name,email,joined,left', ...rows].join('\n');

  test('are read in the zone that is chosen, unless the list says its own', () => {
    const list = plain('Anna,,2027-03-04 09:00,2027-03-04 10:30');
    expect(said(read(list, 'America/New_York'))).toEqual(['Anna <> 0-90']);
    const own = read(plain('Anna,,2027-03-04T14:00:00Z,2027-03-04T15:30:00Z'), 'Asia/Tokyo');
    expect(own.hasOwnZone).toBe(true);
    expect(said(own)).toEqual(['Anna <> 0-90']);
  });

  test('of a day that could be two are of the one on which the session was', () => {
    expect(said(read(plain('Anna,,4/3/2027 15:00,4/3/2027 16:30')))).toEqual(['Anna <> 0-90']);
    expect(said(read(plain('Anna,,3/4/2027 3:00 PM,3/4/2027 4:30 PM')))).toEqual(['Anna <> 0-90']);
  });

  test('that the zone has twice or never on that day are counted, and told of', () => {
    const night = {
      startsAt: Date.parse('2027-10-31T00:00:00Z'),
      endsAt: Date.parse('2027-10-31T02:00:00Z'),
    };
    // Two o’clock comes twice: who leaves at 02:10 after having come at 02:40 has left in the second hour.
    const twice = read(plain('Anna,,2027-10-31 02:40,2027-10-31 02:10'), 'Europe/Vienna', night);
    expect(twice.repeated).toBe(1);
    expect(twice.people[0]?.intervals).toEqual([
      { from: Date.parse('2027-10-31T00:40:00Z'), until: Date.parse('2027-10-31T01:10:00Z') },
    ]);
    const spring = {
      startsAt: Date.parse('2027-03-28T00:00:00Z'),
      endsAt: Date.parse('2027-03-28T03:00:00Z'),
    };
    const never = read(plain('Anna,,2027-03-28 01:30,2027-03-28 02:30'), 'Europe/Vienna', spring);
    expect(never).toMatchObject({ skipped: 1, repeated: 0 });
  });
});

describe('rows that count for nobody are named by their line', () => {
  const list = read(
    [
      'name,email,joined,left',
      'Anna,a@example.com,2027-03-04 15:00,2027-03-04 16:30',
      'Still in,,2027-03-04 15:00,',
      'Backwards,,2027-03-04 16:00,2027-03-04 15:00',
      'Yesterday,,2027-03-02 15:00,2027-03-02 16:00',
      ',,2027-03-04 15:00,2027-03-04 16:00',
      'Sometime,,soon,later',
      'Not there,,--,--',
    ].join('\n'),
  );
  test('and the others are taken', () => {
    expect(list.problems).toEqual([
      { line: 3, problem: 'no-end' },
      { line: 4, problem: 'backwards' },
      { line: 5, problem: 'other-day' },
      { line: 6, problem: 'no-name' },
      { line: 7, problem: 'unreadable' },
    ]);
    expect(said(list)).toEqual(['Anna <a@example.com> 0-90']);
  });
});

test('names are whatever people typed, and nothing of them is lost or run', () => {
  const names = [
    'أميرة فاروق',
    '🩺 Anna 🙂',
    '=HYPERLINK("https://evil.example")',
    '<script>alert(1)</script>',
  ];
  const rows = names.map((name) => `"${name.replaceAll('"', '""')}",,2027-03-04 15:00,2027-03-04 16:30`);
  expect(read(['name,email,joined,left', ...rows].join('\n')).people.map(({ name }) => name)).toEqual(names);
});

test('what is no such list is refused, and says what is missing', () => {
  const plain = 'name,email,joined,left\n';
  for (const [file, words] of [
    ['', /No row says who joined/],
    [plain, /No row says who joined/],
    ['number,name,course\n1,Anna,Botox', /No row says who joined/],
    ['Name (Original Name),User Email,Total Duration (Minutes),Guest\nAnna,,90,Yes', /unique users/],
    ['PK\u0003\u0004 a workbook', /no CSV/],
    ['%PDF-1.7', /no CSV/],
    [Buffer.from([0x41, 0, 0, 0, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49]), /no CSV/],
    ['<!doctype html><title>Sign in</title>', /No row says who joined/],
    [`${plain}"Anna,,2027-03-04 15:00`, /cannot be read|No row/],
    [`${plain}Anna,,2027-04-04 15:00,2027-04-04 16:30`, /another day/],
    [`${plain}Anna,,soon,later`, /No row of this list has times/],
    [plain + 'Anna,,2027-03-04 15:00,2027-03-04 16:30\n'.repeat(10_001), /at most 10000 rows/],
    [`${plain}${'x'.repeat(4_000_000)}`, /cannot be read|No row/],
  ] as const)
    expect([String(file).slice(0, 30), refused(file)]).toEqual([
      String(file).slice(0, 30),
      expect.stringMatching(words),
    ]);
});

test('a hostile file of five megabytes is answered within seconds', () => {
  const began = Date.now();
  for (const text of [
    '"'.repeat(5_000_000),
    ',\n'.repeat(2_500_000),
    'a,'.repeat(2_500_000),
    '\n'.repeat(5_000_000),
  ])
    expect(refused(text)).not.toBe('taken');
  expect(Date.now() - began).toBeLessThan(20_000);
});
