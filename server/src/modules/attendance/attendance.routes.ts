import { adminAttendanceEndpoints as room } from '#contracts/attendance/admin-attendance.ts';
import { checkInEndpoints as calls } from '#contracts/attendance/check-in.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { checkIn } from './check-in.ts';
import { decideHandsOn } from './decide-hands-on.ts';
import { getAttendance } from './get-attendance.ts';
import { getCheckInCodes } from './get-check-in-codes.ts';
import { noteAttendance } from './note-attendance.ts';
import { scanCode } from './scan-code.ts';

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
];
