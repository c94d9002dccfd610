import type { RunKind } from '#domain/courses/course-kind.ts';
import type { EndpointOptions } from '../endpoint.ts';

// Courses in person and live are managed by the same calls, each kind at its own paths.

type Calls = Record<string, EndpointOptions>;
type Both<InPerson, Live> = { InPersonCourse: InPerson; OnlineLiveTraining: Live };

/** How a call that both kinds have is named where it is about one. */
export type CallOfKind<Name extends string> = Name | `live${Capitalize<Name>}`;

export const callOfKind = <Name extends string>(kind: RunKind, name: Name): CallOfKind<Name> =>
  kind === 'InPersonCourse'
    ? name
    : (`live${name.charAt(0).toUpperCase()}${name.slice(1)}` as CallOfKind<Name>);

type NamedLive<Live extends object> = {
  [Name in keyof Live & string as `live${Capitalize<Name>}`]: Live[Name];
};

/** The calls of both kinds under names of their own. */
export const namedByKind = <InPerson extends Calls, Live extends Calls>(calls: Both<InPerson, Live>) => ({
  ...calls.InPersonCourse,
  ...(Object.fromEntries(
    Object.entries(calls.OnlineLiveTraining).map(([name, call]) => [
      callOfKind('OnlineLiveTraining', name),
      call,
    ]),
  ) as NamedLive<Live>),
});
