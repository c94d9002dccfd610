import { counted } from '#web/lib/format.ts';

export const NO_VERSIONS = 'Nothing is published yet';
export const NO_VERSIONS_TEXT = 'Each version that is published stands here with who learns it.';

export const MOVE = 'Move all who have not begun';
export const moveWords = (count: number, newest: number) =>
  count === 0
    ? 'Nobody has opened an older version without beginning it.'
    : `${counted(count, 'learner has', 'learners have')} opened an older version and begun nothing in it. They go on with version ${newest}; everybody else stays where they are.`;

export const RETURN = 'Write on from this version';
export const returnWords = (version: number) =>
  `What is being written becomes what version ${version} says. Changes that are not published are lost. Learners see nothing of it before you publish.`;

export const movedWords = (moved: number) =>
  moved === 0 ? 'Nobody was left to be moved.' : `${counted(moved, 'learner')} moved.`;
