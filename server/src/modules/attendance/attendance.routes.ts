import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { adminVideoEndpoints as films } from '#contracts/attendance/admin-videos.ts';
import { checkInEndpoints as calls } from '#contracts/attendance/check-in.ts';
import { platformListEndpoints as lists } from '#contracts/attendance/platform-list.ts';
import { presenceEndpoints } from '#contracts/attendance/presence.ts';
import { videoEndpoints } from '#contracts/attendance/videos.ts';
import { type Binding, on, onOuter } from '#server/calls/binding.ts';
import { checkIn } from './check-in.ts';
import { decideHandsOn } from './decide-hands-on.ts';
import { getAttendance } from './get-attendance.ts';
import { getCheckInCodes } from './get-check-in-codes.ts';
import { noteAttendance } from './note-attendance.ts';
import { previewPlatformList } from './platform-list/preview-platform-list.ts';
import { takeOverPlatformList } from './platform-list/take-over-platform-list.ts';
import { beatPresence } from './presence/beat-presence.ts';
import { scanCode } from './scan-code.ts';
import { decideVideo } from './videos/decide-video.ts';
import { getOwnVideos } from './videos/get-own-videos.ts';
import { getVideos } from './videos/get-videos.ts';

export const attendanceBindings: Binding[] = [
  on(room.getAttendance, getAttendance),
  on(room.noteAttendance, noteAttendance),
  on(room.getCheckInCodes, getCheckInCodes),
  on(room.decideHandsOn, async (ctx, input) => {
    await decideHandsOn(ctx, input);
    return { message: 'Noted.' };
  }),
  on(calls.checkIn, checkIn),
  on(calls.scanCode, scanCode),
  onOuter(presenceEndpoints.beatPresence, beatPresence),
  on(lists.previewPlatformList, previewPlatformList),
  on(lists.takeOverPlatformList, takeOverPlatformList),
  on(videoEndpoints.getOwnVideos, getOwnVideos),
  on(films.getVideos, getVideos),
  on(films.decideVideo, decideVideo),
];
