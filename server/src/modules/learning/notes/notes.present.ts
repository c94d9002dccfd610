import type { LearningBookmark, LearningNote } from '#contracts/learning/notes.ts';
import type { Bookmark, Note } from './notes.repository.ts';

export const presentBookmark = ({ id, slideId, positionMs, createdAt }: Bookmark): LearningBookmark => ({
  _id: id,
  slideId,
  positionMs,
  createdAt: createdAt.toISOString(),
});

export const presentNote = (note: Note): LearningNote => ({
  ...presentBookmark(note),
  text: note.text,
  updatedAt: note.updatedAt.toISOString(),
});
