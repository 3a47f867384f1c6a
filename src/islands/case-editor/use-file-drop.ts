import { type DragEvent, useRef, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Makes an element take files, folders and archives that are dropped on it. */
export function useFileDrop(onDrop: (items: DataTransferItem[]) => void) {
  const [isOver, setOver] = useState(false);
  /** Entering a child fires before leaving its parent. */
  const depth = useRef(0);
  const leave = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by;
    setOver(depth.current > 0);
  };
  return {
    isOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (hasFiles(event)) leave(1);
      },
      onDragLeave(event: DragEvent) {
        if (hasFiles(event)) leave(-1);
      },
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        leave(0);
        onDrop([...event.dataTransfer.items]);
      },
    },
  };
}
