import { videoState } from '#domain/attendance/video.ts';
import { fileUrl } from '#server/modules/media/index.ts';
import type { ListedVideo } from './videos.repository.ts';

export const presentVideo = (video: ListedVideo) => ({
  id: video.id,
  url: fileUrl(video.file),
  name: video.file.name,
  bytes: video.file.bytes,
  submittedAt: video.submittedAt.toISOString(),
  state: videoState(video),
  note: video.note,
});
