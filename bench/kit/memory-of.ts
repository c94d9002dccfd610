import { readFileSync } from 'node:fs';

export type Memory = { resident: number; proportional: number };

const fieldOf = (pid: number, file: string, field: string): number => {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1]) * 1024;
};

/** Bytes as Linux counts them: all that is mapped, and with what is shared divided among its sharers. */
export const memoryOf = (pid: number): Memory => ({
  resident: fieldOf(pid, 'status', 'VmRSS'),
  proportional: fieldOf(pid, 'smaps_rollup', 'Pss'),
});

/** Bytes that were mapped at any time. */
export const mostResident = (pid: number): number => fieldOf(pid, 'status', 'VmHWM');
