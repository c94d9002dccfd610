import { CHECK_IN_METHODS } from '../../courses/course-options.ts';
import { choice, percent, section, tick } from './cleaned.ts';

export const attendanceSection = section({
  trackingEnabled: tick(),
  minimumRequired: percent('Minimum attendance', 80),
  checkInMethod: choice('Check-in method', CHECK_IN_METHODS, 'manual'),
});
