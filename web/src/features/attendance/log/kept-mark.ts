import type { SentMark } from '#contracts/attendance/admin-attendance.ts';

/** A mark as a device keeps it, until the server has answered for it. */
export type KeptMark = SentMark & { accountId: string; courseId: string };

/** As it is sent: whose it is, the login says, and of which course, the address. */
export const asSent = ({ accountId: _, courseId: __, ...mark }: KeptMark): SentMark => mark;
