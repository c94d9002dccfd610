import { z } from 'zod';
import { answer, done, endpoint } from '../endpoint.ts';
import { courseParams, instantText, requiredText } from '../fields.ts';
import { lineageId } from './content.ts';

/** Where on which slide, in milliseconds. The device names what it makes, so that making it twice is making it once. */
const pin = { slideId: lineageId, positionMs: z.int().min(0).max(36_000_000) };
const itsId = courseParams.extend({ id: z.uuid() });

const note = z.object({
  _id: z.string(),
  slideId: z.string(),
  positionMs: z.number(),
  text: z.string(),
  createdAt: instantText,
  updatedAt: instantText,
});
export type LearningNote = z.infer<typeof note>;

const bookmark = note.omit({ text: true, updatedAt: true });
export type LearningBookmark = z.infer<typeof bookmark>;

const listNotes = endpoint({
  summary: 'The caller’s notes and bookmarks in a course, newest first',
  method: 'GET',
  path: '/api/elearning/courses/:courseId/notes',
  access: 'signed-in',
  params: courseParams,
  response: answer({ notes: z.array(note), bookmarks: z.array(bookmark) }),
});

const putNote = endpoint({
  summary: 'Write a note, or change it',
  method: 'PUT',
  path: '/api/elearning/courses/:courseId/notes/:id',
  access: 'signed-in',
  params: itsId,
  body: z.object({ ...pin, text: requiredText('Note', 4000) }),
  response: answer({ note }),
});

const deleteNote = endpoint({
  summary: 'Remove a note',
  method: 'DELETE',
  path: '/api/elearning/courses/:courseId/notes/:id',
  access: 'signed-in',
  params: itsId,
  response: done,
});

const putBookmark = endpoint({
  summary: 'Set a bookmark',
  method: 'PUT',
  path: '/api/elearning/courses/:courseId/bookmarks/:id',
  access: 'signed-in',
  params: itsId,
  body: z.object(pin),
  response: answer({ bookmark }),
});

const deleteBookmark = endpoint({
  summary: 'Remove a bookmark',
  method: 'DELETE',
  path: '/api/elearning/courses/:courseId/bookmarks/:id',
  access: 'signed-in',
  params: itsId,
  response: done,
});

export const noteEndpoints = { listNotes, putNote, deleteNote, putBookmark, deleteBookmark };
