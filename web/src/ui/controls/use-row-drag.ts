import { type DragEvent, useState } from 'react';

export interface RowDrag {
  isTarget: boolean;
  handle: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  row: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
}

/** Rows that change places by being dragged; the buttons do the same. */
export function useRowDrag(move: (from: number, to: number) => void): { of: (index: number) => RowDrag } {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  const of = (index: number): RowDrag => ({
    isTarget: from !== null && from !== index && over === index,
    handle: {
      draggable: true,
      onDragStart(event) {
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, 0, 0);
        event.dataTransfer.effectAllowed = 'move';
        // Some browsers drag only what carries something.
        event.dataTransfer.setData('application/x-row', String(index));
        setFrom(index);
      },
      onDragEnd: end,
    },
    row: {
      onDragOver(event) {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop(event) {
        if (from === null) return;
        event.preventDefault();
        move(from, index);
        end();
      },
    },
  });
  return { of };
}
