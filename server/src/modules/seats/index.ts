export { transactInTurn, transactInTurnOfAll } from './course-queue.ts';
export { enrolSeat } from './enrol-seat.ts';
export { extendSeat } from './extend-seat.ts';
export { freeForgottenHolds } from './free-forgotten-holds.ts';
export { lockCourse } from './lock-course.ts';
export { releaseSeat } from './release-seat.ts';
export { hasForfeited, lockSeats } from './seats.repository.ts';
export { type SeatAnswer, type SeatRequest, takeSeat } from './take-seat.ts';
