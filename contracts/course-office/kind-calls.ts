import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import type { EndpointOptions } from '../endpoint.ts';

// Courses of every kind are managed by the same calls, each kind at its own paths.

type Calls = Record<string, EndpointOptions>;

/** How a call is named where it is about courses of a kind. */
const PREFIXES = {
  InPersonCourse: '',
  OnlineLiveTraining: 'live',
  ELearningCourse: 'selfPaced',
} as const satisfies Record<CourseKind, string>;
type Prefixes = typeof PREFIXES;
type Prefixed<Prefix extends string, Name extends string> = Prefix extends ''
  ? Name
  : `${Prefix}${Capitalize<Name>}`;

/** How a call that several kinds have is named where it is about one of them. */
export type CallOfKind<Name extends string, Kind extends CourseKind = RunKind> = {
  [One in Kind]: Prefixed<Prefixes[One], Name>;
}[Kind];

export const callOfKind = <Kind extends CourseKind, Name extends string>(
  kind: Kind,
  name: Name,
): CallOfKind<Name, Kind> => {
  const prefix: string = PREFIXES[kind];
  const own = prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return own as CallOfKind<Name, Kind>;
};

type Named<Of extends object, Kind extends CourseKind> = {
  [Name in keyof Of & string as Prefixed<Prefixes[Kind], Name>]: Of[Name];
};

const named = <Of extends Calls, Kind extends CourseKind>(kind: Kind, calls: Of) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [callOfKind(kind, name), call])) as Named<
    Of,
    Kind
  >;

/** The calls of the kinds that have them, under names of their own. */
export const namedByKind = <
  InPerson extends Calls,
  Live extends Calls,
  SelfPaced extends Calls = Record<never, never>,
>(calls: {
  InPersonCourse: InPerson;
  OnlineLiveTraining: Live;
  ELearningCourse?: SelfPaced;
}) => ({
  ...calls.InPersonCourse,
  ...named('OnlineLiveTraining', calls.OnlineLiveTraining),
  ...named('ELearningCourse', calls.ELearningCourse ?? ({} as SelfPaced)),
});
