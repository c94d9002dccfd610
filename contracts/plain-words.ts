import { z } from 'zod';

type Raw = z.core.$ZodRawIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  date: 'a date',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address as in https://academy.example',
  date: 'a date as in 2027-03-05',
  time: 'a time as in 09:30',
  datetime: 'a date and time as in 2027-03-05T09:30:00Z',
};
const MOST_CHOICES = 12;

/** The field's name as a person would write it: `billing.firstName` is "First name". */
const labelOf = ({ path = [] }: Raw): string => {
  const name = path.findLast((step) => typeof step === 'string') ?? 'This';
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

const THINGS: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

const boundOf = (bound: number | bigint, origin: string): string => {
  const thing = THINGS[origin];
  return thing ? `${bound.toLocaleString('en')} ${thing}` : bound.toLocaleString('en');
};

type Bound<Key extends string> = Record<Key, number | bigint> & { inclusive?: boolean; origin: string };

const tooSmall = ({ minimum, inclusive, origin }: Bound<'minimum'>): string => {
  if (THINGS[origin])
    return Number(minimum) === 1 ? 'is required' : `needs at least ${boundOf(minimum, origin)}`;
  return `must be ${inclusive ? 'at least' : 'more than'} ${boundOf(minimum, origin)}`;
};

const tooBig = ({ maximum, inclusive, origin }: Bound<'maximum'>): string => {
  if (THINGS[origin]) return `can have at most ${boundOf(maximum, origin)}`;
  return `must be ${inclusive ? 'at most' : 'less than'} ${boundOf(maximum, origin)}`;
};

/** After the label: as in "can have at most 200 characters". */
const describe = (issue: Raw): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is required'
        : `must be ${KINDS[issue.expected] ?? 'given in another form'}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return issue.values.length > MOST_CHOICES
        ? 'is not one of the choices'
        : `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `must be ${FORMATS[issue.format] ?? 'written in another way'}`;
    default:
      return 'cannot be used as it is';
  }
};

/** A validator's own words speak of types and of what they expected; whatever reads a contract says this instead. */
z.config({
  localeError: (issue) =>
    issue.path?.length ? `${labelOf(issue)} ${describe(issue)}` : 'The request could not be read.',
});
